import { type Meanings, MOST_COUNTED } from './meaning-queries'
import type { Part } from './parse'

/** What people say around what they look for, in whatever adverts there are. */
const FILLERS = new Set(
  (
    'want wanting need looking look find finding get getting become becoming please hiring hire apply best good well paid ' +
    'something anything near nearby around now next year take takes accept offer offers let lets like id im ive start starting'
  ).split(' '),
)
/** Before a stop word these say no more than "job": work with animals, jobs where I can cook. */
const JOBS = new Set(
  'work working job jobs role roles career careers place places company companies position'.split(' '),
)
/** Adverts that have a word in their text for each that has it in its title, where it says nothing of the work. */
const RATIO = 33
/** The same for each employer that has it in its name: "NHS" says where one works. */
const NAMES_RATIO = 8
/** The share of adverts whose text has such a word. */
const SHARE = 0.05
/** Fewer adverts say nothing about words. */
const LEAST = 300

/** Words that say nothing about the work wherever they are, and those that many adverts have in the text and hardly one in its title. */
export interface Fillers {
  plain: ReadonlySet<Part>
  common: ReadonlySet<Part>
}

/** Finds the words that no result must have; the common ones still tell better results from worse. */
export function findFillers(
  parts: readonly Part[],
  { stops, frequencies, total }: Meanings,
  isFree: (part: Part) => boolean,
): Fillers {
  const isCommonInText = (word: string) => {
    const { head = 0, names = 0, anywhere = 0 } = frequencies.find(one => one.word === word) ?? {}
    const isSaid = head * RATIO >= anywhere || (!JOBS.has(word) && names * NAMES_RATIO >= anywhere)
    return total >= LEAST && anywhere >= Math.min(MOST_COUNTED, SHARE * total) && !isSaid
  }
  const single = parts.filter(part => isFree(part) && part.words.length === 1)
  // Hours, bands and ages.
  const isNumber = (word: string) => /^\d{1,2}$/.test(word)
  const isAround = (part: Part) => {
    const index = parts.indexOf(part)
    const neighbours = [parts[index - 1], parts[index + 1]].map(one => one?.words[0] ?? '')
    return JOBS.has(part.words[0] ?? '') && neighbours.some(word => stops.includes(word))
  }
  const plain = single.filter(part => FILLERS.has(part.words[0] ?? '') || isAround(part))
  const common = single.filter(
    part => !plain.includes(part) && [isCommonInText, isNumber].some(is => is(part.words[0] ?? '')),
  )
  return { plain: new Set(plain), common: new Set(common) }
}
