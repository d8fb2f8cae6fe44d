import { otherForms } from './fold'
import { type Meanings, MAX_COUNTED } from './meaning-queries'
import type { Part } from './parse'
import { dictionary, termKey } from './synonyms'

/** Words of intent, which every advert matches equally. */
const FILLERS = new Set(
  (
    'want wanting need looking look find finding get getting become becoming please hiring hire apply best good well paid ' +
    'something anything near nearby around now next year take takes accept offer offers let lets like id im ive start starting'
  ).split(' '),
)
/** Next to a stop word these only mean "job": work with animals, jobs where I can cook. */
const JOBS = new Set(
  'work working job jobs role roles career careers place places company companies position'.split(' '),
)
/** A word that is in this many texts per title does not describe the work. */
const RATIO = 33
/** The same per advert of an employer with this name: "NHS" describes the employer. */
const NAMES_RATIO = 3
/** Least share of adverts with such a word in their text. */
const SHARE = 0.01
/** Frequencies in fewer adverts prove nothing. */
const LEAST = 300

/** `plain` words never describe the work; `common` words are in many texts and hardly any title. */
export interface Fillers {
  plain: ReadonlySet<Part>
  common: ReadonlySet<Part>
}

/** No result must have these words; the common ones still affect the order. */
export function findFillers(
  parts: readonly Part[],
  { stops, frequencies, total, known }: Meanings,
  isFree: (part: Part) => boolean,
): Fillers {
  const isCommonInText = (word: string) => {
    const isWork = dictionary.synonyms.has(termKey([word])) || otherForms(word).some(form => known.includes(form))
    const { head = 0, names = 0, anywhere = 0 } = frequencies.find(one => one.word === word) ?? {}
    const isStated = head * RATIO >= anywhere || (!JOBS.has(word) && names * NAMES_RATIO >= anywhere)
    return total >= LEAST && anywhere >= Math.min(MAX_COUNTED, SHARE * total) && !isStated && !isWork
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
