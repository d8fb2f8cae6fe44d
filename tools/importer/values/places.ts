import { UNNAMED_PLACES } from '../../../host/lib/unnamed-places'
import { postTownOf } from '../../../host/search/places'
import {
  certainCountry,
  countryCode,
  countryOfCode,
  countryOfParts,
  isForeign,
  nameCountry,
  nationOf,
  regionWords,
} from './countries'
import {
  type Gazetteer,
  indexByName,
  kilometres,
  knowledgeOf,
  type KnownPlace,
  namesakesOf,
  nearestTown,
  normalise,
  postTown,
  withoutPostArea,
} from './gazetteer'
import { splitPlaces, withCommas } from './place-list'
import { bestOf, type Candidate, NEAR_KM } from './place-score'
import { bareName, readPlaceText } from './place-text'

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
  /** The gazetteer's name if it is a town. */
  town: string | null
  /** The code of its country, if certain. */
  country: string | null
  lat: number | null
  lng: number | null
}

export interface PlaceReading {
  places: FoundPlace[]
  nationwide: boolean
  remote: boolean
  hybrid: boolean
}

export type PlaceResolver = (place: PlaceText) => PlaceReading

/** Texts of a location that name no place. */
const VAGUE =
  /^(various|multiple|trust ?wide|county ?wide|cross site( working)?|flexible|tbc|tba|to be (confirmed|advised|agreed)|across (the )?trust|(with |some |regular |uk )*travel(ling)?|n\/?a|-+)$/i
const OUTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?)(?=\s*\d[A-Z]{2}\b|\s*$)/i
/** A full postcode identifies a few houses: only its first half is public. */
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/gi
/** Abbreviations in large American lists. */
const SHORT_FORMS: Record<string, string> = { nyc: 'New York, NY', sf: 'San Francisco, CA', la: 'Los Angeles, CA' }
const MAX_LENGTH = 120

/** Of several places with one name, the one that matches county or position wins, otherwise the largest. */
export function createPlaceResolver(known: readonly KnownPlace[]): PlaceResolver {
  const byName = indexByName(known)
  const names = knowledgeOf(byName)
  const gazetteer = {
    known,
    byName,
    bySlug: new Map(known.map(place => [place.slug ?? '', place])),
    names,
  }
  return place => {
    const { rest, ...mode } = readPlaceText(withoutCodes(place.text))
    const isAddress = readOutcode(place.postcode ?? rest) !== null || place.lat !== undefined
    const pieces = [...new Set(splitPlaces(rest, names, isAddress))]
    const places =
      pieces.length > 1
        ? withPost(
            withoutAreas(pieces.flatMap(text => resolveOne(gazetteer, { ...place, text, ...NO_POINT }, mode))),
            postTown(gazetteer, readOutcode(place.postcode ?? '')),
            place,
          )
        : resolveOne(gazetteer, { ...place, text: rest }, mode)
    const isHome = places.every(place => place.country === 'GB' && isUnnamed(place))
    // Remote work without a country can be for people in any of them.
    const nationwide = isHome && (mode.nationwide || (mode.remote && places.length > 0 && !mode.several))
    return {
      places: places.map(({ within: _, ...found }) => found),
      nationwide,
      remote: mode.remote,
      hybrid: mode.hybrid,
    }
  }
}

/** "UK-Leeds-Head Office" has its parts from wide to narrow. */
const CODED = /^(UK|GBR?|United Kingdom|England|Scotland|Wales|Northern Ireland)[-_:](?=\p{Lu})(?!Wide)/u
const NEXT_PART = /(?<!-(?:on|upon|in|le|under|by|super|next|the))[-_](?=\p{Lu})/gu

const withoutCodes = (text: string): string => {
  const rest = text.replace(CODED, '')
  return rest === text ? text : `${rest.replace(NEXT_PART, ', ')}, ${CODED.exec(text)?.[1] ?? ''}`
}

/** Assigns a postcode and a position to the closest of several places. */
function withPost(
  places: Resolved[],
  post: KnownPlace | undefined,
  { postcode = '', lat, lng }: PlaceText,
): Resolved[] {
  const isNear = ({ lat: north, lng: east }: Resolved) =>
    post !== undefined && north !== null && east !== null && kilometres(post, north, east) < NEAR_KM
  const near = places.find(isNear)
  return places.map(found =>
    found === near ? { ...found, outcode: readOutcode(postcode), lat: lat ?? found.lat, lng: lng ?? found.lng } : found,
  )
}

type WorkMode = Omit<ReturnType<typeof readPlaceText>, 'rest'>
type Resolved = FoundPlace & { within: readonly (string | null)[] }

/** A postcode and a position belong to one of several places, but it is unknown which. */
const NO_POINT = { postcode: undefined, lat: undefined, lng: undefined }
const NO_PLACE = { outcode: null, placeId: null, town: null, lat: null, lng: null, within: [] }

function resolveOne(gazetteer: Gazetteer, given: PlaceText, mode: WorkMode): Resolved[] {
  const written = withoutPostArea(gazetteer, normaliseText(given.text))
  const isIn = (town: string, country: string) =>
    namesakesOf(gazetteer.byName, town).some(known => known.country === country)
  const abroad = isForeign([], given.country) ? undefined : countryOfCode({ ...given, text: written }, isIn)
  const place = { ...given, country: abroad ?? given.country }
  const text = isForeign(written.split(','), place.country) ? written : withAllCommas(written, gazetteer)
  const words = text.split(',').map(part => part.trim())
  const outcode = readOutcode(place.postcode ?? place.text)
  const isNothing = text === '' || VAGUE.test(text) || /^unknown$/i.test(text)
  const country = countryOfParts(['', text]) ?? (place.country ? countryCode(place.country) : undefined)
  const isAtHome = words.every(word => nationOf(word) === 'uk')
  if (outcode === null && place.lat === undefined && (isNothing || isAtHome || countryCode(text) !== undefined)) {
    const isNation = !isNothing && !isAtHome && gazetteer.byName.has(normalise(text)) && country === undefined
    if (!isNation && (isNothing || isAtHome || isForeign([text]))) {
      return unnamed(isAtHome && !isNothing ? 'GB' : country, mode)
    }
  }
  const found = findPlace(gazetteer, { ...place, text, outcode })
  return found.name ? [found] : []
}

