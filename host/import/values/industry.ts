/** Slugs of the list `company-industries`, with their words in registers and feeds. The first match wins. */
const RULES: readonly (readonly [slug: string, words: RegExp])[] = [
  ['pharmaceuticals-and-science', /biotech|pharma|^research & development|scientific research/i],
  ['telecoms', /telecom/i],
  ['banking-and-financial-services', /^financial and insurance/i],
  ['insurance', /insurance/i],
  [
    'banking-and-financial-services',
    /bank|invest|lending|brokerage|financ|stock exchange|credit union|^accounting & finance/i,
  ],
  ['law', /\blegal\b|^law\b/i],
  ['accounting-and-professional-services', /^accounting|professional, scientific/i],
  ['aerospace-and-defence', /aerospace|defen[cs]e$/i],
  ['marketing-and-pr', /advertis|marketing|public relations|\bpr\b/i],
  ['creative-media-and-publishing', /media|publish|broadcast|film|video games|arts, entertainment|creative|design/i],
  ['technology', /computer|software|internet|^it\b|it services|information (technology|and communication)|\bit jobs/i],
  ['education', /education|colleges|universit|school|teaching|child care/i],
  ['health-and-care', /health|social (work|care)|hospital|nursing/i],
  ['automotive', /automotive|motor vehicle|vehicle dealer/i],
  ['energy-and-utilities', /energy|electric|\bgas\b|oil|utilit|water supply|mining/i],
  ['construction-and-property', /construction|real estate|property|architect/i],
  ['agriculture-and-food', /agricultur|farm|forestry|fishing|food & beverage|food production/i],
  ['logistics-and-transport', /transport|logistic|shipping|rail|airline|truck/i],
  [
    'hospitality-travel-and-leisure',
    /accommodation|hospitality|catering|travel|hotel|restaurant|leisure|gambling|sport/i,
  ],
  ['retail', /retail|stores?$|wholesale/i],
  ['consumer-goods', /consumer product|beauty|consumer goods|fmcg/i],
  ['engineering-and-manufacturing', /manufactur|engineering|industrial/i],
  ['charity-and-social-enterprise', /charit|non-?profit|religio|grantmaking|voluntary/i],
  [
    'government-and-public-services',
    /government|federal|public (sector|administration|services?)|municipal|state & regional|extraterritorial/i,
  ],
  ['consulting', /consult/i],
  [
    'accounting-and-professional-services',
    /business services|staffing|outsourcing|recruit|security services|administrative/i,
  ],
]
/** SIC divisions (the first two digits) that are more specific than their section in a register. */
const BY_DIVISION: Record<string, string> = {
  '10': 'agriculture-and-food',
  '11': 'consumer-goods',
  '13': 'consumer-goods',
  '14': 'consumer-goods',
  '15': 'consumer-goods',
  '20': 'engineering-and-manufacturing',
  '21': 'pharmaceuticals-and-science',
  '29': 'automotive',
  '30': 'aerospace-and-defence',
  '35': 'energy-and-utilities',
  '45': 'automotive',
  '58': 'creative-media-and-publishing',
  '59': 'creative-media-and-publishing',
  '60': 'creative-media-and-publishing',
  '61': 'telecoms',
  '62': 'technology',
  '63': 'technology',
  '64': 'banking-and-financial-services',
  '66': 'banking-and-financial-services',
  '65': 'insurance',
  '69': 'accounting-and-professional-services',
  '70': 'consulting',
  '71': 'engineering-and-manufacturing',
  '72': 'pharmaceuticals-and-science',
  '73': 'marketing-and-pr',
  '79': 'hospitality-travel-and-leisure',
  '84': 'government-and-public-services',
  '85': 'education',
  '90': 'creative-media-and-publishing',
  '91': 'creative-media-and-publishing',
  '94': 'charity-and-social-enterprise',
  '93': 'hospitality-travel-and-leisure',
}
const LAW_CLASS = /^691/

/** Returns the slug of our industry for a feed's words or a register's codes, or null. */
export function readIndustry(words: readonly string[], sicCodes: readonly string[] = []): string | null {
  const sic = sicCodes[0]?.trim().padStart(5, '0') ?? ''
  const bySic = LAW_CLASS.test(sic) ? 'law' : BY_DIVISION[sic.slice(0, 2)]
  return bySic ?? words.map(byWords).find(slug => slug !== undefined) ?? null
}

function byWords(words: string): string | undefined {
  return RULES.find(([, pattern]) => pattern.test(words.replace(/ jobs$/i, '')))?.[0]
}
