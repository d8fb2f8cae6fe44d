import type { Frequency } from './meaning-queries'
import { formatMatch, HEAD_MARK, type Match, plainWords } from './tsquery'

/** One thing that was asked for: the words as typed, and everything that counts as well. */
export interface Group {
  typed: Match
  meant: Match
}

/** One thing that is wanted, and whether every result must have it: an employer's name, or a phrase in quotation marks. */
export interface Run extends Group {
  groups: Group[]
  isFixed?: boolean
  /** No result must have it; it only ranks. */
  isOptional?: boolean
  /** Hours or a subject: given up before the kind of work. */
  isWish?: boolean
}

/** The share of the weight of the words that a result must have: all of one or two, two of three, three of four. */
export const USUAL_SHARE = 0.6
/** What a word of no title weighs, of what it would otherwise. */
const WEAK = 0.5
/** More words than this are not weighed against one another: the rarest are. */
const MOST = 6

interface Options {
  frequencies: readonly Frequency[]
  total: number
  share?: number
}

/** What must occur of several wanted things: some of them, and rare words weigh more than common ones. */
export function atLeast(runs: readonly Run[], { frequencies, total, share = USUAL_SHARE }: Options): Match {
  const required = runs.filter(({ isOptional }) => !isOptional)
  const fixed = required.filter(({ isFixed }) => isFixed)
  const open = required.filter(({ isFixed }) => !isFixed)
  const all = (some: readonly Run[]): Match => ({ all: some.map(({ meant }) => meant) })
  if (open.length <= 2 && share === USUAL_SHARE) {
    return all(required)
  }
  const weighed = open
    .map(run => ({
      run,
      weight: weightOf(run, { frequencies, total }) * (isWeak(run, { frequencies, total }) ? WEAK : 1),
    }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
  const needed = share * weighed.reduce((sum, { weight }) => sum + weight, 0)
  const sums = Array.from({ length: 2 ** weighed.length }, (_, bits) => {
    const chosen = weighed.filter((__, i) => bits & (1 << i))
    return { bits, chosen, isEnough: chosen.reduce((sum, { weight }) => sum + weight, 0) >= needed }
  })
  const enough = sums.filter(({ isEnough }) => isEnough)
  const least = enough.filter(
    ({ bits }) => !enough.some(other => other.bits !== bits && (other.bits & bits) === other.bits),
  )
  return { all: [all(fixed), { any: least.map(({ chosen }) => all(chosen.map(({ run }) => run))) }] }
}

/** The rarer the rarest of its words, corrected ones among them, the more; words that no advert has count like a word of a hundredth of the adverts. */
export function weightOf({ typed, meant }: Group, { frequencies, total }: Options): number {
  const counts = [...plainWords(typed), ...plainWords(meant)].flatMap(
    word => frequencies.find(one => one.word === word)?.anywhere ?? [],
  )
  const rarest = Math.min(...counts.filter(count => count > 0), Infinity)
  return Math.log(2 + total / (1 + (Number.isFinite(rarest) ? rarest : total / 100)))
}

/** Whether no title has its words, and nothing else is called so, so that it is no kind of work. */
export const isWeak = ({ typed, meant, isFixed }: Run, { frequencies }: Options): boolean =>
  isFixed !== true &&
  !formatMatch(meant).includes(HEAD_MARK) &&
  plainWords(typed).every(word => (frequencies.find(one => one.word === word)?.head ?? 0) === 0)