/** "Leeds - West Yorkshire" is a town and its county; other dashes belong to names. */
function withAllCommas(text: string, { byName, names }: Gazetteer): string {
  const parts = text.split(/\s[-–—]\s/)
  const cut = parts.some(part => namesakesOf(byName, bareName(part)).length > 0) ? parts.join(', ') : text
  return cut
    .split(', ')
    .map(part => withCommas(part, names))
    .join(', ')
}

/** For remote work a country is the place to live in; otherwise it counts only for several places. */
function unnamed(code: string | undefined, { remote, several, nationwide }: WorkMode): Resolved[] {
  if (code !== undefined && (remote || code !== 'GB')) {
    return [{ ...NO_PLACE, name: nameCountry(code), country: code }]
  } else if (several) {
    const name = code === 'GB' ? UNNAMED_PLACES.severalAtHome : UNNAMED_PLACES.several
    return [{ ...NO_PLACE, name, country: code ?? null }]
  }
  const isSomewhere = code === 'GB' && !nationwide
  return isSomewhere ? [{ ...NO_PLACE, name: UNNAMED_PLACES.somewhere, country: 'GB' }] : []
}

/** In a list of places, a county or a country adds nothing to its towns. */
const withoutAreas = (places: readonly Resolved[]): Resolved[] =>
  places.filter(
    place => !places.some(other => other !== place && other.within.includes(place.name) && place.town === null),
  )

/** A whole country counts as unnamed too. */
export const isUnnamed = ({ name, country }: Pick<FoundPlace, 'name' | 'country'>): boolean =>
  Object.values<string>(UNNAMED_PLACES).includes(name) || (country !== null && name === nameCountry(country))

function normaliseText(text: string): string {
  const short = SHORT_FORMS[text.trim().toLowerCase()] ?? text
  const parts = short
    .replace(POSTCODE, ',')
    .replace(/\s?[-–—]\s?(on|upon|in|le|under|by|super|next)\s?[-–—]\s?/gi, '-$1-')
    .replace(/[()|>]+/g, ',')
    .split(',')
    .map(part => withoutOutcode(part.replace(/^[\s.;:–-]+|[\s.;:–-]+$/g, '')))
    .filter(Boolean)
  return parts.filter((part, i) => part.toLowerCase() !== parts[i - 1]?.toLowerCase()).join(', ')
}

/** "Leeds LS1" is Leeds, and "LS1" names only the postcode's place. */
const withoutOutcode = (part: string): string =>
  part.replace(/(?:^|\s+)([A-Z]{1,2}\d[A-Z\d]?)$/, (match, outcode: string) =>
    postTownOf(outcode.toLowerCase()) ? '' : match,
  )

function findPlace(gazetteer: Gazetteer, place: PlaceText & { outcode: string | null }): Resolved {
  const { known, byName } = gazetteer
  const { outcode } = place
  const parts = place.text.split(',').map(part => part.trim())
  const foreign = isForeign(parts, place.country)
  const post = foreign ? undefined : postTown(gazetteer, outcode)
  // A nation is less specific than a postcode.
  const isVague = post !== undefined && parts.every(part => nationOf(part) !== undefined)
  const named = foreign || isVague ? undefined : bestOf(byName, parts, { ...place, post })
  const best = named?.place ?? (foreign ? undefined : (nearestTown(known, place) ?? post))
  // The text may be only a postcode, perhaps with a country.
  const isBare = VAGUE.test(place.text) || parts.every(part => part === '' || nationOf(part) !== undefined)
  return {
    name: isBare && !named ? (best?.name ?? outcode ?? '') : nameOf(place, parts, named),
    outcode: foreign ? null : outcode,
    placeId: best?.id ?? null,
    town: best?.kind === 'town' ? best.name : null,
    country: best?.country ?? certainCountry(parts, place.country),
    lat: place.lat ?? best?.lat ?? null,
    lng: place.lng ?? best?.lng ?? null,
    within: best
      ? [best.county, best.region, best.nation, best.country === 'GB' ? UNNAMED_PLACES.somewhere : null]
      : [],
  }
}

/** The gazetteer's name is used if the advert adds only surrounding areas to it. */
function nameOf(given: PlaceText, parts: readonly string[], best: Candidate | undefined): string {
  const ownParts = parts.filter(part => nationOf(part) === undefined)
  const rest = ownParts.filter(part => !best || normalise(part) !== normalise(parts[best.part] ?? ''))
  const areas = best ? [best.place.county, best.place.region].flatMap(area => (area ? regionWords(area) : [])) : []
  const isPart = best && best.place.name === 'London' && normalise(parts[best.part] ?? '') !== 'london'
  const addsNothing =
    best && !isPart && rest.every(part => areas.includes(normalise(part)) || parts.indexOf(part) > best.part)
  const name = addsNothing ? best.place.name : (ownParts.length > 0 ? ownParts : parts).join(', ')
  return name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH - 1).trimEnd()}…` : name || given.text
}

function readOutcode(text: string): string | null {
  return OUTCODE.exec(text.trim())?.[1]?.toUpperCase() ?? null
}
