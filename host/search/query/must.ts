import type { Frequency } from './meaning-queries'
import { formatMatch, HEAD_MARK, inTitles, type Match, plainWords } from './tsquery'

/** One term of the search, as entered and with its synonyms. */
export interface Group {
  entered: Match
  meant: Match
}

/** Every result must have a fixed run: an employer's name, or a phrase in quotation marks. */
export interface Run extends Group {
  groups: Group[]
  isFixed?: boolean
  /** Only affects the order. */
  isOptional?: boolean
  /** What else hours or a subject mean if nothing has them. They are dropped before the kind of work. */
  wider?: Match
  /** A kind of work, which the title or kind of a result must name. */
  isTopic?: boolean
}

/** The share of the total weight that a result must have: all of one or two words, two of three, three of four. */
export const USUAL_SHARE = 0.6
/** Factor for a word that is in no title. */
export const WEAK_FACTOR = 0.5
/** In longer searches only the rarest words are weighed. */
const MOST_WEIGHED = 6

interface Options {
  frequencies: readonly Frequency[]
  total: number
  share?: number
}

/** Rare words weigh more than common ones. */
export function atLeast(runs: readonly Run[], { frequencies, total, share = USUAL_SHARE }: Options): Match {
  const required = runs.filter(({ isOptional }) => !isOptional)
  const topics = required.filter(({ isTopic }) => isTopic)
  const fixed = required.filter(({ isFixed }) => isFixed)
  const open = required.filter(({ isFixed }) => !isFixed)
  const all = (some: readonly Run[]): Match => ({ all: some.map(({ meant }) => meant) })
  const named: Match = { any: topics.map(({ meant }) => inTitles(meant)) }
  if (open.length <= 2 && share === USUAL_SHARE) {
    return { all: [named, all(required)] }
  }
  const weighed = open
    .map(run => ({
      run,
      weight: weightOf(run, { frequencies, total }) * (isWeak(run, { frequencies, total }) ? WEAK_FACTOR : 1),
    }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_WEIGHED)
  const needed = share * weighed.reduce((sum, { weight }) => sum + weight, 0)
  const sums = Array.from({ length: 2 ** weighed.length }, (_, bits) => {
    const chosen = weighed.filter((__, i) => bits & (1 << i))
    return { bits, chosen, isEnough: chosen.reduce((sum, { weight }) => sum + weight, 0) >= needed }
  })
  const enough = sums.filter(({ isEnough }) => isEnough)
  const least = enough.filter(
    ({ bits }) => !enough.some(other => other.bits !== bits && (other.bits & bits) === other.bits),
  )
  return { all: [named, all(fixed), { any: least.map(({ chosen }) => all(chosen.map(({ run }) => run))) }] }
}

/** Depends on the rarest word, corrections included. A word without adverts counts as if 1 % of adverts had it. */
export function weightOf(
  { entered, meant }: Group,
  { frequencies, total }: Options,
  counted: 'anywhere' | 'head' = 'anywhere',
): number {
  const counts = [...plainWords(entered), ...plainWords(meant)].flatMap(
    word => frequencies.find(one => one.word === word)?.[counted] ?? [],
  )
  const rarest = Math.min(...counts.filter(count => count > 0), Infinity)
  return Math.log(2 + total / (1 + (Number.isFinite(rarest) ? rarest : total / 100)))
}

/** Kinds of work, or if there are none all other words. Words of employers' names are not looked for in titles. */
export function findTopics(runs: readonly Run[], meanings: Options): Run[] {
  const isName = (word: string) => meanings.frequencies.some(one => one.word === word && one.names > one.head)
  const open = runs.filter(run => run.isFixed !== true && !plainWords(run.entered).some(isName))
  const strong = open.filter(run => !isWeak(run, meanings))
  return strong.length > 0 ? strong : open
}

/** A run is no kind of work if no title has its words and its synonyms name none. */
export const isWeak = ({ entered, meant, isFixed }: Run, { frequencies }: Options): boolean =>
  isFixed !== true &&
  !formatMatch(meant).includes(HEAD_MARK) &&
  plainWords(entered).every(word => (frequencies.find(one => one.word === word)?.head ?? 0) === 0)
