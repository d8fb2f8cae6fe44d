import { postTownOf } from '../../../host/search/places'

const NATIONS: Record<string, string> = {
  uk: 'uk',
  'u.k.': 'uk',
  'united kingdom': 'uk',
  gb: 'uk',
  gbr: 'uk',
  'great britain': 'uk',
  britain: 'uk',
  nationwide: 'uk',
  'uk wide': 'uk',
  national: 'uk',
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  'northern ireland': 'Northern Ireland',
  ni: 'Northern Ireland',
}
/** Codes that follow a town. */
const STATES = new Map(
  Object.entries({
    US:
      'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK ' +
      'OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC',
    CA: 'ON QC BC AB MB SK NS NB NL PE',
    AU: 'WA NSW QLD VIC TAS ACT NT SA',
  }).map(([country, codes]) => [country, new Set(codes.split(' '))] as const),
)
/** Without Washington, which is a town in England, and New York, which is a city. */
const STATES_OF: Readonly<Record<string, string>> = {
  AU: 'new south wales,queensland,south australia,western australia,tasmania',
  CA: 'ontario,quebec,british columbia,alberta,manitoba,saskatchewan,nova scotia,new brunswick',
  IN: 'telangana,karnataka,maharashtra',
  US:
    'alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois,' +
    'indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,' +
    'montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york state,north carolina,north dakota,ohio,' +
    'oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,' +
    'washington state,west virginia,wisconsin,wyoming',
}
const COUNTRY_OF_STATE = new Map(
  Object.entries(STATES_OF).flatMap(([code, names]) => names.split(',').map(name => [name, code] as const)),
)
/** Some areas have an unfamiliar name in the register. */
const AREA_NAMES: Record<string, string[]> = {
  'greater london': [
    ...['london', 'central london', 'inner london', 'city of london', 'south east england'],
    // The counties of addresses in its outer boroughs.
    ...['middlesex', 'surrey', 'kent', 'essex', 'hertfordshire'],
  ],
  surrey: ['middlesex'],
  hertfordshire: ['middlesex'],
  london: ['greater london', 'south east england'],
  'greater manchester': ['lancashire', 'manchester'],
  merseyside: ['lancashire'],
  'west midlands': ['warwickshire', 'birmingham'],
  bristol: ['avon', 'somerset', 'gloucestershire'],
  'county durham': ['durham'],
  'tyne and wear': ['northumberland', 'durham'],
  worcestershire: ['hereford and worcestershire', 'hereford and worcester'],
  herefordshire: ['hereford and worcestershire', 'hereford and worcester'],
  'east riding of yorkshire': ['east yorkshire', 'humberside', 'yorkshire'],
  'south yorkshire': ['yorkshire', 'yorkshire and the humber'],
  'west yorkshire': ['yorkshire', 'yorkshire and the humber'],
  'north yorkshire': ['yorkshire', 'yorkshire and the humber'],
  wales: ['south wales', 'north wales', 'mid wales', 'west wales'],
  scotland: ['highland', 'highlands'],
}

/** Returns `uk`, the name of one of its nations, or undefined. */
export function nationOf(part: string): string | undefined {
  return NATIONS[part.trim().toLowerCase()]
}

/** A place is foreign by its country code, or by the state or country that it ends with. Ireland is not foreign. */
export function isForeign(parts: readonly string[], country?: string): boolean {
  const code = country?.trim().toLowerCase()
  if (code && !HOME.includes(countryCode(code) ?? code.toUpperCase())) {
    return true
  }
  const last = parts.at(-1)?.trim() ?? ''
  return COUNTRY_OF_STATE.has(last.toLowerCase()) || !HOME.includes(codeOfName(last) ?? 'GB')
}

/** These areas may follow the name of a town. */
export function regionWords(area: string): string[] {
  const name = area.toLowerCase().replace(/&/g, 'and')
  return [name, `${name} england`, ...(AREA_NAMES[name] ?? [])]
}

