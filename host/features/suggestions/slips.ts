/** One slip is forgiven from five letters on, two from nine (product data, E2). */
export const SHORTEST_SLIP = 5
const allowed = (length: number) => (length < SHORTEST_SLIP ? 0 : length < 9 ? 1 : 2)
/** What one may have meant. */
const READINGS = 3

interface Typed {
  word: string
  /** Known words that share letters with it, the most alike first. */
  like: readonly string[]
}

/**
 * What somebody may have meant to type, the likeliest first: each word as it is where a known one begins so, else the
 * known words that it is a slip away from. The last word may be unfinished. Empty where a word is like no other.
 */
export function withoutSlips(typed: readonly Typed[]): string[] {
  const readings = typed.map(({ word, like }, position) => wordsFor(word, like, position === typed.length - 1))
  const [first = [], ...rest] = readings
  return rest
    .reduce((begun, words) => begun.flatMap(text => words.map(word => `${text} ${word}`)).slice(0, READINGS), first)
    .slice(0, READINGS)
}

function wordsFor(word: string, like: readonly string[], unfinished: boolean): string[] {
  if (allowed(word.length) === 0 || like.some(known => (unfinished ? known.startsWith(word) : known === word))) {
    return [word]
  }
  const distances = like.map(known => ({ known, slips: slipsBetween(word, known, unfinished) }))
  return distances
    .filter(({ slips }) => slips <= allowed(word.length))
    .sort((a, b) => a.slips - b.slips)
    .map(({ known }) => known)
    .slice(0, READINGS)
}

/** The fewest letters wrong, missing, too many or in each other's place; of some beginning of `known` where unfinished. */
function slipsBetween(word: string, known: string, unfinished: boolean): number {
  let before: number[] = []
  let last = Array.from({ length: known.length + 1 }, (_, column) => column)
  for (let row = 1; row <= word.length; row++) {
    const next = [row]
    for (let column = 1; column <= known.length; column++) {
      const same = word[row - 1] === known[column - 1]
      const swapped =
        row > 1 && column > 1 && word[row - 1] === known[column - 2] && word[row - 2] === known[column - 1]
      next[column] = Math.min(
        at(last, column - 1) + (same ? 0 : 1),
        at(last, column) + 1,
        at(next, column - 1) + 1,
        swapped ? at(before, column - 2) + 1 : Infinity,
      )
    }
    before = last
    last = next
  }
  return unfinished ? Math.min(...last) : at(last, known.length)
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity
