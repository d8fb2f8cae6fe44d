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

/** In any order, which the index answers without reading a text. */
export const titleHas = (words: readonly string[]): Match => ({
  all: words.map(word => ({ phrase: [word], in: 'head' })),
})

export const inTitles = (match: Match): Match => mapPhrases(match, phrase => ({ ...phrase, in: 'head' }))
export const inTexts = (match: Match): Match => mapPhrases(match, ({ phrase }) => ({ phrase }))

/** Leaves exclusions unchanged. */
function mapPhrases(match: Match, change: (phrase: Phrase) => Phrase): Match {
  const changed = (some: readonly Match[]) => some.map(one => mapPhrases(one, change))
  if ('phrase' in match) {
    return change(match)
  } else if ('none' in match) {
    return match
  }
  return 'all' in match ? { all: changed(match.all) } : { any: changed(match.any) }
}

const wordsOf = ({ phrase }: { phrase: readonly string[] }): readonly string[] => phrase.filter(isWord)

/** Without the words of exclusions. */
export function plainWords(match: Match): string[] {
  if ('phrase' in match) {
    return [...match.phrase]
  }
  return 'none' in match ? [] : ('all' in match ? match.all : match.any).flatMap(plainWords)
}

/** Guards the syntax: only letters and digits may come between the quotes. */
const isWord = (word: string): boolean => /^[\p{L}\p{N}]+$/u.test(word)

function join(parts: readonly string[], operator: string): string {
  return parts.length > 1 ? `(${parts.join(operator)})` : (parts[0] ?? '')
}
