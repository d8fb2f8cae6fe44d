import { nationOf } from './countries'
import { areasAround, isHome, isShortName, kilometres, type KnownPlace, namesakesOf, normalise } from './gazetteer'
import { bareName } from './place-text'

export const NEAR_KM = 25
const FAR_KM = 60

/** An advert's position, or the town of its postcode. */
type Given = { country?: string; lat?: number; lng?: number } & { post?: KnownPlace | undefined }

/** The words of each part of the text. */
interface Context {
  words: readonly (readonly string[])[]
  given: Given
}

/** Narrower kinds score higher. */
const KINDS: Readonly<Record<KnownPlace['kind'], number>> = {
  town: 2,
  county: 0.6,
  region: 0.4,
  nation: 0.2,
  country: 0,
}

export interface Candidate {
  place: KnownPlace
  part: number
  score: number
}

export function bestOf(
  byName: Map<string, KnownPlace[]>,
  parts: readonly string[],
  given: Given,
): Candidate | undefined {
  const words = parts.map(part => wordsFor(byName, part))
  const candidates = parts.flatMap((part, index) =>
    namesakesOf(byName, namesakesOf(byName, part).length > 0 ? part : bareName(part)).map(place => ({
      place,
      part: index,
      score: scoreOf({ place, part: index }, { words, given }),
    })),
  )
  // In "Romford, Greater London, London" the last part is around the first.
  const isAround = ({ place, part, score }: Candidate) =>
    candidates.some(
      other =>
        other.part !== part &&
        other.score >= score &&
        other.place.kind === 'town' &&
        [place.name, parts[part] ?? ''].some(name => areasAround(other.place).includes(normalise(name))),
    )
  const possible = candidates.filter(({ score }) => score > 0)
  // London and the City of London are around each other.
  const inner = possible.filter(candidate => !isAround(candidate))
  return (inner.length > 0 ? inner : possible).sort(
    (one, other) => other.score - one.score || other.part - one.part || other.place.population - one.place.population,
  )[0]
}

/** Towns beat areas. A matching county, region or position counts most, and a contradicting one excludes the place. */
function scoreOf({ place, part }: Omit<Candidate, 'score'>, { words, given }: Context): number {
  const around = areasAround(place)
  const name = words[part]?.[0] ?? ''
  const agrees = words.some((names, i) => i !== part && names.some(name => around.includes(name)))
  const distance =
    given.lat === undefined || given.lng === undefined ? undefined : kilometres(place, given.lat, given.lng)
  const isArea = place.kind !== 'town'
  // An area called by its main town may have its position elsewhere.
  const isNamed = distance === undefined || normalise(place.name) === name
  if (
    (distance !== undefined && distance > (isNamed ? FAR_KM : NEAR_KM) && !isArea) ||
    (!isHome(place) && isInBritain({ words, given }))
  ) {
    return 0
  }
  const isNearPost = given.post && kilometres(place, given.post.lat, given.post.lng) < NEAR_KM
  return (
    (isNearPost ? 3 : 0) +
    1 +
    (isHome(place) ? 2 : 0) +
    KINDS[place.kind] -
    (isShortName(place, name) ? 1.5 : 0) +
    (agrees ? 6 : 0) +
    (distance !== undefined && distance < NEAR_KM ? 4 : 0)
  )
}

/** A part of a text, normalised, and the full name of the county or region that it abbreviates: "Staffs". */
const wordsFor = (byName: Map<string, KnownPlace[]>, part: string): string[] => {
  const areas = namesakesOf(byName, part).filter(({ kind }) => kind === 'county' || kind === 'region')
  return [part, ...areas.map(({ name }) => name)].map(normalise)
}

const isInBritain = ({ words, given }: Context): boolean =>
  given.country === 'GB' || words.some(([name = '']) => nationOf(name) !== undefined)
