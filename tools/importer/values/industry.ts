import { readLines, readRules } from './rules'

/** Maps words of registers and feeds to slugs of the list `company-industries`. The first match wins. */
const RULES = readRules(String.raw`
  pharmaceuticals-and-science: biotech|pharma|^research & development|scientific research
  telecoms: telecom
  banking-and-financial-services: ^financial and insurance
  insurance: insurance
  banking-and-financial-services: bank|invest|lending|brokerage|financ|stock exchange|credit union|^accounting & finance
  law: \blegal\b|^law\b
  accounting-and-professional-services: ^accounting|professional, scientific
  aerospace-and-defence: aerospace|defen[cs]e$
  marketing-and-pr: advertis|marketing|public relations|\bpr\b
  creative-media-and-publishing: media|publish|broadcast|film|video games|arts, entertainment|creative|design
  technology: computer|software|internet|^it\b|it services|information (technology|and communication)|\bit jobs
  education: education|colleges|universit|school|teaching|child care
  health-and-care: health|social (work|care)|hospital|nursing
  automotive: automotive|motor vehicle|vehicle dealer
  energy-and-utilities: energy|electric|\bgas\b|oil|utilit|water supply|mining
  construction-and-property: construction|real estate|property|architect
  agriculture-and-food: agricultur|farm|forestry|fishing|food & beverage|food production
  logistics-and-transport: transport|logistic|shipping|rail|airline|truck
  hospitality-travel-and-leisure: accommodation|hospitality|catering|travel|hotel|restaurant|leisure|gambling|sport
  retail: retail|stores?$|wholesale
  consumer-goods: consumer product|beauty|consumer goods|fmcg
  engineering-and-manufacturing: manufactur|engineering|industrial
  charity-and-social-enterprise: charit|non-?profit|religio|grantmaking|voluntary
  government-and-public-services: government|federal|public (sector|administration|services?)|municipal|state & regional|extraterritorial
  consulting: consult
  accounting-and-professional-services: business services|staffing|outsourcing|recruit|security services|administrative
`)
/** SIC divisions (the first two digits) that say more than their section. */
const BY_DIVISION = new Map(
  readLines(`
  agriculture-and-food: 10
  consumer-goods: 11 13 14 15
  engineering-and-manufacturing: 20 71
  pharmaceuticals-and-science: 21 72
  automotive: 29 45
  aerospace-and-defence: 30
  energy-and-utilities: 35
  creative-media-and-publishing: 58 59 60 90 91
  telecoms: 61
  technology: 62 63
  banking-and-financial-services: 64 66
  insurance: 65
  accounting-and-professional-services: 69
  consulting: 70
  marketing-and-pr: 73
  hospitality-travel-and-leisure: 79 93
  government-and-public-services: 84
  education: 85
  charity-and-social-enterprise: 94
`).flatMap(([slug, codes]) => codes.split(' ').map(code => [code, slug] as const)),
)
const LAW_CLASS = /^691/

export function readIndustry(words: readonly string[], sicCodes: readonly string[] = []): string | null {
  const sic = sicCodes[0]?.trim().padStart(5, '0') ?? ''
  const bySic = LAW_CLASS.test(sic) ? 'law' : BY_DIVISION.get(sic.slice(0, 2))
  return bySic ?? words.map(byWords).find(slug => slug !== undefined) ?? null
}

function byWords(words: string): string | undefined {
  return RULES.find(([, pattern]) => pattern.test(words.replace(/ jobs$/i, '')))?.[0]
}
