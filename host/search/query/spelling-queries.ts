import type { Db } from '../../db/tables'
import { MOST_JOINED } from './expand'
import { singular } from './fold'
import { findEmployers } from './infer'
import { isUsed, listSimilarWords, type Meanings } from './meaning-queries'
import { formatParts, isOrdinary, parseParts, type Part, normaliseWords } from './parse'
import { findNamed } from './place-names'
import { listSpans } from './spans'
import { allowedEdits, findNearest } from './spelling'
import { dictionary } from './synonyms'
import { typeWords } from './type-names'

/** More words than anybody misspells in one search. */
const MOST = 5

/**
 * The parts with misspelt words corrected; the very same list where there are none. A word is misspelt when nobody knows
 * it (no title, employer, role, place, type of job and synonym has it, nor another form of it), hardly an advert uses
 * it, and one of those is near enough.
 */
export async function correctSpelling(db: Db, parts: readonly Part[], meanings: Meanings): Promise<readonly Part[]> {
  const places = listSpans(parts).filter(span => findNamed(meanings.places, span))
  const employers = findEmployers(parts, meanings.employers)
  const joined = listSpans(parts).filter(
    ({ words }) => words.length > 1 && words.length <= MOST_JOINED && meanings.known.includes(words.join('')),
  )
  const isNamed = (index: number) =>
    employers.has(index) || [...places, ...joined].some(({ start, end }) => start <= index && index < end)
  const unknown = parts
    .filter((part, index) => isOrdinary(part) && !isNamed(index) && isUnknown(part, meanings))
    .slice(0, MOST)
  const corrected = new Map(await Promise.all(unknown.map(async part => [part, await correct(db, part)] as const)))
  const isChanged = [...corrected].some(([part, right]) => part !== right)
  return isChanged ? parts.map(part => corrected.get(part) ?? part) : parts
}

function isUnknown({ words }: Part, { known, stops }: Meanings): boolean {
  const [word = '', ...more] = words
  const isTyped = more.length === 0 && /^[a-z]+$/.test(word) && allowedEdits(word) > 0
  return isTyped && ![known, stops].some(list => list.includes(word)) && !OWN_FORMS.has(singular(word))
}

const OWN_WORDS: ReadonlySet<string> = new Set([...dictionary.words, ...typeWords])
const OWN_FORMS: ReadonlySet<string> = new Set([...OWN_WORDS].map(singular))

/**
 * The search with another word of the lexicon in place of one of its own: for words that somebody
 * uses, so that nobody puts them right, but that lead to nothing here.
 */
export async function listOtherSpellings(db: Db, text: string): Promise<string[]> {
  const parts = parseParts(normaliseWords(text))
  const plain = parts.filter(part => isOrdinary(part) && part.words.length === 1).slice(0, MOST)
  const others = await Promise.all(
    plain.map(async part => {
      const [word = ''] = part.words
      const similar = allowedEdits(word) > 0 ? await listSimilarWords(db, word, allowedEdits(word)) : []
      const different = similar.filter(({ isSameWord }) => !isSameWord).map(other => other.word)
      const nearest = findNearest(word, different)
      return nearest ? [formatParts(parts.map(other => (other === part ? respell(part, nearest) : other)))] : []
    }),
  )
  return others.flat()
}

const respell = (part: Part, word: string): Part => ({ ...part, typed: word, words: [word], misspelt: part.typed })

async function correct(db: Db, part: Part): Promise<Part> {
  const [word = ''] = part.words
  const similar = await listSimilarWords(db, word, allowedEdits(word))
  if (similar.some(({ isSameWord }) => isSameWord)) {
    return part
  }
  const right =
    findNearest(
      word,
      similar.map(candidate => candidate.word),
    ) ?? findNearest(word, OWN_WORDS)
  return right === undefined || (await isUsed(db, word)) ? part : respell(part, right)
}
