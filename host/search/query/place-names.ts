import { formatOutcode, postTownOf, readOutcode } from '../places'
import type { NamedPlace } from './meaning-queries'
import type { Span } from './spans'

/** Towns whose name is a word of job titles: only "in Street" means the town. */
const ORDINARY = new Set(
  (
    'ash bar battle beer bow box bridge bude chandler church coach cork crook deal ely eye fleet ford grain ham hook hope ' +
    'law leek looe male march mobile mold nice oral orange ore over pool rock rugby sale sandwich seal settle split stock ' +
    'stone street sway tower van wall warden ware wash wells wick wing wool'
  ).split(' '),
)

/** Words that titles have and that look like postcodes. */
const NO_OUTCODES = new Set('e2e s3 l1 l2 l3 b1'.split(' '))
/** "M14", "SW1A 1AA" */
const POSTCODE = /^[a-z]{1,2}\d[a-z\d]?(?: ?\d[a-z]{2})?$/i

/** The place of that name or postcode, if it is one. */
export function findNamed(places: readonly NamedPlace[], span: Span): NamedPlace | undefined {
  return findOutcode(span) ?? places.find(({ asked }) => asked === span.typed)
}

function findOutcode({ typed }: Span): NamedPlace | undefined {
  const outcode = POSTCODE.test(typed) && !NO_OUTCODES.has(typed.toLowerCase()) ? readOutcode(typed) : undefined
  const town = outcode ? postTownOf(outcode) : undefined
  return outcode && town
    ? {
        asked: typed,
        slug: outcode,
        name: formatOutcode(outcode, town.name ?? ''),
        home: true,
        isTown: false,
        population: 0,
        jobs: 0,
      }
    : undefined
}

/** Whether the name says a place by itself, without "in" before it: foreign towns do not. */
export function isPlain(place: NamedPlace | undefined, { words, typed }: Span): boolean {
  const name = words.join(' ')
  const isLong = name.length >= 4 || name === 'uk' || POSTCODE.test(typed)
  return place !== undefined && place.home && !ORDINARY.has(name) && isLong
}

/** Towns whose name is another word, too: in front of others it is that word. */
const AMBIGUOUS = new Set('bath bury hale holt lincoln reading stanley washington windsor'.split(' '))
/** So many people make a town known by its name alone. */
const FAMOUS = 20_000

/** Whether a name says a place wherever it is among the words: a nation, a county, a postcode, or a town of some size. */
export function isFamous(place: NamedPlace | undefined, span: Span): boolean {
  const isLarge = place !== undefined && (!place.isTown || place.population >= FAMOUS)
  return isLarge && isPlain(place, span) && !AMBIGUOUS.has(span.words.join(' '))
}
