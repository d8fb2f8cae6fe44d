/** Returns the words of a name or an input without case, accents and punctuation. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Returns whether each input word is a prefix of a word of one of the names. */
export function matches(names: readonly string[], starts: readonly string[]): boolean {
  return names.some(name => {
    const words = wordsOf(name)
    return starts.every(start => words.some(word => word.startsWith(start)))
  })
}
