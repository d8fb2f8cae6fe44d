import { editDistance } from '../../lib/edit-distance'

/** One slip is forgiven from five letters on, two from nine. */
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
  const max = allowed(word.length)
  return like
    .map(known => ({ known, slips: editDistance(word, known, { max, prefix: unfinished }) }))
    .filter(({ slips }) => slips <= max)
    .sort((a, b) => a.slips - b.slips)
    .map(({ known }) => known)
    .slice(0, READINGS)
}
