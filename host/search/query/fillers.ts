import { type Meanings, MOST_COUNTED } from './meaning-queries'
import { isOrdinary, type Part } from './parse'

/** What people say around what they look for, in whatever adverts there are. */
const FILLERS = new Set(
  (
    'want wanting need looking look find finding get getting become becoming please hiring hire apply best good well paid ' +
    'something anything near nearby around now next year take takes accept offer offers let lets like id im ive start starting'
  ).split(' '),
)
/** Before a stop word these say no more than "job": work with animals, jobs where I can cook. */
const JOBS = new Set('work working job jobs role roles career careers place places company companies position'.split(' '))
/** Adverts that have a word in their text for each that has it in its title, where it says nothing of the work. */
const RATIO = 33
/** The share of adverts whose text has such a word. */
const SHARE = 0.05
/** Fewer adverts say nothing about words. */
const LEAST = 300

/**
 * Returns a function that tells words that say nothing about the work. What many adverts have in the text and hardly one in its
 * title is such a word.
 */
export function findFillers(parts: readonly Part[], { stops, frequencies, total }: Meanings): ReadonlySet<Part> {
  const isCommonInText = (word: string) => {
    const { head = 0, anywhere = 0 } = frequencies.find(one => one.word === word) ?? {}
    return total >= LEAST && anywhere >= Math.min(MOST_COUNTED, SHARE * total) && head * RATIO < anywhere
  }
  return new Set(
    parts.filter((part, index) => {
      const [word = '', ...more] = part.words
      const next = parts[index + 1]?.words[0] ?? ''
      const isAround = JOBS.has(word) && (stops.includes(next) || stops.includes(parts[index - 1]?.words[0] ?? ''))
      return isOrdinary(part) && more.length === 0 && (FILLERS.has(word) || isAround || isCommonInText(word))
    }),
  )
}
