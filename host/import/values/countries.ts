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
}
const STATES = new Set(
  (
    'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ' +
    'ri sc sd tn tx ut vt va wa wv wi wy dc on qc bc ab mb sk ns nb nl pe'
  ).split(' '),
)
const FOREIGN = new Set(
  (
    'united states,usa,us,u.s.,united states of america,canada,germany,deutschland,france,spain,italy,netherlands,' +
    'the netherlands,belgium,luxembourg,switzerland,austria,poland,czech republic,czechia,sweden,norway,denmark,' +
    'finland,portugal,greece,hungary,romania,bulgaria,ukraine,russia,turkey,israel,india,china,japan,singapore,' +
    'hong kong,australia,new zealand,south africa,brazil,mexico,argentina,chile,colombia,uae,united arab emirates,' +
    'saudi arabia,qatar,egypt,nigeria,kenya,ghana,pakistan,bangladesh,sri lanka,philippines,malaysia,thailand,vietnam,' +
    'indonesia,south korea,korea,taiwan,estonia,latvia,lithuania,croatia,serbia,slovenia,slovakia,iceland,malta,cyprus,' +
    'ontario,quebec,british columbia,alberta,california,texas,new york state,massachusetts,washington state,florida,' +
    'illinois,virginia,pennsylvania,ohio,michigan,north carolina,new jersey,colorado,maryland,arizona,wisconsin,' +
    'minnesota,tennessee,missouri,connecticut,oregon,utah,telangana,karnataka,maharashtra'
  ).split(','),
)
/** How people write the areas whose register name they do not know. */
const AREA_NAMES: Record<string, string[]> = {
  'greater london': ['london', 'central london', 'inner london', 'city of london', 'south east england'],
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

/** `uk`, the name of one of its nations, or undefined. */
export function nationOf(part: string): string | undefined {
  return NATIONS[part.trim().toLowerCase()]
}

/** Returns whether a place is outside Britain and Ireland, by its country code or by the state or country it ends with. */
export function isForeign(parts: readonly string[], country?: string): boolean {
  const code = country?.trim().toLowerCase()
  if (code && !['gb', 'uk', 'ie'].includes(code) && nationOf(code) === undefined) {
    return true
  }
  const last = parts.at(-1)?.trim() ?? ''
  const isState = parts.length > 1 && /^[A-Z]{2}(\s\d{5})?$/.test(last) && STATES.has(last.slice(0, 2).toLowerCase())
  return isState || FOREIGN.has(last.toLowerCase())
}

/** Returns the normal forms of an area that may follow the name of a town. */
export function regionWords(area: string): string[] {
  const name = area.toLowerCase().replace(/&/g, 'and')
  return [name, `${name} england`, ...(AREA_NAMES[name] ?? [])]
}

const countries = new Intl.DisplayNames(['en-GB'], { type: 'region' })

/** "United States" for `US`; any other text unchanged. */
export const nameCountry = (country: string): string =>
  /^[a-z]{2}$/i.test(country) ? (countries.of(country.toUpperCase()) ?? country) : country