const countries = new Intl.DisplayNames(['en-GB'], { type: 'region', fallback: 'none' })
const nameOf = (code: string): string | undefined => countries.of(code)?.replace(/ SAR China$/, '')
/** The UK, Ireland and the islands. */
const HOME = ['GB', 'IE', 'IM', 'JE', 'GG']
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const CODES = new Map(
  LETTERS.flatMap(first => LETTERS.map(second => first + second)).flatMap((code): [string, string][] => {
    const name = nameOf(code)
    // Obsolete codes, such as FX, have the names of their successors, and in "Atlanta, Georgia" it is a state.
    return name && code !== 'GE' && new Intl.Locale(`und-${code}`).region === code ? [[name.toLowerCase(), code]] : []
  }),
)
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ us: 'US', usa: 'US', 'u.s.': 'US', 'u.s.a.': 'US', america: 'US', 'united states of america': 'US' },
  ...{ deutschland: 'DE', 'the netherlands': 'NL', holland: 'NL', czechia: 'CZ', 'czech republic': 'CZ', uae: 'AE' },
  ...{ 'republic of ireland': 'IE', eire: 'IE', korea: 'KR', turkey: 'TR', russia: 'RU' },
}

/** "United States" for `US`; any other text is unchanged. */
export const nameCountry = (country: string): string =>
  /^[a-z]{2}$/i.test(country) ? (nameOf(country.toUpperCase()) ?? country) : country

/** Reads a code or a name. England and "uk" are `GB`; other text gives undefined. */
export function countryCode(text: string): string | undefined {
  const name = text.trim().toLowerCase()
  if (nationOf(name) !== undefined) {
    return 'GB'
  }
  const isCode = name.length === 2 && countries.of(name.toUpperCase()) !== undefined
  return THREE_LETTERS[name] ?? codeOfName(name) ?? (isCode ? name.toUpperCase() : undefined)
}

const codeOfName = (text: string): string | undefined =>
  OTHER_NAMES[text.toLowerCase()] ?? CODES.get(text.toLowerCase())

const THREE_LETTERS: Readonly<Record<string, string>> = {
  ...{ gbr: 'GB', irl: 'IE', usa: 'US', can: 'CA', aus: 'AU', nzl: 'NZ', deu: 'DE', fra: 'FR', esp: 'ES', ita: 'IT' },
  ...{ nld: 'NL', bel: 'BE', che: 'CH', aut: 'AT', pol: 'PL', swe: 'SE', nor: 'NO', dnk: 'DK', ind: 'IN', sgp: 'SG' },
}

/** Returns undefined for a place in the UK. */
export function countryOfParts(parts: readonly string[]): string | undefined {
  const last = parts.at(-1)?.trim() ?? ''
  return isForeign(parts) ? (COUNTRY_OF_STATE.get(last.toLowerCase()) ?? countryCode(last)) : undefined
}

/** WA is a state of two countries, for example. */
const SOME_COUNTRY = 'ZZ'
/** Five digits are a postcode of several countries, but not of the UK. */
const ZIP = /^(?!(\d)\1{4})\d{5}(?:-\d{4})?$/

/** The country's code, if it is certain. The islands and Gibraltar count as countries. */
export function certainCountry(parts: readonly string[], given = ''): string | null {
  const last = countryCode(parts.at(-1) ?? '') ?? ''
  const island = ['IM', 'JE', 'GG', 'GI'].includes(last) ? last : SOME_COUNTRY
  const code = countryOfParts(parts) ?? countryCode(given) ?? island
  return code === SOME_COUNTRY ? null : code
}

/** "Boston, MA 02101", "Boston MA", "Wellington, NZ" */
const CODE_AT_END = /^(?:(?<town>.+?)(?<comma>,)?\s+)?(?<code>[A-Z]{2,3})(?:\s(?<zip>\d{4,5}))?$/

/** The country of a code at the end, or abroad by its postcode; of several countries, the one that has the town. */
export function countryOfCode(
  { text, postcode = '' }: { text: string; postcode?: string | undefined },
  isIn: (town: string, country: string) => boolean,
): string | undefined {
  const { town = '', comma, code = '', zip = postcode } = CODE_AT_END.exec(text)?.groups ?? {}
  const [name = ''] = town.split(',')
  const own = comma ? countryCode(code) : undefined
  const isPostArea = postTownOf(`${code.toLowerCase()}1`) !== undefined
  const states = [...STATES].flatMap(([country, codes]) => (codes.has(code) ? [country] : []))
  const possible = own && (!isPostArea || isIn(name, own)) ? [...states, own] : states
  const byZip = states.find(country => country === { 4: 'AU', 5: 'US' }[zip.length])
  const certain = possible.find(country => isIn(name, country)) ?? byZip
  return certain ?? (states.length > 1 || (text && ZIP.test(zip)) ? SOME_COUNTRY : possible[0])
}
