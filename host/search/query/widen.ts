import type { Expansion, Group } from './expand'
import { formatMatch, type Match, splitMatch, type SplitMatch } from './tsquery'

/** What must occur, as text for `to_tsquery('simple', ...)`, empty where nothing is asked. */
export interface TextQuery {
  /** All of the words, each as typed, corrected or by a synonym. */
  tsquery: string
  /** `tsquery` in two, where that is faster. */
  split: SplitMatch | undefined
  /** Any of the words or their synonyms: for close matches. */
  looseTsquery: string
  /** Each wanted thing by itself, as typed and as meant. */
  groups: { typed: string; meant: string }[]
  /** Plain words that are wanted, without stop words. */
  terms: string[]
}

/** Less than all of the words, and what the page says of it. */
export interface Wider {
  kind: 'filler' | 'similar' | 'most' | 'any'
  textQuery: TextQuery
}

/** An expansion as queries: all of its groups, each as typed or by a synonym, and nothing of what is taken away. */
export function textQueryOf(expansion: Expansion, stops: ReadonlySet<string>): TextQuery {
  const { groups, without } = expansion
  const meant: Match = { all: [expansion.meant, ...without] }
  return {
    tsquery: formatMatch(meant),
    split: splitMatch(meant, stops),
    looseTsquery: anyOf(groups, without),
    groups: groups.map(group => ({ typed: formatMatch(group.typed), meant: formatMatch(group.meant) })),
    terms: groups.flatMap(({ typed }) => wordsOf(typed)),
  }
}

function anyOf(groups: readonly Group[], without: readonly Match[]): string {
  const any = formatMatch({ any: groups.map(({ meant }) => meant) })
  return any && formatMatch({ all: [{ any: groups.map(({ meant }) => meant) }, ...without] })
}

/** Words without their endings are at least this long. */
const SHORTEST = 4

/**
 * What asks for less than all of the words, the nearest first: other forms of them ("accounting" for "accountant"), all
 * but one, any. What is taken away stays away.
 */
export function widen(expansion: Expansion, stops: ReadonlySet<string>): Wider[] {
  const { groups, without } = expansion
  const similar = groups.map(({ typed, meant }): Group => ({ typed, meant: { any: [meant, ...beginnings(typed)] } }))
  const asked = (meant: Match): Expansion => ({ typed: expansion.typed, meant, groups: similar, without })
  const all = (list: readonly Group[]): Match => ({ all: list.map(group => group.meant) })
  const allButOne = similar.map((_, i): Match => all(similar.filter((__, other) => other !== i)))
  const kinds = [
    ...(groups.length > 0 ? [['similar', all(similar)] as const] : []),
    ...(groups.length > 2 ? [['most', { any: allButOne }] as const] : []),
    ...(groups.length > 1 ? [['any', { any: similar.map(({ meant }) => meant) }] as const] : []),
  ]
  return kinds.map(([kind, meant]) => ({ kind, textQuery: textQueryOf(asked(meant), stops) }))
}

/** The words of a match, each without its ending unless too little is left; quantity is not quantitative. */
function beginnings(match: Match): Match[] {
  return wordsOf(match).flatMap((word): Match[] => {
    const beginning = word.replace(/(?:ations?|ing|ers?|ors?|ists?|ments?|ants?|ancy|ies|es|e|(?<!it)y|s)$/, '')
    const start = beginning.length >= SHORTEST ? beginning : word
    return start.length >= SHORTEST ? [{ phrase: [start], in: 'head', begin: true }] : []
  })
}

function wordsOf(match: Match): string[] {
  if ('phrase' in match) {
    return [...match.phrase]
  } else if ('none' in match) {
    return []
  }
  return ('all' in match ? match.all : match.any).flatMap(wordsOf)
}
