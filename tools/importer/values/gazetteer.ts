import type { Row } from '../../../host/db/tables'
import { postTownOf } from '../../../host/search/places'
import { nameCountry, nationOf, regionWords } from './countries'
import type { NameKnowledge } from './place-list'
import { bareName } from './place-text'

export type KnownPlace = Pick<
  Row<'places'>,
  'id' | 'name' | 'kind' | 'county' | 'region' | 'nation' | 'country' | 'lat' | 'lng' | 'population' | 'aliases'
> & { slug?: string }

/** Coordinates without a known name belong to the nearest town of this size. */
const NEAREST_KM = 10
const TOWN_SIZE = 5_000
const VILLAGE = 10_000
/** Two closer towns may be one address: "Bloxwich, Walsall". */
const APART_KM = 30

/** The area of a postcode reaches about this far from its town. */
const AREA_KM = 60

export interface Gazetteer {
  known: readonly KnownPlace[]
  byName: Map<string, KnownPlace[]>
  bySlug: ReadonlyMap<string, KnownPlace>
  names: NameKnowledge
}

/** "North West London", "London South East", "Central London Area". */
export const isInLondon = (place: string): boolean =>
  /^(?=.*\blondon\b)(?:(?:north|south|east|west|central|inner|outer|greater|city of|london|area|uk)\s*)+$/.test(place)
/** "Newcastle" for "Newcastle under Lyme", which a county may follow. */
const SHORT = /^(\p{L}+)[- ](?:upon|under|on|in|by|le|super|next)[- ]/iu

export const isShortName = (place: KnownPlace, part: string): boolean =>
  SHORT.exec(place.name)?.[1]?.toLowerCase() === part && !place.aliases.includes(part)

/** A name such as "Newcastle under Lyme" is also found by its first word. */
export function indexByName(known: readonly KnownPlace[]): Map<string, KnownPlace[]> {
  const index = new Map<string, KnownPlace[]>()
  for (const place of known) {
    for (const name of new Set(
      [place.name, ...place.aliases, (isHome(place) && SHORT.exec(place.name)?.[1]) || place.name].map(normalise),
    )) {
      const list = index.get(name) ?? []
      list.push(place)
      index.set(name, list)
    }
  }
  return index
}

export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/&/g, ' and ')
    .replace(/\bsaint\b/g, 'st')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Leaves out villages that share their name with an area. */
export function namesakesOf(byName: Map<string, KnownPlace[]>, part: string): KnownPlace[] {
  const name = normalise(part)
  const found = byName.get(name) ?? []
  if (isInLondon(name) && !found.some(({ country }) => country === 'GB')) {
    // East London is also a city in South Africa, but nobody advertises that here.
    return (byName.get('london') ?? []).filter(({ country }) => country === 'GB')
  }
  // Wales is also a village in Yorkshire.
  const isArea = found.some(({ kind }) => kind !== 'town')
  return isArea ? found.filter(({ kind, population }) => kind !== 'town' || population >= VILLAGE) : found
}

export function knowledgeOf(byName: Map<string, KnownPlace[]>): NameKnowledge {
  // Feeds repeat the same few towns.
  const known = new Map<string, KnownPlace[]>()
  const find = (text: string): KnownPlace[] => {
    const found = known.get(text) ?? namesakesOf(byName, bareName(text))
    known.set(text, found)
    return found
  }
  const towns = (text: string) => find(text).filter(({ kind, country }) => kind === 'town' && country === 'GB')
  const largest = (text: string) => towns(text).sort((one, other) => other.population - one.population)[0]
  return {
    isKnown: text => find(text).length > 0,
    isTown: text => towns(text).length > 0,
    areaKind: text => (['nation', 'region'] as const).find(kind => find(text).some(place => place.kind === kind)),
    isArea: text => nationOf(text) !== undefined || find(text).some(({ kind }) => kind !== 'town'),
    isAround: (name, area) => towns(name).some(town => areasAround(town).includes(normalise(area))),
    areApart: (one, other) => {
      const [first, second] = [largest(one), largest(other)]
      return first !== undefined && second !== undefined && kilometres(first, second.lat, second.lng) > APART_KM
    },
  }
}

export const isHome = ({ country }: Pick<KnownPlace, 'country'>): boolean => ['GB', 'IM', 'JE', 'GG'].includes(country)

const AROUND = new WeakMap<KnownPlace, string[]>()

export function areasAround(place: KnownPlace): string[] {
  const known = AROUND.get(place)
  const areas =
    known ??
    [place.county, place.region, place.nation, place.country === 'GB' ? null : nameCountry(place.country)].flatMap(
      area => (area ? regionWords(area) : []),
    )
  AROUND.set(place, areas)
  return areas
}

export function nearestTown(
  known: readonly KnownPlace[],
  { lat, lng }: { lat?: number; lng?: number },
): KnownPlace | undefined {
  if (lat === undefined || lng === undefined) {
    return undefined
  }
  let nearest: KnownPlace | undefined
  let distance = NEAREST_KM
  for (const place of known) {
    // A degree of latitude is 111 km, so most places are ruled out without arithmetic.
    if (Math.abs(place.lat - lat) < 0.1 && place.kind === 'town' && place.population >= TOWN_SIZE) {
      const away = kilometres(place, lat, lng)
      if (away < distance) {
        nearest = place
        distance = away
      }
    }
  }
  return nearest
}

export function kilometres(place: KnownPlace, lat: number, lng: number): number {
  const northSouth = (place.lat - lat) * 111.2
  const eastWest = (place.lng - lng) * 111.2 * Math.cos((lat * Math.PI) / 180)
  return Math.hypot(northSouth, eastWest)
}

export function postTown({ bySlug }: Gazetteer, outcode: string | null): KnownPlace | undefined {
  return outcode === null ? undefined : bySlug.get(postTownOf(outcode.toLowerCase())?.slug ?? '-')
}

/** "Derby, DE" ends with the area of its postcodes; "Dover, DE" does not. */
export function withoutPostArea(gazetteer: Gazetteer, text: string): string {
  const [, town = '', area = ''] = /^([^,]+),\s*([A-Z]{1,2})$/.exec(text) ?? []
  const post = postTown(gazetteer, `${area}1`)
  const isNear = namesakesOf(gazetteer.byName, town).some(
    known => isHome(known) && post !== undefined && kilometres(post, known.lat, known.lng) < AREA_KM,
  )
  return isNear ? town : text
}
