/** Slugs of the list `job-roles`, with the words of a title that imply them. */
const RULES: readonly (readonly [slug: string, words: RegExp])[] = [
  [
    'data-ai',
    /\b(data (scien|engineer|analy|architect)\w*|machine learning|\bml\b|\bai\b|artificial intelligence|deep learning|analytics|data warehouse|business intelligence|\bbi\b|nlp|quantitative research)/i,
  ],
  ['cyber-security', /\b(cyber|information security|infosec|security (engineer|analyst|architect)|penetration test)/i],
  ['user-experience', /\b(ux|ui\b|user experience|interaction design|user research)/i],
  ['games-development', /\bgames? (develop|design|program|engineer)|gameplay|unity developer/i],
  [
    'software-testing',
    /\b(test(er)? (engineer|analyst|automation)|software test|qa (engineer|analyst|tester)|quality assurance (engineer|analyst|tester)|sdet)\b/i,
  ],
  [
    'cloud-networks',
    /\b(devops|cloud|site reliability|sre|network (engineer|administrator|analyst)|platform engineer|infrastructure engineer|systems? administrator|sysadmin)\b/i,
  ],
  [
    'software-engineering',
    /\b(software|developer|programmer|full[- ]?stack|front[- ]?end|back[- ]?end|web engineer|python|java|javascript|django|\.net|php|c\+\+|android|ios|mobile engineer|swe|sde)\b/i,
  ],
  [
    'it-support',
    /\b(it (support|technician|manager|officer|project)|help ?desk|service desk|desktop support|ict|database administrator|dba|systems? analyst)\b/i,
  ],
  ['audit', /\baudit/i],
  ['tax', /\btax(ation)?\b/i],
  ['actuarial', /\bactuar/i],
  [
    'investment',
    /\b(invest(ment|or)|equity|asset management|portfolio|trad(er|ing)|hedge fund|wealth|capital markets|quant(itative)?)\b/i,
  ],
  ['banking', /\b(bank(ing|er)|mortgage|lending|credit (analyst|risk)|financial advis)/i],
  ['underwriting', /\b(underwrit|insurance|claims (handler|adjuster|advis))/i],
  [
    'accountancy',
    /\b(account(ant|ancy|ing|s)\b(?! manag| exec| direct)|financ(e|ial)\b|bookkeep|payroll|treasury|ledger|credit control)/i,
  ],
  ['consulting', /\b(management consult|consulting|strategy (analyst|consult|associate)|business consultant)/i],
  ['business-analysis', /\bbusiness (analyst|analysis|systems)/i],
  [
    'project-management',
    /\b(project|programme|program|pmo|scrum|product) (manage(r|ment)|lead|officer|co-?ordinator|support|owner|administrator)|\bscrum master\b/i,
  ],
  [
    'human-resources',
    /\b(human resources|(?<!(?:[/\d]|\b(?:per|an))\s?)hr|recruit(er|ment)|talent|people (partner|operations|adviser)|resourcing|organisational development)\b/i,
  ],
  [
    'procurement',
    /\b(procure|purchas|sourcing|category manager|contracts? (manager|officer|specialist|administrator))/i,
  ],
  ['mechanical-engineering', /\bmechanical|\bhvac\b/i],
  [
    'electrical-engineering',
    /\b(electric(al|ian)|electronic|hardware engineer|firmware|embedded|asic|fpga|rf engineer|power electronics|semiconductor)/i,
  ],
  [
    'civil-engineering',
    /\b(civil|structural|highway|geotechnical|drainage|bridge) (engineer|design|technician)|\bstructural\b/i,
  ],
  ['chemical-engineering', /\b(chemical|process) engineer/i],
  ['aerospace-engineering', /\b(aerospace|aeronaut|avionics|aircraft|flight|propulsion|satellite|spacecraft)/i],
  ['automotive-engineering', /\b(automotive|vehicle (engineer|technician)|motor (mechanic|vehicle))/i],
  ['materials-engineering', /\b(materials? (engineer|scien)|metallurg)/i],
  [
    'manufacturing-engineering',
    /\b(manufactur|production (engineer|operat|manager|supervisor)|cnc|machin(ist|e operator)|lean engineer|quality engineer|fabricat|weld(er|ing))/i,
  ],
  [
    'engineering-technician',
    /\b(maintenance|service engineer|field (service )?engineer|fitter|engineering technician|commissioning)/i,
  ],
  [
    'laboratory-science',
    /\b(laborator|lab (technician|assistant|scientist|manager)|microbiolog|chemist\b|biochem|biologist|research (associate|assistant|scientist|fellow|technician)|pathology|histolog)/i,
  ],
  ['clinical-trials', /\b(clinical (research|trial|data)|trials?\b|pharmacovigilance|regulatory affairs)/i],
  ['biotechnology', /\b(biotech|bioinformatic|genom|molecular|cell (culture|biology)|protein)/i],
  ['environmental-science', /\b(environmental|ecolog|hydrolog|geolog|climate|watershed)/i],
  ['statistics', /\b(statistic|biostatist|epidemiolog)/i],
  [
    'digital-social-media',
    /\b(social media|seo|ppc|digital (marketing|content|media)|content (creator|strategist|marketing))/i,
  ],
  [
    'public-relations',
    /\b(public relations|pr (officer|manager|executive|assistant)|press officer|communications?)\b/i,
  ],
  ['journalism-publishing', /\b(journalis|editor(ial)?|copywrit|publishing|reporter|technical writer)\b/i],
  ['graphic-design', /\b(graphic|visual design|creative design|web design|illustrat)/i],
  ['film-tv-radio', /\b(video|film|broadcast|camera operator|producer\b|radio presenter)/i],
  ['product-design', /\b(product|industrial|cad) design/i],
  ['marketing', /\b(marketing|brand manager|market research|campaign manager|crm)\b/i],
  ['patents-trade-marks', /\b(patent|trade ?mark|intellectual property)\b/i],
  ['compliance', /\b(complian|anti[- ]money|kyc|aml\b|risk (analyst|manager|officer)|data protection|governance)/i],
  ['paralegal', /\b(paralegal|legal (assistant|secretary|administrator|intern|executive))/i],
  ['solicitor', /\b(solicitor|lawyer|attorney|counsel\b|barrister|trainee solicitor|legal)\b/i],
  ['buying-merchandising', /\b(buyer|merchandis|visual merch)/i],
  [
    'customer-service',
    /\b(customer (service|care|support|success|assistant|adviser|advisor)|call (centre|center|handler)|contact centre|checkout|cashier|client service)/i,
  ],
  ['retail-management', /\b(store|retail|shop|supermarket|section leader|shelf)\b/i],
  ['sales', /\b(sales|business development|account (manager|executive|director)|telesales|estate agent|pre-?sales)\b/i],
  ['surveying', /\bsurvey(or|ing)\b/i],
  [
    'architecture',
    /\b(architect(ural)?|landscape architect|interior design)\b(?<!(data|software|solutions?|cloud|technical|enterprise|system|systems|security|network|java|sql) architect)/i,
  ],
  ['planning', /\b(town plan|planning (officer|assistant|enforcement)|urban plan|city planner|plan examiner)/i],
  [
    'construction-management',
    /\b(construction|site (manager|engineer|supervisor)|quantity survey|building (inspector|manager|services)|estimator|cranes?)\b/i,
  ],
  ['building-trades', /\b(plumb|carpent|joiner|bricklay|painter|plaster|roofer|locksmith|mason)/i],
  [
    'property-facilities',
    /\b(property|facilit(y|ies)|caretaker|estates?|lettings|custodia|janitor|domestic (assistant|supervisor|services)|cleaner|housekeep|porter)\b/i,
  ],
  ['housing', /\bhousing\b/i],
  [
    'emergency-services',
    /\b(paramedic|ambulance|firefighter|police|emergency (management|call|preparedness|medical technician))\b/i,
  ],
  ['economics', /\beconomist\b|\beconomic/i],
  ['local-government', /\b(borough|council|community coordinator|city planner|democratic services)\b/i],
  ['policy', /\bpolicy\b|\bpublic affairs\b/i],
  [
    'health-management',
    /\b((service|ward|practice|clinical|care|home|divisional|general|operations|nursing home|clinic) manager|head of nursing|medical (secretar|records|administrator)|patient (access|pathway)|nhs manager|health(care)? manager)\b/i,
  ],
  [
    'nursing-midwifery',
    /\b(nurs(e|es|ing)|midwi(fe|ves|fery)|rgn|rmn|rnld|health visitor|matron|ward sister|sister\b|odp|theatre practitioner|immunis)/i,
  ],
  ['pharmacy', /\bpharmac(y|ist)/i],
  [
    'psychology-therapy',
    /\b(psycholog|psychotherap|counsell|cbt|wellbeing practitioner|mental health practitioner|camhs|iapt)/i,
  ],
  [
    'allied-health',
    /\b(physio|occupational therap|speech (and|&) language|radiograph|dietit|podiatr|optometr|orthotis|prosthet|sonograph|mammograph|phlebotom|audiolog|therap(y|ist)|ot\b|osteopath)/i,
  ],
  [
    'healthcare-science',
    /\b(biomedical|physiolog|clinical scien|medical physic|cardiac|decontamination|sterile services|perfusion)/i,
  ],
  [
    'health-care',
    /\b(doctor|consultant\b.*\b(in|anaesth|surg|radiolog|psychiatr|paediatr|physician)|physician|surgeon|psychiatr|anaesth|paediatr|clinical fellow|gp\b|specialty (doctor|registrar)|dent(al|ist)|registrar|locum|medical director|radiologist|dermatolog|gynae)/i,
  ],
  [
    'social-care',
    /\b(social work|care (assistant|worker|coordinator)|support worker|carer\b|senior carer|health ?care (assistant|support)|hca\b|domiciliary|residential|safeguarding|youth worker|family support)/i,
  ],
  [
    'teaching-support',
    /\b(teaching assistant|learning support|invigilator|classroom|school (secretary|administrator)|sen (assistant|support))/i,
  ],
  ['learning-technology', /\b(learning (technolog|designer)|e-?learning|instructional design)/i],
  [
    'teaching',
    /\b(teacher|lecturer|tutor|professor|trainer\b|educator|instructor|head ?teacher|nursery (practitioner|assistant))/i,
  ],
  ['museums-libraries', /\b(museum|librar|archiv|curator|gallery)/i],
  ['renewable-energy', /\b(renewable|solar|wind (farm|turbine|energy)|hydrogen)/i],
  [
    'power-grid',
    /\b(power (system|plant|grid)|substation|transmission engineer|nuclear|energy (analyst|engineer|manager))/i,
  ],
  ['sustainability', /\bsustainab|\besg\b|\bcarbon\b/i],
  ['water-waste', /\b(water (quality|treatment|supply)|wastewater|waste|recycling|sewage|sanitation)/i],
  ['chef-kitchen', /\b(chef|sous|commis|kitchen|cook\b|catering|pastry|baker\b)/i],
  [
    'hotels-restaurants',
    /\b(hotel|restaurant|front of house|waiter|waitress|barista|bar (staff|manager|tender)|bartender|receptionist.*hotel|assistant manager.*(pub|restaurant)|pub\b|housekeeping|concierge|steakhouse)/i,
  ],
  ['events', /\b(events?|conference|wedding) (manager|co-?ordinator|assistant|executive|planner|officer)|\bevents\b/i],
  ['travel-tourism', /\b(travel|tour(ism)? (guide|operator|manager)|cabin crew)\b/i],
  ['supply-chain', /\b(supply chain|logistic|inventory|stock control|demand plann|material (planner|handler))/i],
  ['transport-planning', /\b(transport(ation)? (plan|engineer|model)|traffic (engineer|plan)|transit plan)/i],
  ['warehousing', /\b(warehouse|picker|packer|forklift|store ?keeper|fulfil)/i],
  [
    'transport-operations',
    /\b(driver|hgv|courier|fleet|rail|train (driver|operator)|ship|marine|aviation|dispatcher)\b/i,
  ],
  ['food-science', /\b(food (scien|technolog|safety)|new product development)/i],
  ['animal-care', /\b(veterinar|animal|vet nurse)/i],
  [
    'horticulture-forestry',
    /\b(horticult|forest(er|ry)|garden(er|ing)|arboricult|parks? (ranger|supervisor|manager))/i,
  ],
  ['farming-land', /\b(farm|agricultur|agronom)/i],
  ['fundraising', /\bfundrais|\bmajor gifts\b/i],
  ['campaigns', /\bcampaign(er|s officer)/i],
  [
    'community-work',
    /\b(community (worker|outreach|engagement|development|organiser|organizer|connector)|outreach|volunteer co-?ordinator)/i,
  ],
  [
    'performing-arts',
    /\b(actor|dancer|musician|theatre (?!practitioner|nurse|lead|manager|assistant)(arts|company|tech)|stage manager)/i,
  ],
  ['fashion-textiles', /\b(fashion|textile|garment|pattern cutter)/i],
  [
    'sport-fitness',
    /\b(sports? (coach|develop|scien)|fitness|gym\b|leisure (assistant|centre)|lifeguard|personal trainer|swim)/i,
  ],
  ['animation-visual-effects', /\b(animat(or|ion)|vfx|3d artist|visual effects)/i],
  [
    'administration',
    /\b(administrat(or|ive|ion)|secretar(y|ial)|receptionist|clerk|clerical|office (manager|assistant)|personal assistant|executive assistant|\bpa\b|admin\b|data entry)\b/i,
  ],
  [
    'operations',
    /\b(operations? (manager|director|analyst|associate|officer|executive|lead)|chief of staff|general manager|branch manager)\b/i,
  ],
]
/** The maximum of roles per job. */
const MOST = 3

/** Returns the slugs of `job-roles` in a title, most certain first; empty if unknown. */
export function readRoles(title: string): string[] {
  const found = RULES.filter(([, words]) => words.test(title)).map(([slug]) => slug)
  const specific = found.filter(slug => !GENERAL.has(slug))
  return (specific.length > 0 ? specific : found).slice(0, MOST)
}

/** These count only if nothing more specific matches: a data project manager's administrator works in data. */
const GENERAL = new Set(['administration', 'operations', 'health-management'])
