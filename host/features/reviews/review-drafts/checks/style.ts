const MIN_LETTERS = 20
const MAX_CAPITALS = 0.7
const MAX_IN_A_ROW = 4
const MIN_WORDS = 20
/** In ordinary prose of a few hundred words, more than half of the words differ. */
const MIN_DIFFERENT = 0.3

/** Ignores short texts, which may be abbreviations. */
export function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return letters >= MIN_LETTERS && capitals / letters > MAX_CAPITALS
}

/** Finds padding: the same character, word or sentence again and again. */
export function isRepeated(text: string): boolean {
  const words = wordsOf(text)
  const isPoor = words.length >= MIN_WORDS && new Set(words).size / words.length < MIN_DIFFERENT
  return /([^\s.\-_=*])\1{7}/iu.test(text) || isPoor || hasRun(words) || repeatsSentences(text)
}

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

function hasRun(words: readonly string[]): boolean {
  let length = 1
  return words.some((word, index) => {
    length = word === words[index - 1] ? length + 1 : 1
    return length > MAX_IN_A_ROW
  })
}

const LONG_SENTENCE = 4

function repeatsSentences(text: string): boolean {
  const seen = new Map<string, number>()
  return text.split(/[.!?\n]+/).some(sentence => {
    const words = wordsOf(sentence)
    const key = words.join(' ')
    seen.set(key, (seen.get(key) ?? 0) + 1)
    return words.length >= LONG_SENTENCE && (seen.get(key) ?? 0) > 2
  })
}
