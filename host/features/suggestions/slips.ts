import { editDistance } from '../../lib/edit-distance'
import { allowedEdits } from '../../search'

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
  const max = allowedEdits(word)
  if (max === 0 || like.some(known => (unfinished ? known.startsWith(word) : known === word))) {
    return [word]
  }
  return like
    .map(known => ({ known, slips: editDistance(word, known, { max, prefix: unfinished }) }))
    .filter(({ slips }) => slips <= max)
    .sort((a, b) => a.slips - b.slips)
    .map(({ known }) => known)
    .slice(0, READINGS)
}
