export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Each input word must be a prefix of a word of the same name. */
export function matches(names: readonly string[], starts: readonly string[]): boolean {
  return names.some(name => {
    const words = wordsOf(name)
    return starts.every(start => words.some(word => word.startsWith(start)))
  })
}
