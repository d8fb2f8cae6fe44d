import { type Expansion, runOf } from './expand'
import type { Meanings } from './meaning-queries'
import { atLeast, type Group, isWeak, type Run, USUAL_SHARE, WEAK_FACTOR, weightOf } from './must'
import { formatMatch, HEAD_MARK, type Match, plainWords } from './tsquery'

/** Text for `to_tsquery('simple', ...)`, empty if nothing is required. */
export interface TextQuery {
  /** Enough of the words, each as entered, corrected or as a synonym. */
  tsquery: string
  /** One entry for each term: as entered, and with synonyms. */
  groups: { entered: string; meant: string; isWork: boolean; weight: number }[]
  /** The words without stop words. */
  terms: string[]
}

/** A search that requires less; `kind` determines the message of the page. */
export interface Wider {
  kind: 'filler' | 'similar' | 'stated' | 'text' | 'most' | 'any' | 'name'
  /** Key of the filter that `textQuery` replaces by phrases of adverts. */
  key?: string
  textQuery: TextQuery
}

/** Requires `share` of the weight of the runs, and excludes `without`. */
export function textQueryOf(expansion: Expansion, meanings: Meanings, share = USUAL_SHARE): TextQuery {
  const { runs, without } = expansion
  const groups = runs.flatMap(run =>
    run.groups.map(group => ({ ...group, factor: run.isOptional || isWeak(run, meanings) ? WEAK_FACTOR : 1 })),
  )
  const meant: Match = { all: [atLeast(runs, { ...meanings, share }), ...without] }
  return {
    tsquery: formatMatch(meant),
    groups: groups.map(group => ({
      entered: formatMatch(group.entered),
      meant: formatMatch(group.meant),
      isWork: formatMatch(group.meant).includes(HEAD_MARK),
      weight: weightOf(group, meanings, 'head') * group.factor,
    })),
    terms: groups.flatMap(({ entered }) => plainWords(entered)),
  }
}

/** Words in the titles of first jobs. */
export const ENTRY_WORDS = [['entry', 'level'], ['graduate'], ['trainee'], ['junior'], ['apprentice']]
/** Least length of a word without its ending. */
const SHORTEST = 4
/** Half of the weight of the words, and any of them. */
const HALF = 0.5
const ANY = 0.01

/**
 * Nearest first: other forms of the words ("accountancy" for "accountant"), the words only in texts, no hours or subject,
 * only words of titles, half of the words, any of them, the name alone. Exclusions and names stay required.
 */
export function widen({ runs, without }: Expansion, meanings: Meanings): Wider[] {
  const inText = (some: readonly Run[]): Run[] => some.map(run => ({ ...run, isTopic: false }))
  const similar = runs.map(withForms)
  const strong = runs.filter(run => !run.wider && !isWeak(run, meanings))
  const single = inText(similar).flatMap(run => (run.isFixed ? [run] : run.groups.map(group => runOf(group))))
  const widerBy = (kind: Wider['kind'], some: readonly Run[], share?: number): Wider => ({
    kind,
    textQuery: textQueryOf({ runs: [...some], without }, meanings, share),
  })
  /** Requires only these; the others still affect the order. */
  const only = (isRequired: (run: Run, index: number) => boolean, of = runs): Run[][] => {
    const some = of.map((run, index) => (isRequired(run, index) ? run : { ...run, isOptional: true }))
    const required = some.filter(run => !run.isOptional).length
    return required > 0 && required < runs.length ? [some] : []
  }
  return [
    ...(runs.length > 0 ? [widerBy('similar', similar)] : []),
    ...(runs.some(({ isTopic }) => isTopic) ? [widerBy('text', inText(runs))] : []),
    ...(strong.length > 0 ? [runs, similar] : [])
      .flatMap(some => only(run => !run.wider, some))
      .map(some => widerBy('most', some)),
    ...only(run => strong.includes(run)).map(some => widerBy('most', some)),
    ...(runs.length > 2 ? [widerBy('most', inText(similar), HALF)] : []),
    ...(single.length > 1 ? [widerBy('any', single, ANY)] : []),
    ...only(run => run.isFixed === true).map(some => widerBy('name', some)),
  ]
}

function withForms(run: Run): Run {
  const widened = ({ entered, meant }: Group): Group => ({
    entered,
    meant: { any: [meant, ...(run.wider ? [run.wider] : beginnings(entered))] },
  })
  return { ...run, ...widened(run), groups: run.groups.map(widened) }
}

/** "Quantity" must not match "quantitative", nor "account" "accountant". */
function beginnings(match: Match): Match[] {
  const words = plainWords(match).map((word): Match => {
    const beginning = word.replace(/(?:ations?|ing|ers?|ors?|ists?|ments?|(?<=an)(?:ts?|cy)|ies|es|e|(?<!it)y|s)$/, '')
    const start = beginning.length >= SHORTEST ? beginning : word
    return start.length >= SHORTEST ? { phrase: [start], in: 'head', begin: true } : { phrase: [word] }
  })
  return words.length > 0 ? [{ all: words }] : []
}
