import { editDistance } from '../../../lib/edit-distance'
import { allowedEdits } from '../../../search'

const READINGS = 3

interface InputWord {
  word: string
  /** Known words that share letters with it, most similar first. */
  like: readonly string[]
}

/**
 * Returns probable corrections, best first. Words that begin a known word remain; others are replaced by known words
 * within the limit of typos. The last word may be incomplete. Returns an empty list if a word matches nothing.
 */
export function correctTypos(input: readonly InputWord[]): string[] {
  const readings = input.map(({ word, like }, position) => wordsFor(word, like, position === input.length - 1))
  const [first = [], ...rest] = readings
  return rest
    .reduce((begun, words) => begun.flatMap(text => words.map(word => `${text} ${word}`)).slice(0, READINGS), first)
    .slice(0, READINGS)
}

function wordsFor(word: string, like: readonly string[], unfinished: boolean): string[] {
  const max = allowedEdits(word)
  if (max === 0 || like.some(known => (unfinished ? known.startsWith(word) : known === word))) {
    return [word]
  }
  return like
    .map(known => ({ known, typos: editDistance(word, known, { max, prefix: unfinished }) }))
    .filter(({ typos }) => typos <= max)
    .sort((a, b) => a.typos - b.typos)
    .map(({ known }) => known)
    .slice(0, READINGS)
}
