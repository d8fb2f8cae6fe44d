import { singular } from './fold'

/** Words are folded, see `foldWords`. A `head` phrase must be in the title or a kind; `begin` matches prefixes. */
export type Match = Phrase | { all: readonly Match[] } | { any: readonly Match[] } | { none: Match }

interface Phrase {
  phrase: readonly string[]
  in?: 'head'
  begin?: true
}

/** Prefix of words from titles and kinds in the index, which has each of them twice (migration 0070). */
export const HEAD_MARK = 't0'

export const inHead = (word: string): string => `${HEAD_MARK}${singular(word)}`

/** Empty if nothing is required. Words are quoted letters and digits, so the text is valid for any input. */
export function formatMatch(match: Match): string {
  if ('phrase' in match) {
    const [mark, ending] = [match.in === 'head' ? HEAD_MARK : '', match.begin ? ':*' : '']
    return join(
      wordsOf(match).map(word => `'${mark}${match.begin ? word : singular(word)}'${ending}`),
      ' <-> ',
    )
  } else if ('none' in match) {
    const inner = formatMatch(match.none)
    return inner && `!${inner}`
  } else {
    const [parts, operator] = 'all' in match ? [match.all, ' & '] : [match.any, ' | ']
    return join([...new Set(parts.map(formatMatch).filter(Boolean))], operator)
  }
}

/** Rows match if either part does; the index alone answers `exact`. */
export interface SplitMatch {
  /** Needs no phrases. */
  exact: string
  /** May need phrases: the index finds the words, and the text must confirm their order. */
  near: string
}

/**
 * Splits a match with phrases as synonyms: "developer" is also "software engineer". The index does not hold the order
 * of words, and if one row of a table page must be read for that, all matching rows of the page are: one such synonym
 * makes a common word ten times slower. Returns undefined without phrases, or with nothing else. `stops` are words that
 * full text ignores, so they require nothing.
 */
export function splitMatch(match: Match, stops: ReadonlySet<string>): SplitMatch | undefined {
  const phrases = phrasesIn(match)
  const [exact] = exactOf(match, stops)
  return phrases.length > 0 && exact && formatMatch(exact) !== ''
    ? {
        exact: formatMatch(exact),
        near: formatMatch({ all: [loosened(match), { any: phrases.map(loosened) }, { none: exact }] }),
      }
    : undefined
}

/** Accepts the words of each phrase in any order. */
export const loosened = (match: Match): Match =>
  mapPhrases(match, phrase => ({ all: wordsOf(phrase).map(word => ({ ...phrase, phrase: [word] })) }))

export const inTitles = (match: Match): Match => mapPhrases(match, phrase => ({ ...phrase, in: 'head' }))

/** Leaves exclusions unchanged. */
function mapPhrases(match: Match, change: (phrase: Phrase) => Match): Match {
  if ('phrase' in match) {
    return change(match)
  } else if ('none' in match) {
    return match
  }
  const changed = ('all' in match ? match.all : match.any).map(part => mapPhrases(part, change))
  return 'all' in match ? { all: changed } : { any: changed }
}

const wordsOf = ({ phrase }: { phrase: readonly string[] }): readonly string[] => phrase.filter(isWord)

function phrasesOf(match: Match, wanted = false): Phrase[] {
  if ('phrase' in match) {
    return [match]
  } else if ('none' in match) {
    return wanted ? [] : phrasesOf(match.none)
  }
  return ('all' in match ? match.all : match.any).flatMap(part => phrasesOf(part, wanted))
}

const phrasesIn = (match: Match): Phrase[] => phrasesOf(match).filter(phrase => wordsOf(phrase).length > 1)

function exactOf(match: Match, stops: ReadonlySet<string>): Match[] {
  if ('phrase' in match || 'none' in match) {
    return phrasesIn(match).length > 0 ? [] : [match]
  } else if ('all' in match) {
    const parts = match.all.map(part => exactOf(part, stops))
    return parts.every(part => part.length > 0) ? [{ all: parts.flat() }] : []
  }
  const spoken = match.any.filter(part => isSpoken(part, stops))
  const parts = spoken.flatMap(part => exactOf(part, stops))
  return parts.length > 0 || spoken.length === 0 ? [{ any: parts }] : []
}

const isSpoken = (match: Match, stops: ReadonlySet<string>): boolean =>
  phrasesOf(match).some(phrase => wordsOf(phrase).some(word => !stops.has(word)))

export const plainWords = (match: Match): string[] => phrasesOf(match, true).flatMap(({ phrase }) => phrase)

/** Guards the syntax: only letters and digits may come between the quotes. */
const isWord = (word: string): boolean => /^[\p{L}\p{N}]+$/u.test(word)

function join(parts: readonly string[], operator: string): string {
  return parts.length > 1 ? `(${parts.join(operator)})` : (parts[0] ?? '')
}
