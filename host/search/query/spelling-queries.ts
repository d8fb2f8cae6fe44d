import type { Db } from '../../db/tables'
import { findEmployers } from './employers'
import { MAX_JOINED } from './expand'
import { singular } from './fold'
import { listSimilarWords, type Meanings, USED_BY } from './meaning-queries'
import { formatParts, isOrdinary, parseParts, type Part, normaliseWords } from './parse'
import { findNamed } from './place-names'
import { listSpans } from './spans'
import { allowedEdits, findNearest } from './spelling'
import { dictionary } from './synonyms'
import { typeWords } from './type-names'

/** Most corrections of one search. */
const MAX_CORRECTIONS = 5

/**
 * Returns the same array if nothing is misspelt. A word is misspelt if no title, employer, role, place, type or synonym
 * has it or another form of it, hardly any advert uses it, and a known word is similar enough.
 */
export async function correctSpelling(db: Db, parts: readonly Part[], meanings: Meanings): Promise<readonly Part[]> {
  const places = listSpans(parts).filter(span => findNamed(meanings.places, span))
  const employers = findEmployers(parts, meanings).sure
  const joined = listSpans(parts).filter(
    ({ words }) => words.length > 1 && words.length <= MAX_JOINED && meanings.known.includes(words.join('')),
  )
  const isNamed = (index: number) => [...places, ...joined].some(({ start, end }) => start <= index && index < end)
  const unknown = parts
    .filter((part, index) => isOrdinary(part) && !employers.has(part) && !isNamed(index) && isUnknown(part, meanings))
    .slice(0, MAX_CORRECTIONS)
  const corrected = new Map(
    await Promise.all(unknown.map(async part => [part, await correct(db, part, meanings)] as const)),
  )
  const isChanged = [...corrected].some(([part, right]) => part !== right)
  return isChanged ? parts.map(part => corrected.get(part) ?? part) : parts
}

/** A word in this many titles is spelt correctly. */
const TITLES_OF_KNOWN_WORD = 3

function isUnknown({ words }: Part, { known, stops, frequencies }: Meanings): boolean {
  const [word = '', ...more] = words
  const isTyped = more.length === 0 && /^[a-z]+$/.test(word) && allowedEdits(word) > 0
  const { head = 0, anywhere = 0 } = frequencies.find(one => one.word === word) ?? {}
  const isUsed = known.includes(word)
    ? head >= TITLES_OF_KNOWN_WORD || anywhere >= TITLES_OF_KNOWN_WORD * USED_BY
    : anywhere >= USED_BY
  return isTyped && !isUsed && !stops.includes(word) && !OWN_FORMS.has(singular(word))
}

const OWN_WORDS: ReadonlySet<string> = new Set([...dictionary.words, ...typeWords])
const OWN_FORMS: ReadonlySet<string> = new Set([...OWN_WORDS].map(singular))

/** For words that adverts use, so that they are not corrected, but that find nothing here. */
export async function listOtherSpellings(db: Db, text: string): Promise<string[]> {
  const parts = parseParts(normaliseWords(text))
  const plain = parts.filter(part => isOrdinary(part) && part.words.length === 1).slice(0, MAX_CORRECTIONS)
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

const respell = (part: Part, word: string): Part => ({ ...part, entered: word, words: [word], misspelt: part.entered })

/** A replacement must be in this many times as many titles. */
const TITLES_RATIO = 3

async function correct(db: Db, part: Part, { frequencies, known }: Meanings): Promise<Part> {
  const [word = ''] = part.words
  const { head = 0, anywhere = 0 } = frequencies.find(one => one.word === word) ?? {}
  const own = known.includes(word) ? Math.max(1, head, anywhere) : 0
  const similar = await listSimilarWords(db, word, allowedEdits(word))
  const isSame = similar.some(({ isSameWord, uses }) => isSameWord && uses >= TITLES_OF_KNOWN_WORD)
  if (isSame || (own === 0 && similar.some(({ isSameWord }) => isSameWord))) {
    return part
  }
  const likely = similar
    .filter(({ uses, isSameWord }) => !isSameWord && uses >= TITLES_RATIO * own)
    .sort((a, b) => b.uses - a.uses)
  const right = findNearest(word, [...likely.map(one => one.word), ...(own <= 1 ? OWN_WORDS : [])])
  return right === undefined ? part : respell(part, right)
}
