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
  /** Titles of the work that a subject leads to, for searches that find too little. */
  work?: readonly Match[]
  /** A kind of work, which the title or kind of a result must name. */
  isTopic?: boolean
}

interface WordCounts {
  frequencies: readonly Frequency[]
  total: number
}

/** All of one or two words, all but one of more. */
export function enoughOf(runs: readonly Run[]): Match {
  const required = runs.filter(({ isOptional }) => !isOptional)
  const topics = required.filter(({ isTopic }) => isTopic)
  const fixed = required.filter(({ isFixed }) => isFixed)
  const open = required.filter(({ isFixed }) => !isFixed)
  const all = (some: readonly Run[]): Match => ({ all: some.map(({ meant }) => meant) })
  const named: Match = { any: topics.map(({ meant }) => inTitles(meant)) }
  if (open.length <= 2) {
    return { all: [named, all(required)] }
  }
  return { all: [named, all(fixed), { any: open.map(left => all(open.filter(run => run !== left))) }] }
}

/** Depends on the rarest word, corrections included. A word without adverts counts as if 1 % of adverts had it. */
export function weightOf(
  { entered, meant }: Group,
  { frequencies, total }: WordCounts,
  counted: 'anywhere' | 'head' = 'anywhere',
): number {
  const counts = [...plainWords(entered), ...plainWords(meant)].flatMap(
    word => frequencies.find(one => one.word === word)?.[counted] ?? [],
  )
  const rarest = Math.min(...counts.filter(count => count > 0), Infinity)
  return Math.log(2 + total / (1 + (Number.isFinite(rarest) ? rarest : total / 100)))
}

/** Kinds of work, or if there are none all other words. Words of employers' names are not looked for in titles. */
export function findTopics(runs: readonly Run[], meanings: WordCounts): Run[] {
  const isName = (word: string) => meanings.frequencies.some(one => one.word === word && one.names > one.head)
  const open = runs.filter(run => run.isFixed !== true && !plainWords(run.entered).some(isName))
  const strong = open.filter(run => !isWeak(run, meanings))
  return strong.length > 0 ? strong : open
}

/** A run is no kind of work if no title has its words and its synonyms name none. */
export const isWeak = ({ entered, meant, isFixed }: Run, { frequencies }: WordCounts): boolean =>
  isFixed !== true &&
  !formatMatch(meant).includes(HEAD_MARK) &&
  plainWords(entered).every(word => (frequencies.find(one => one.word === word)?.head ?? 0) === 0)
