import { type Expansion, runOf } from './expand'
import type { Meanings } from './meaning-queries'
import { atLeast, type Group, isWeak, type Run, USUAL_SHARE, weightOf } from './must'
import { formatMatch, HEAD_MARK, loosened, type Match, plainWords, splitMatch, type SplitMatch } from './tsquery'

/** What must occur, as text for `to_tsquery('simple', ...)`, empty where nothing is asked. */
export interface TextQuery {
  /** Enough of the words, each as typed, corrected or by a synonym. */
  tsquery: string
  /** `tsquery` in two, where that is faster. */
  split: SplitMatch | undefined
  /** Each wanted thing by itself, as typed, as meant, and as meant with the words of phrases in any order, and whether it is a kind of work. */
  groups: { typed: string; meant: string; loose: string; isWork: boolean; weight: number }[]
  /** Plain words that are wanted, without stop words. */
  terms: string[]
}

/** Less than all of the words, and what the page says of it. */
export interface Wider {
  kind: 'filler' | 'similar' | 'stated' | 'most' | 'any' | 'name' | 'begin'
  /** The key of the filter that `textQuery` asks for in the words of adverts. */
  key?: string
  textQuery: TextQuery
}

/** An expansion as queries: enough of its runs, each as typed or by a synonym, and nothing of what is taken away. */
export function textQueryOf(expansion: Expansion, meanings: Meanings, share = USUAL_SHARE): TextQuery {
  const { runs, without } = expansion
  const { stops } = meanings
  const groups = runs.flatMap(run => run.groups)
  const meant: Match = { all: [atLeast(runs, { ...meanings, share }), ...without] }
  return {
    tsquery: formatMatch(meant),
    split: splitMatch(meant, new Set(stops)),
    groups: groups.map(group => ({
      typed: formatMatch(group.typed),
      meant: formatMatch(group.meant),
      loose: formatMatch(loosened(group.meant)),
      isWork: formatMatch(group.meant).includes(HEAD_MARK),
      weight: weightOf(group, meanings),
    })),
    terms: groups.flatMap(({ typed }) => plainWords(typed)),
  }
}

/** What adverts for first jobs have in their titles. */
export const ENTRY_WORDS = [['entry', 'level'], ['graduate'], ['trainee'], ['junior'], ['apprentice']]
const ANY_FIRST_JOB: Match = { any: ENTRY_WORDS.map(phrase => ({ phrase, in: 'head' })) }
const FIRST_JOB = runOf({ typed: ANY_FIRST_JOB, meant: ANY_FIRST_JOB })

/** Words without their endings are at least this long. */
const SHORTEST = 4
/** Half of the weight of the words, and any of them. */
const HALF = 0.5
const ANY = 0.01

/**
 * What asks for less than the words, the nearest first: other forms of them ("accountancy" for "accountant"), no hours or
 * subject, words that some title has, half of them, any, the name alone. What is taken away stays away, and a name stays
 * required.
 */
export function widen({ runs, without }: Expansion, meanings: Meanings): Wider[] {
  const similar = runs.map(withForms)
  const strong = runs.filter(run => !run.isWish && !isWeak(run, meanings))
  const single = similar.flatMap(run => (run.isFixed ? [run] : run.groups.map(group => runOf(group))))
  const ask = (kind: Wider['kind'], some: readonly Run[], share?: number): Wider => ({
    kind,
    textQuery: textQueryOf({ runs: [...some], without }, meanings, share),
  })
  /** With only these required; the others still tell better results from worse. */
  const only = (isRequired: (run: Run, index: number) => boolean, of = runs): Run[][] => {
    const some = of.map((run, index) => (isRequired(run, index) ? run : { ...run, isOptional: true }))
    const required = some.filter(run => !run.isOptional).length
    return required > 0 && required < runs.length ? [some] : []
  }
  return [
    ...(runs.length > 0 ? [ask('similar', similar)] : []),
    ...(strong.length > 0 ? [runs, similar] : [])
      .flatMap(some => only(run => !run.isWish, some))
      .map(some => ask('most', some)),
    ...only(run => strong.includes(run)).map(some => ask('most', some)),
    ...(runs.length > 2 ? [ask('most', similar, HALF)] : []),
    ...(single.length > 1 ? [ask('any', single, ANY)] : []),
    ...only(run => run.isFixed === true).map(some => ask('name', some)),
    ...(runs.length > 0 && runs.every(({ isWish }) => isWish) ? [ask('begin', [FIRST_JOB])] : []),
  ]
}

const withForms = (run: Run): Run => ({
  ...run,
  meant: { any: [run.meant, ...beginnings(run.typed)] },
  groups: run.groups.map(({ typed, meant }): Group => ({ typed, meant: { any: [meant, ...beginnings(typed)] } })),
})

/** The words of a match, each without its ending unless too little is left; quantity is not quantitative, nor an account an accountant. */
function beginnings(match: Match): Match[] {
  const words = plainWords(match).map((word): Match => {
    const beginning = word.replace(/(?:ations?|ing|ers?|ors?|ists?|ments?|(?<=an)(?:ts?|cy)|ies|es|e|(?<!it)y|s)$/, '')
    const start = beginning.length >= SHORTEST ? beginning : word
    return start.length >= SHORTEST ? { phrase: [start], in: 'head', begin: true } : { phrase: [word] }
  })
  return words.length > 0 ? [{ all: words }] : []
}
