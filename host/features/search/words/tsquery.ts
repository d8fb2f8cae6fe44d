/** What a text must hold: words are folded, see `foldWords`. */
export type Match =
  { phrase: readonly string[] } | { all: readonly Match[] } | { any: readonly Match[] } | { none: Match }

/**
 * A match as text for `to_tsquery('english', ...)`; empty where it asks for nothing. Each word stands in quotes of its
 * own and holds only letters and digits, so whatever a visitor typed, the text is valid.
 */
export function formatMatch(match: Match): string {
  if ('phrase' in match) {
    return join(
      match.phrase.filter(isWord).map(word => `'${word}'`),
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

/** The last guard of the syntax: nothing else than letters and digits ever comes between the quotes. */
const isWord = (word: string): boolean => /^[\p{L}\p{N}]+$/u.test(word)

function join(parts: readonly string[], operator: string): string {
  return parts.length > 1 ? `(${parts.join(operator)})` : (parts[0] ?? '')
}
