import { readRules } from './values/rules'

/** Slugs of the list `job-roles`, with the words of a title that imply them. */
const RULES = readRules(String.raw`
  data-ai: \b(data (scien|engineer|analy|architect)\w*|machine learning|\bml\b|\bai\b|artificial intelligence|deep learning|analytics|data warehouse|business intelligence|\bbi\b|nlp|quantitative research)
  cyber-security: \b(cyber|information security|infosec|security (engineer|analyst|architect)|penetration test)
  user-experience: \b(ux|ui\b|user experience|interaction design|user research)
  games-development: \bgames? (develop|design|program|engineer)|gameplay|unity developer
  software-testing: \b(test(er)? (engineer|analyst|automation)|software test|qa (engineer|analyst|tester)|quality assurance (engineer|analyst|tester)|sdet)\b
  cloud-networks: \b(devops|cloud|site reliability|sre|network (engineer|administrator|analyst)|platform engineer|infrastructure engineer|systems? administrator|sysadmin)\b
  software-engineering: \b(software|developer|programmer|full[- ]?stack|front[- ]?end|back[- ]?end|web engineer|python|java|javascript|django|\.net|php|c\+\+|android|ios|mobile engineer|swe|sde)\b
  it-support: \b(it (support|technician|manager|officer|project)|help ?desk|service desk|desktop support|ict|database administrator|dba|systems? analyst)\b
  audit: \baudit
  tax: \btax(ation)?\b
  actuarial: \bactuar
  investment: \b(invest(ment|or)|equity|asset management|portfolio|trad(er|ing)|hedge fund|wealth|capital markets|quant(itative)?)\b
  banking: \b(bank(ing|er)|mortgage|lending|credit (analyst|risk)|financial advis)
  underwriting: \b(underwrit|insurance|claims (handler|adjuster|advis))
  accountancy: \b(account(ant|ancy|ing|s)\b(?! manag| exec| direct)|financ(e|ial)\b|bookkeep|payroll|treasury|ledger|credit control)
  consulting: \b(management consult|consulting|strategy (analyst|consult|associate)|business consultant)
  business-analysis: \bbusiness (analyst|analysis|systems)
  project-management: \b(project|programme|program|pmo|scrum|product) (manage(r|ment)|lead|officer|co-?ordinator|support|owner|administrator)|\bscrum master\b
  human-resources: \b(human resources|(?<!(?:[/\d]|\b(?:per|an))\s?)hr|recruit(er|ment)|talent|people (partner|operations|adviser)|resourcing|organisational development)\b
  procurement: \b(procure|purchas|sourcing|category manager|contracts? (manager|officer|specialist|administrator))
  mechanical-engineering: \bmechanical|\bhvac\b
  electrical-engineering: \b(electric(al|ian)|electronic|hardware engineer|firmware|embedded|asic|fpga|rf engineer|power electronics|semiconductor)
  civil-engineering: \b(civil|structural|highway|geotechnical|drainage|bridge) (engineer|design|technician)|\bstructural\b
  chemical-engineering: \b(chemical|process) engineer
  aerospace-engineering: \b(aerospace|aeronaut|avionics|aircraft|flight|propulsion|satellite|spacecraft)
  automotive-engineering: \b(automotive|vehicle (engineer|technician)|motor (mechanic|vehicle))
  materials-engineering: \b(materials? (engineer|scien)|metallurg)
  manufacturing-engineering: \b(manufactur|production (engineer|operat|manager|supervisor)|cnc|machin(ist|e operator)|lean engineer|quality engineer|fabricat|weld(er|ing))
  engineering-technician: \b(maintenance|service engineer|field (service )?engineer|fitter|engineering technician|commissioning)
  laboratory-science: \b(laborator|lab (technician|assistant|scientist|manager)|microbiolog|chemist\b|biochem|biologist|research (associate|assistant|scientist|fellow|technician)|pathology|histolog)
  clinical-trials: \b(clinical (research|trial|data)|trials?\b|pharmacovigilance|regulatory affairs)
  biotechnology: \b(biotech|bioinformatic|genom|molecular|cell (culture|biology)|protein)
  environmental-science: \b(environmental|ecolog|hydrolog|geolog|climate|watershed)
  statistics: \b(statistic|biostatist|epidemiolog)
  digital-social-media: \b(social media|seo|ppc|digital (marketing|content|media)|content (creator|strategist|marketing))
  public-relations: \b(public relations|pr (officer|manager|executive|assistant)|press officer|communications?)\b
  journalism-publishing: \b(journalis|editor(ial)?|copywrit|publishing|reporter|technical writer)\b
  graphic-design: \b(graphic|visual design|creative design|web design|illustrat)
  film-tv-radio: \b(video|film|broadcast|camera operator|producer\b|radio presenter)
  product-design: \b(product|industrial|cad) design
  marketing: \b(marketing|brand manager|market research|campaign manager|crm)\b
  patents-trade-marks: \b(patent|trade ?mark|intellectual property)\b
  compliance: \b(complian|anti[- ]money|kyc|aml\b|risk (analyst|manager|officer)|data protection|governance)
  paralegal: \b(paralegal|legal (assistant|secretary|administrator|intern|executive))
  solicitor: \b(solicitor|lawyer|attorney|counsel\b|barrister|trainee solicitor|legal)\b
  buying-merchandising: \b(buyer|merchandis|visual merch)
  customer-service: \b(customer (service|care|support|success|assistant|adviser|advisor)|call (centre|center|handler)|contact centre|checkout|cashier|client service)
  retail-management: \b(store|retail|shop|supermarket|section leader|shelf)\b
  sales: \b(sales|business development|account (manager|executive|director)|telesales|estate agent|pre-?sales)\b
  surveying: \bsurvey(or|ing)\b
  architecture: \b(architect(ural)?|landscape architect|interior design)\b(?<!(data|software|solutions?|cloud|technical|enterprise|system|systems|security|network|java|sql) architect)
  planning: \b(town plan|planning (officer|assistant|enforcement)|urban plan|city planner|plan examiner)
  construction-management: \b(construction|site (manager|engineer|supervisor)|quantity survey|building (inspector|manager|services)|estimator|cranes?)\b
  building-trades: \b(plumb|carpent|joiner|bricklay|painter|plaster|roofer|locksmith|mason)
  property-facilities: \b(property|facilit(y|ies)|caretaker|estates?|lettings|custodia|janitor|domestic (assistant|supervisor|services)|cleaner|housekeep|porter)\b
  housing: \bhousing\b
  emergency-services: \b(paramedic|ambulance|firefighter|police|emergency (management|call|preparedness|medical technician))\b
  economics: \beconomist\b|\beconomic
  local-government: \b(borough|council|community coordinator|city planner|democratic services)\b
  policy: \bpolicy\b|\bpublic affairs\b
  health-management: \b((service|ward|practice|clinical|care|home|divisional|general|operations|nursing home|clinic) manager|head of nursing|medical (secretar|records|administrator)|patient (access|pathway)|nhs manager|health(care)? manager)\b
  nursing-midwifery: \b(nurs(e|es|ing)|midwi(fe|ves|fery)|rgn|rmn|rnld|health visitor|matron|ward sister|sister\b|odp|theatre practitioner|immunis)
  pharmacy: \bpharmac(y|ist)
  psychology-therapy: \b(psycholog|psychotherap|counsell|cbt|wellbeing practitioner|mental health practitioner|camhs|iapt)
  allied-health: \b(physio|occupational therap|speech (and|&) language|radiograph|dieti[ct]|podiatr|optometr|orthotis|prosthet|sonograph|mammograph|phlebotom|audiolog|therap(y|ist)|ot\b|osteopath)
  healthcare-science: \b(biomedical|physiolog|clinical scien|medical physic|cardi(ac|ograph)|decontamination|sterile services|perfusion)
  health-care: \b(doctor|consultant\b.*\b(in|anaesth|surg|radiolog|psychiatr|paediatr|physician)|physician|surgeon|psychiatr|anaesth|paediatr|clinical fellow|gp\b|specialty (doctor|registrar)|dent(al|ist)|registrar|locum|medical director|radiologist|dermatolog|gynae)
  social-care: \b(social work|care (assistant|worker|coordinator)|support worker|carer\b|senior carer|health ?care (assistant|support)|hca\b|domiciliary|residential|safeguarding|youth worker|family support)
  teaching-support: \b(teaching assistant|learning support|invigilator|classroom|school (secretary|administrator)|sen (assistant|support))
  learning-technology: \b(learning (technolog|designer)|e-?learning|instructional design)
  teaching: \b(teacher|lecturer|tutor|professor|trainer\b|educator|instructor|head ?teacher|nursery (practitioner|assistant))
  museums-libraries: \b(museum|librar|archiv|curator|gallery)
  renewable-energy: \b(renewable|solar|wind (farm|turbine|energy)|hydrogen)
  power-grid: \b(power (system|plant|grid)|substation|transmission engineer|nuclear|energy (analyst|engineer|manager))
  sustainability: \bsustainab|\besg\b|\bcarbon\b
  water-waste: \b(water (quality|treatment|supply)|wastewater|waste|recycling|sewage|sanitation)
  chef-kitchen: \b(chef|sous|commis\b|kitchen|cook\b|catering|pastry|baker\b)
  hotels-restaurants: \b(hotel|restaurant|front of house|waiter|waitress|barista|bar (staff|manager|tender)|bartender|receptionist.*hotel|assistant manager.*(pub|restaurant)|pub\b|housekeeping|concierge|steakhouse)
  events: \b(events?|conference|wedding) (manager|co-?ordinator|assistant|executive|planner|officer)|\bevents\b
  travel-tourism: \b(travel|tour(ism)? (guide|operator|manager)|cabin crew)\b
  supply-chain: \b(supply chain|logistic|inventory|stock control|demand plann|material (planner|handler))
  transport-planning: \b(transport(ation)? (plan|engineer|model)|traffic (engineer|plan)|transit plan)
  warehousing: \b(warehouse|picker|packer|forklift|store ?keeper|fulfil)
  transport-operations: \b(driver|hgv|courier|fleet|rail|train (driver|operator)|ship|marine|aviation|dispatcher)\b
  food-science: \b(food (scien|technolog|safety)|new product development)
  animal-care: \b(veterinar|animal|vet nurse)
  horticulture-forestry: \b(horticult|forest(er|ry)|garden(er|ing)|arboricult|parks? (ranger|supervisor|manager))
  farming-land: \b(farm|agricultur|agronom)
  fundraising: \bfundrais|\bmajor gifts\b
  campaigns: \bcampaign(er|s officer)
  community-work: \b(community (worker|outreach|engagement|development|organiser|organizer|connector)|outreach|volunteer co-?ordinator)
  performing-arts: \b(actor|dancer|musician|theatre (?!practitioner|nurse|lead|manager|assistant)(arts|company|tech)|stage manager)
  fashion-textiles: \b(fashion|textile|garment|pattern cutter)
  sport-fitness: \b(sports? (coach|develop|scien)|fitness|gym\b|leisure (assistant|centre)|lifeguard|personal trainer|swim)
  animation-visual-effects: \b(animat(or|ion)|vfx|3d artist|visual effects)
  administration: \b(administrat(or|ive|ion)|secretar(y|ial)|receptionist|clerk|clerical|office (manager|assistant)|personal assistant|executive assistant|\bpa\b|admin\b|data entry)\b
  operations: \b(operations? (manager|director|analyst|associate|officer|executive|lead)|chief of staff|general manager|branch manager)\b
`)
/** The maximum of roles per job. */
const MAX_ROLES = 3

/** Returns the most certain slug first; empty if unknown. */
export function readRoles(title: string): string[] {
  const found = RULES.filter(([, words]) => words.test(title)).map(([slug]) => slug)
  const specific = found.filter(slug => !GENERAL.has(slug))
  return (specific.length > 0 ? specific : found).slice(0, MAX_ROLES)
}

/** These count only if nothing more specific matches: a data project manager's administrator works in data. */
const GENERAL = new Set(['administration', 'operations', 'health-management'])
