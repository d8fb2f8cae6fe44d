import { editDistance } from '../../lib/edit-distance'

/** Typing faults that a word may have: one from 5 letters, two from 9. */
export function allowedEdits(word: string): number {
  return word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0
}

/**
 * Patterns of LIKE of which every word at most `edits` faults away meets one. A word with as many faults still holds one
 * of `edits + 1` pieces whole, save where two swapped letters stand on a seam, which has patterns of its own.
 */
export function likePatterns(word: string, edits: number): string[] {
  const third = Math.floor(word.length / 3)
  if (edits < 2) {
    const seam = Math.floor(word.length / 2)
    return [`${word.slice(0, seam)}%`, `%${word.slice(seam)}`, swap(word, seam)]
  }
  const [first, second] = [third, 2 * third]
  return [
    `${word.slice(0, first)}%`,
    `%${word.slice(first, second)}%`,
    `%${word.slice(second)}`,
    `${swap(word, first).slice(0, second)}%`,
    `%${swap(word, second).slice(first)}`,
    swap(swap(word, first), second),
  ]
}

function swap(word: string, seam: number): string {
  return word.slice(0, seam - 1) + word.charAt(seam) + word.charAt(seam - 1) + word.slice(seam + 1)
}

/**
 * The word most like the typed one: fewest faults, then the same first and last letter, which people
 * seldom miss, then the order of the candidates. */
export function findNearest(typed: string, candidates: Iterable<string>): string | undefined {
  const limit = allowedEdits(typed)
  const near = [...candidates]
    .map(word => ({ word, edits: editDistance(typed, word, { max: limit }), ends: differentEnds(typed, word) }))
    .filter(({ edits }) => edits > 0 && edits <= limit)
    .sort((a, b) => a.edits - b.edits || a.ends - b.ends)
  return near[0]?.word
}

const differentEnds = (one: string, other: string): number =>
  [one[0] !== other[0], one.at(-1) !== other.at(-1)].filter(Boolean).length
