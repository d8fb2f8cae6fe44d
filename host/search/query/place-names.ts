import { formatOutcode, formatPart, formatPartSlug, postTownOf, readOutcode, readPartName } from '../places'
import type { NamedPlace } from './meaning-queries'
import type { Span } from './spans'

/** Words in titles that look like outcodes. */
const NO_OUTCODES = new Set('e2e s3 l1 l2 l3 b1'.split(' '))
/** "M14", "SW1A 1AA" */
const POSTCODE = /^[a-z]{1,2}\d[a-z\d]?(?: ?\d[a-z]{2})?$/i

/** Words before a name that change nothing: "central London". */
const AROUND = /^(?:central|inner|outer|greater) /i

/** "East London" is a part of London, not the city in South Africa. */
export function findNamed(places: readonly NamedPlace[], span: Span): NamedPlace | undefined {
  const named = (text: string) => places.find(({ requested }) => requested === text)
  const whole = findOutcode(span) ?? named(span.entered)
  const part = readPartName(span.entered)
  const around = whole?.home ? undefined : named(part?.whole ?? span.entered.replace(AROUND, ''))
  if (!around?.home) {
    return whole
  }
  return part
    ? {
        ...around,
        slug: formatPartSlug({ ...part, whole: around.slug }),
        name: formatPart({ ...part, whole: around.name }),
      }
    : around
}

function findOutcode({ entered }: Span): NamedPlace | undefined {
  const outcode = POSTCODE.test(entered) && !NO_OUTCODES.has(entered.toLowerCase()) ? readOutcode(entered) : undefined
  const town = outcode ? postTownOf(outcode) : undefined
  return outcode && town
    ? {
        requested: entered,
        slug: outcode,
        name: formatOutcode(outcode, town.name ?? ''),
        home: true,
        isTown: false,
        population: 0,
        jobs: 0,
        titles: 0,
      }
    : undefined
}

/**
 * Whether the name is a place even without "in" before it. Foreign towns are not, nor small ones without adverts, nor
 * names that more titles have than the town has adverts.
 */
export function isPlain(place: NamedPlace | undefined, { words, entered }: Span): boolean {
  const name = words.join(' ')
  const isLong = name.length >= 4 || name === 'uk' || POSTCODE.test(entered)
  return place !== undefined && place.home && isLong && place.titles <= place.jobs && (place.jobs > 0 || isLarge(place))
}

/** Any other town gives way to a subject of its name, such as Law. */
export const isLarge = (place: NamedPlace | undefined): boolean =>
  place !== undefined && (!place.isTown || place.population >= FAMOUS)

/** Towns whose name is also another word: before other words it is that word. */
const AMBIGUOUS = new Set('bath bury hale holt lincoln reading stanley washington windsor'.split(' '))
/** A town of this size is known by its name alone. */
const FAMOUS = 20_000

/** A nation, a county, a postcode or a large town is a place anywhere in a search. */
export function isFamous(place: NamedPlace | undefined, span: Span): boolean {
  return place !== undefined && isLarge(place) && isPlain(place, span) && !AMBIGUOUS.has(span.words.join(' '))
}
