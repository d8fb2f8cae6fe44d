/** A job, review or employer, with the fields that the rules judge. */
export interface Reading {
  id: number
  /** The title of a job, the headline of a review or the name of an employer. */
  title: string
  text: string
  /** The name of the employer and its other names. */
  employer: string
  /** The slug of the type of job, and of its parent: "graduate-scheme graduate". */
  kind: string
  /** Working pattern: "remote", "hybrid"... */
  pattern: string
  places: readonly { name: string; lat: number | null; lng: number | null }[]
  /** The maximum pay a year in pounds; null if the advert gives none. */
  pay: number | null
}

/**
 * Decides whether a student would call a result relevant; every given condition must hold. Texts are regular
 * expressions, anchored at the start of a word and case-insensitive: `nurs` matches "Nursing", `hr\b` does not match
 * "three".
 */
export interface Rule {
  titleAll?: readonly string[]
  titleAny?: readonly string[]
  textAll?: readonly string[]
  textAny?: readonly string[]
  employerAny?: readonly string[]
  kindAny?: readonly string[]
  patternAny?: readonly string[]
  /** Latitude, longitude and miles; places without coordinates are matched by name in `placeAny`. */
  near?: readonly [lat: number, lng: number, miles: number]
  placeAny?: readonly string[]
  /** Pounds a year. */
  payFrom?: number
  anyOf?: readonly Rule[]
  not?: Rule
}

export interface Judged {
  query: string
  class: string
  scope?: 'jobs' | 'reviews' | 'companies'
  where?: string
  relevant: Rule
}

export function isRelevant(rule: Rule, read: Reading): boolean {
  return (
    hasWords(rule, read) &&
    isPlaced(rule, read) &&
    (rule.payFrom === undefined || (read.pay ?? 0) >= rule.payFrom) &&
    (rule.anyOf?.some(one => isRelevant(one, read)) ?? true) &&
    !(rule.not && isRelevant(rule.not, read))
  )
}

function hasWords(rule: Rule, read: Reading): boolean {
  const all = `${read.title}\n${read.text}`
  return (
    (rule.titleAll?.every(words => has(read.title, words)) ?? true) &&
    (rule.textAll?.every(words => has(all, words)) ?? true) &&
    hasAny(read.title, rule.titleAny) &&
    hasAny(all, rule.textAny) &&
    hasAny(read.employer, rule.employerAny) &&
    hasAny(read.kind, rule.kindAny) &&
    hasAny(read.pattern, rule.patternAny)
  )
}

/** Returns whether a place is near the point or matches a name; if a rule has both, either is enough. */
function isPlaced({ near, placeAny }: Rule, { places }: Reading): boolean {
  if (!near && !placeAny) {
    return true
  }
  return places.some(
    ({ name, lat, lng }) =>
      (placeAny !== undefined && hasAny(name, placeAny)) ||
      (near && lat !== null && lng !== null && milesBetween([lat, lng], near) <= near[2]),
  )
}

const hasAny = (text: string, any: readonly string[] | undefined): boolean =>
  any === undefined || any.some(words => has(text, words))

const patterns = new Map<string, RegExp>()

function has(text: string, words: string): boolean {
  const pattern = patterns.get(words) ?? new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})`, 'iu')
  patterns.set(words, pattern)
  return pattern.test(text)
}

const EARTH_MILES = 3_959
const radians = (degrees: number) => (degrees * Math.PI) / 180

function milesBetween([lat, lng]: readonly [number, number], to: readonly [number, number, number]): number {
  const [fromLat, toLat] = [radians(lat), radians(to[0])]
  const half = (angle: number) => Math.sin(angle / 2) ** 2
  const share = half(toLat - fromLat) + Math.cos(fromLat) * Math.cos(toLat) * half(radians(to[1] - lng))
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(share))
}
