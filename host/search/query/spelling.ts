import { editDistance } from '../../lib/edit-distance'

/** One typo from 5 letters, two from 9. */
export function allowedEdits(word: string): number {
  return word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0
}

/**
 * Returns LIKE patterns that match every word at most `edits` typos away. Such a word contains one of `edits + 1`
 * pieces unchanged, unless two swapped letters span a boundary, which has its own patterns.
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

/** Ties go to the same first and last letter, which people seldom mistype, then to the first candidate. */
export function findNearest(entered: string, candidates: Iterable<string>): string | undefined {
  const limit = allowedEdits(entered)
  const near = [...candidates]
    .map(word => ({ word, edits: editDistance(entered, word, { max: limit }), ends: differentEnds(entered, word) }))
    .filter(({ edits }) => edits > 0 && edits <= limit)
    .sort((a, b) => a.edits - b.edits || a.ends - b.ends)
  return near[0]?.word
}

const differentEnds = (one: string, other: string): number =>
  [one[0] !== other[0], one.at(-1) !== other.at(-1)].filter(Boolean).length
