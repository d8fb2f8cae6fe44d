import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../lib/root'
import { foldWords, singular } from './fold'

/** The words of each synonym, by `termKey`. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>

export interface Dictionary {
  synonyms: Synonyms
  longest: number
  words: ReadonlySet<string>
}

/** Singular and plural have the same key. */
export const termKey = (words: readonly string[]): string => words.map(singular).join(' ')

/** The head of `synonyms.txt` explains the format. Throws with the number of an invalid line. */
export function parseSynonyms(text: string): Dictionary {
  const synonyms = new Map<string, (readonly string[])[]>()
  const words = new Set<string>()
  for (const [index, line] of text.split('\n').entries()) {
    const [content = ''] = line.split('#', 1)
    for (const [term, others] of content.trim() === '' ? [] : readLine(content, index + 1)) {
      const key = termKey(term)
      const known = synonyms.get(key) ?? []
      const fresh = others.filter(other => termKey(other) !== key && !includes(known, other))
      synonyms.set(key, [...known, ...fresh])
      for (const word of [term, ...others].flat()) {
        words.add(word)
      }
    }
  }
  const longest = Math.max(0, ...[...synonyms.keys()].map(key => key.split(' ').length))
  return { synonyms, longest, words }
}

type Term = readonly string[]

function readLine(content: string, number: number): (readonly [Term, readonly Term[]])[] {
  const sides = content.split('->').map(side => side.split(/[=,]/).map(foldWords))
  const [from = [], to = from] = sides
  const isWhole =
    sides.length <= 2 && (to !== from || from.length > 1) && [...from, ...to].every(term => term.length > 0)
  if (!isWhole) {
    throw new Error(`Line ${number} of the synonyms is neither "a = b" nor "a -> b": ${content.trim()}`)
  }
  return from.map(term => [term, to] as const)
}

const includes = (terms: readonly Term[], wanted: Term) => terms.some(term => term.join(' ') === wanted.join(' '))

/** "human resources" for "hr", "m and s" for "m&s". */
export const otherTerms = (text: string): string[] => [
  ...(text.includes('&') ? [text.replaceAll('&', ' and ')] : []),
  ...(text.length <= LONGEST_SHORT
    ? (dictionary.synonyms.get(termKey(foldWords(text))) ?? []).map(words => words.join(' '))
    : []),
]

/** Characters of an abbreviation. */
const LONGEST_SHORT = 3

/** Terms of several words, as titles have them: "ux designer". */
export const titleTerms = (): string[] => [...dictionary.synonyms.keys()].filter(term => term.includes(' '))

/** Changes of the file take effect after a restart. */
export const dictionary: Dictionary = parseSynonyms(
  readFileSync(path.join(root, 'host/search/query/synonyms.txt'), 'utf8'),
)
