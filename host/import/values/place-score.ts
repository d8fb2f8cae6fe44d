import { nationOf } from './countries'
import { areasAround, kilometres, type KnownPlace, namesakesOf, normalise } from './gazetteer'
import { bareName } from './place-text'

export const NEAR_KM = 25
const FAR_KM = 60

/** An advert's position, or the town of its postcode. */
type Given = { country?: string; lat?: number; lng?: number } & { post?: KnownPlace | undefined }

export interface Candidate {
  place: KnownPlace
  part: number
  score: number
}

/** Finds the most likely place for the parts of a text. */
export function bestOf(
  byName: Map<string, KnownPlace[]>,
  parts: readonly string[],
  given: Given,
): Candidate | undefined {
  const candidates = parts.flatMap((part, index) =>
    namesakesOf(byName, namesakesOf(byName, part).length > 0 ? part : bareName(part)).map(place => ({
      place,
      part: index,
      score: scoreOf({ place, part: index }, parts, given),
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
  return candidates
    .filter(candidate => candidate.score > 0 && !isAround(candidate))
    .sort(
      (one, other) => other.score - one.score || other.part - one.part || other.place.population - one.place.population,
    )[0]
}

/** Towns beat areas; a matching county, region or position counts most, and a contradicting one excludes the place. */
function scoreOf({ place, part }: Omit<Candidate, 'score'>, parts: readonly string[], given: Given): number {
  const others = parts.filter((_, i) => i !== part).map(normalise)
  const agrees = others.some(other => areasAround(place).includes(other))
  const isHome = place.country === 'GB'
  const distance =
    given.lat === undefined || given.lng === undefined ? undefined : kilometres(place, given.lat, given.lng)
  const isArea = place.kind !== 'town'
  if ((distance !== undefined && distance > FAR_KM && !isArea) || (!isHome && isInBritain(parts, given))) {
    return 0
  }
  const isNearPost = given.post && kilometres(place, given.post.lat, given.post.lng) < NEAR_KM
  return (
    (isNearPost ? 3 : 0) +
    1 +
    (isHome ? 2 : 0) +
    (isArea ? 0 : 2) +
    (agrees ? 6 : 0) +
    (distance !== undefined && distance < NEAR_KM ? 4 : 0)
  )
}

function isInBritain(parts: readonly string[], given: Given): boolean {
  return given.country === 'GB' || parts.some(part => nationOf(part) !== undefined)
}
