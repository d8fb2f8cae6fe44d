import type { Part } from './parse'

/** Words before or after the name of a field: "jobs in it", "it and finance". */
const JOINS = new Set('in of and or'.split(' '))
/** Only before the name: "jobs for it graduates", but "get paid for it". */
const BEFORE = new Set('for with at an the'.split(' '))

/** "It" in small letters is no field of work beside other stop words: "is it hard". `stops` are stop words. */
export function isPronoun(parts: readonly Part[], index: number, stops: readonly string[]): boolean {
  const wordAt = (at: number) => parts[at]?.words[0] ?? ''
  const [before, after] = [wordAt(index - 1), wordAt(index + 1)]
  const isSpeech = (word: string) => stops.includes(word) && !JOINS.has(word) && !BEFORE.has(word)
  return (
    /^it$/i.test(parts[index]?.entered ?? '') &&
    parts[index]?.entered !== 'IT' &&
    (isSpeech(before) || isSpeech(after) || (after === '' && BEFORE.has(before)))
  )
}
