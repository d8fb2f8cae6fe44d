import type { Row } from '../../db/tables'
import { postTownOf } from '../../search/places'
import { isForeign, nameCountry, nationOf, regionWords } from './countries'
import { isInLondon } from './london'

export type KnownPlace = Pick<
  Row<'places'>,
  'id' | 'name' | 'kind' | 'county' | 'region' | 'nation' | 'country' | 'lat' | 'lng' | 'population' | 'aliases'
> & { slug?: string }

/** A place as a job advert gives it. */
export interface PlaceText {
  text: string
  postcode?: string
  country?: string
  lat?: number
  lng?: number
}

export interface FoundPlace {
  name: string
  outcode: string | null
  placeId: number | null
  /** The gazetteer's name, where it is a town. */
  town: string | null
  lat: number | null
  lng: number | null
}

export interface PlaceReading {
  places: FoundPlace[]
  nationwide: boolean
  remote: boolean
}

export type PlaceResolver = (place: PlaceText) => PlaceReading

/** Coordinates without a known name are filed under the nearest town of this size. */
const NEAREST_KM = 10
const TOWN_SIZE = 5_000
/** Texts in place of a location that name none. */
const VAGUE =
  /^(various( locations?| sites?)?|trust ?wide|county ?wide|multi[- ]?sites?|cross site( working)?|flexible|tbc|to be confirmed|across (the )?trust|n\/?a|-+)$/i
const NEAR_KM = 25
const FAR_KM = 60
const REMOTE = /\b(remote(ly)?|work(ing)? from home|home[- ]?based|online|anywhere|fully distributed)\b/i
const OUTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?)(?=\s*\d[A-Z]{2}\b|\s*$)/i
/** A whole postcode names a house or two: only its first half is for the public. */
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/gi
/** Short forms in the big American lists. */
const SHORT_FORMS: Record<string, string> = { nyc: 'New York, NY', sf: 'San Francisco, CA', la: 'Los Angeles, CA' }
const LONGEST = 120

/** Finds places in the gazetteer. Of several with one name the one that fits county or position wins, else the largest. */
export function createPlaceResolver(known: readonly KnownPlace[]): PlaceResolver {
  const byName = indexByName(known)
  return place => {
    const remote = REMOTE.test(place.text)
    const text = normaliseText(remote ? withoutRemote(place.text) : place.text)
    const words = text.split(',').map(part => part.trim())
    const outcode = readOutcode(place.postcode ?? place.text)
    if (text === '' && isForeign([], place.country)) {
      return { places: [abroad(place.country ?? '')], nationwide: false, remote }
    } else if (outcode === null && (text === '' || words.every(word => nationOf(word) === 'uk'))) {
      return { places: [], nationwide: remote || text !== '', remote }
    }
    const found = findPlace(byName, known, { ...place, text, outcode })
    return { places: found.name ? [found] : [], nationwide: false, remote }
  }
}

/** Work from anywhere in another country: not in ours. */
function abroad(country: string): FoundPlace {
  return { name: nameCountry(country), outcode: null, placeId: null, town: null, lat: null, lng: null }
}

function withoutRemote(text: string): string {
  return text
    .replace(/\bfully remote\b/i, '')
    .replace(new RegExp(REMOTE, 'gi'), '')
    .replace(/\s(in|from|or)\s*$|^\s*(in|from|or|within)\s/gi, ' ')
}

function normaliseText(text: string): string {
  const short = SHORT_FORMS[text.trim().toLowerCase()] ?? text
  const parts = short
    .replace(POSTCODE, '')
    .replace(/[()/|]+/g, match => (match === '/' ? '/' : ','))
    .split(',')
    .map(part => part.replace(/^[\s.;:–-]+|[\s.;:–-]+$/g, ''))
    .filter(Boolean)
  return parts.filter((part, i) => part.toLowerCase() !== parts[i - 1]?.toLowerCase()).join(', ')
}

function findPlace(
  byName: Map<string, KnownPlace[]>,
  known: readonly KnownPlace[],
  place: PlaceText & { outcode: string | null },
): FoundPlace {
  const { outcode } = place
  const parts = place.text.split(',').map(part => part.trim())
  const foreign = isForeign(parts, place.country)
  const named = foreign ? undefined : bestOf(byName, parts, place)
  const best = named?.place ?? (foreign ? undefined : (nearestTown(known, place) ?? postTown(known, outcode)))
  // The text may say nothing but a postcode, or a country beside it.
  const isBare = VAGUE.test(place.text) || parts.every(part => part === '' || nationOf(part) !== undefined)
  return {
    name: isBare && !named ? (best?.name ?? outcode ?? '') : nameOf(place, parts, named),
    outcode: foreign ? null : outcode,
    placeId: best?.id ?? null,
    town: best?.kind === 'town' ? best.name : null,
    lat: place.lat ?? best?.lat ?? null,
    lng: place.lng ?? best?.lng ?? null,
  }
}

