import { singular } from './fold'

/**
 * What a text must hold: words are folded, see `foldWords`. A phrase in the `head` is in the title or a kind; words
 * that `begin` so count, too.
 */
export type Match = Phrase | { all: readonly Match[] } | { any: readonly Match[] } | { none: Match }

interface Phrase {
  phrase: readonly string[]
  in?: 'head'
  begin?: true
}

/** What the index puts before the words of titles and kinds, each of which it holds twice (migration 0070). */
export const HEAD_MARK = 't0'

/** A word as the index has it of titles and kinds alone. */
export const inHead = (word: string): string => `${HEAD_MARK}${singular(word)}`

/**
 * A match as text for `to_tsquery('simple', ...)`; empty where it asks for nothing. Each word is in quotes of its
 * own and holds only letters and digits, so whatever a visitor typed, the text is valid.
 */
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

/** A match in two, so that the index alone answers most of it: what has either is the whole. */
export interface SplitMatch {
  /** What needs no phrase: the index knows. */
  exact: string
  /** What may hold a phrase besides: the index knows the words, and the text must say whether they stand together. */
  near: string
}

/**
 * Splits a match that is wider by phrases, as "developer" is by "software engineer". The index knows which rows hold the
 * words of a phrase, not their order, and where one row of a page of the table has to be read for that, all rows of that
 * page that match are: one such synonym makes a common word ten times slower. Undefined where there are no phrases, or
 * nothing without. `stops` are words that full text leaves out: what says only those asks for nothing.
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

/** The words of each phrase in any order. */
export const loosened = (match: Match): Match =>
  mapPhrases(match, phrase => ({ all: wordsOf(phrase).map(word => ({ ...phrase, phrase: [word] })) }))

export const inTitles = (match: Match): Match => mapPhrases(match, phrase => ({ ...phrase, in: 'head' }))

/** The match with other phrases, save in what must not occur. */
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

/** The match without its phrases, or nothing where it does not go without. */
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

/** The last guard of the syntax: nothing else than letters and digits ever comes between the quotes. */
const isWord = (word: string): boolean => /^[\p{L}\p{N}]+$/u.test(word)

function join(parts: readonly string[], operator: string): string {
  return parts.length > 1 ? `(${parts.join(operator)})` : (parts[0] ?? '')
}
