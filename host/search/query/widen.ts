import { type Expansion, runOf } from './expand'
import type { Meanings } from './meaning-queries'
import { enoughOf, type Group, isWeak, type Run, weightOf } from './must'
import { formatMatch, HEAD_MARK, inTexts, type Match, plainWords } from './tsquery'

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
  kind: 'filler' | 'similar' | 'stated' | 'text' | 'most' | 'any' | 'forms' | 'name'
  /** Key of the filter that `textQuery` replaces by phrases of adverts. */
  key?: string
  textQuery: TextQuery
}

/** Requires enough of the runs, and excludes `without`. */
export function textQueryOf(expansion: Expansion, meanings: Meanings): TextQuery {
  const { runs, without } = expansion
  const groups = runs.flatMap(run =>
    run.groups.map(group => ({ ...group, factor: run.isOptional ? OPTIONAL_FACTOR : 1 })),
  )
  const meant: Match = { all: [enoughOf(runs), ...without] }
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
/** Weighs words that are not required. */
const OPTIONAL_FACTOR = 0.5

/**
 * Nearest first: other forms of the words ("accountancy" for "accountant"), the work that a subject leads to, the words
 * only in texts, no hours or subject, only words of titles, any of the words, the name alone. Exclusions and names stay
 * required.
 */
export function widen({ runs, without }: Expansion, meanings: Meanings): Wider[] {
  const similar = runs.map(run => withForms(run))
  const strong = runs.filter(run => !run.wider && !isWeak(run, meanings))
  const isStrong = (run: Run) => strong.includes(run)
  const widerBy = (kind: Wider['kind'], some: readonly Run[]): Wider => ({
    kind,
    textQuery: textQueryOf({ runs: [...some], without }, meanings),
  })
  /** Requires only these; the others still affect the order. */
  const only = (isRequired: (run: Run) => boolean, of = runs): Run[][] => {
    const some = of.map(run => (isRequired(run) ? run : { ...run, isOptional: true }))
    const required = some.filter(run => !run.isOptional).length
    return required > 0 && required < runs.length ? [some] : []
  }
  const most = [
    ...(strong.length > 0 ? [runs, similar].flatMap(some => only(run => !run.wider, some)) : []),
    ...only(isStrong),
    ...only(isStrong).map(inText),
  ]
  return [
    ...(runs.length > 0 ? [similar, runs.map(withWork)] : []).map(some => widerBy('similar', some)),
    ...(runs.some(({ isTopic }) => isTopic) ? [widerBy('text', inText(runs))] : []),
    ...most.map(some => widerBy('most', some)),
    widerBy(runs.flatMap(({ groups }) => groups).length > 1 ? 'any' : 'forms', anyOf(runs)),
    ...only(run => run.isFixed === true).map(some => widerBy('name', some)),
  ]
}

const inText = (runs: readonly Run[]): Run[] => runs.map(run => ({ ...run, isTopic: false }))

function anyOf(runs: readonly Run[]): Run[] {
  const loose = runs.map(run => withForms(run, true))
  const groups = loose.flatMap(run => (run.isFixed ? [] : run.groups))
  const any = runOf({ entered: { any: groups.map(one => one.entered) }, meant: { any: groups.map(one => one.meant) } })
  return [...loose.filter(run => run.isFixed), ...(groups.length > 0 ? [{ ...any, groups }] : [])]
}

/** Forms alone lead astray ("bank" for "banking"), so the text must have the word unless all else has been tried. */
const withForms = (run: Run, isLoose = false): Run =>
  widened(run, ({ entered, meant }) => [
    run.wider ?? { all: [...(isLoose ? [] : [inTexts(meant)]), ...beginnings(entered)] },
  ])

const withWork = (run: Run): Run => widened(run, () => run.work ?? [])

function widened(run: Run, others: (group: Group) => readonly Match[]): Run {
  const widen = ({ entered, meant }: Group): Group => ({
    entered,
    meant: { any: [meant, ...others({ entered, meant })] },
  })
  return { ...run, ...widen(run), groups: run.groups.map(widen) }
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