function nearestTown(known: readonly KnownPlace[], { lat, lng }: PlaceText): KnownPlace | undefined {
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

function postTown(known: readonly KnownPlace[], outcode: string | null): KnownPlace | undefined {
  const slug = outcode === null ? undefined : postTownOf(outcode.toLowerCase())?.slug
  return slug === undefined ? undefined : known.find(place => place.slug === slug)
}

interface Candidate {
  place: KnownPlace
  part: number
  score: number
}

function bestOf(byName: Map<string, KnownPlace[]>, parts: readonly string[], given: PlaceText): Candidate | undefined {
  const candidates = parts.flatMap((part, index) =>
    namesakesOf(byName, part).map(place => ({
      place,
      part: index,
      score: scoreOf({ place, part: index }, parts, given),
    })),
  )
  return candidates
    .filter(({ score }) => score > 0)
    .sort(
      (one, other) => other.score - one.score || other.part - one.part || other.place.population - one.place.population,
    )[0]
}

function namesakesOf(byName: Map<string, KnownPlace[]>, part: string): KnownPlace[] {
  const name = normalise(part)
  const found = byName.get(name) ?? []
  // East London is also a city in South Africa, but nobody advertises that here.
  return isInLondon(name) && !found.some(({ country }) => country === 'GB')
    ? (byName.get('london') ?? []).filter(({ country }) => country === 'GB')
    : found
}

/** Towns beat areas; a matching county, region or position counts most, and a contradicting one rules the place out. */
function scoreOf({ place, part }: Omit<Candidate, 'score'>, parts: readonly string[], given: PlaceText): number {
  const others = parts.filter((_, i) => i !== part).map(normalise)
  const areas = [place.county, place.region, place.nation].flatMap(area => (area ? regionWords(area) : []))
  const agrees = others.some(other => areas.includes(other))
  const isHome = place.country === 'GB'
  const distance =
    given.lat === undefined || given.lng === undefined ? undefined : kilometres(place, given.lat, given.lng)
  const isArea = place.kind !== 'town'
  if ((distance !== undefined && distance > FAR_KM && !isArea) || (!isHome && isInBritain(parts, given))) {
    return 0
  }
  return (
    1 + (isHome ? 2 : 0) + (isArea ? 0 : 2) + (agrees ? 6 : 0) + (distance !== undefined && distance < NEAR_KM ? 4 : 0)
  )
}

function isInBritain(parts: readonly string[], given: PlaceText): boolean {
  return given.country === 'GB' || parts.some(part => nationOf(part) !== undefined)
}

/** The gazetteer's name where the advert adds only the areas around it; otherwise what the advert calls the place. */
function nameOf(given: PlaceText, parts: readonly string[], best: Candidate | undefined): string {
  const ownParts = parts.filter(part => nationOf(part) === undefined)
  const rest = ownParts.filter(part => !best || normalise(part) !== normalise(parts[best.part] ?? ''))
  const areas = best ? [best.place.county, best.place.region].flatMap(area => (area ? regionWords(area) : [])) : []
  const isPart = best && best.place.name === 'London' && normalise(parts[best.part] ?? '') !== 'london'
  const addsNothing =
    best && !isPart && rest.every(part => areas.includes(normalise(part)) || parts.indexOf(part) > best.part)
  const name = addsNothing ? best.place.name : (ownParts.length > 0 ? ownParts : parts).join(', ')
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name || given.text
}

function readOutcode(text: string): string | null {
  return OUTCODE.exec(text.trim())?.[1]?.toUpperCase() ?? null
}

function indexByName(known: readonly KnownPlace[]): Map<string, KnownPlace[]> {
  const index = new Map<string, KnownPlace[]>()
  for (const place of known) {
    for (const name of new Set([place.name, ...place.aliases].map(normalise))) {
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

function kilometres(place: KnownPlace, lat: number, lng: number): number {
  const northSouth = (place.lat - lat) * 111.2
  const eastWest = (place.lng - lng) * 111.2 * Math.cos((lat * Math.PI) / 180)
  return Math.hypot(northSouth, eastWest)
}
