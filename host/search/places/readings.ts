/** One way to read a text: a name, and what stands behind it to tell it from others of that name. */
export interface Reading {
  head: string
  tails: readonly string[]
  /** Whether the name stands for something without what is behind it: "Headingley" may be unknown in "Headingley, Leeds". */
  loose: boolean
}

const LONGEST = 100
/** Longer names of places there are not; what is longer is a sentence. */
const MOST_WORDS = 8
const REMOTE =
  /\b(?:(?:fully|100 ?%) )?(?:remote(?:ly)?(?: (?:work(?:ing)?|jobs?|only|first))?|(?:work(?:ing)? |based )?(?:from|at) home|home[- ]?(?:based|working)|wfh)\b/gi
const ANYWHERE =
  /^(?:(?:any|every) ?where|all over|across|throughout|nation(?:wide|al|ally)|(?:all|any)(?: locations?| places?| of)?(?=$| the| uk)|(?:the )?whole(?: of)?)\b(?: in)?(?: the)?/i
const AROUND =
  /^(?:in|near|around|close to|central|inner|greater|city of|north|south|east|west) | (?:area|city cent(?:re|er)|town cent(?:re|er)|city|and around)$/gi

/** A text of the field "where": whether it asks for work from home, and what else it says. */
export function readWhere(text: string): { remote: boolean; rest: string } {
  const plain = tidy(text)
  const without = tidy(plain.replace(REMOTE, ' ').replace(/^(?:in|or|and)\b|\b(?:in|or|and)$/gi, ' '))
  const remote = plain.search(REMOTE) >= 0
  const rest = remote ? without : plain
  return { remote, rest: tidy(rest.replace(ANYWHERE, ' ')) }
}

export function listReadings(text: string): Reading[] {
  const parts = text
    .split(/[,;()|/]|\s[-–]\s/)
    .map(part => part.trim())
    .filter(Boolean)
  const bare = text.replace(AROUND, '').trim()
  return [
    plainly(text),
    ...(parts.length > 1
      ? parts.map((head, i) => ({ head, tails: parts.filter((_, other) => other !== i), loose: true }))
      : []),
    ...splitWords(text),
    ...(bare !== text && bare !== '' ? [plainly(bare), ...splitWords(bare)] : []),
  ]
}

const plainly = (head: string): Reading => ({ head, tails: [], loose: true })

/** "Newport Isle of Wight": each cut between its words, the longest name first. */
function splitWords(text: string): Reading[] {
  const words = text.split(/[\s,;()|/]+/).filter(Boolean)
  return words.length > MOST_WORDS
    ? []
    : words
        .slice(1)
        .map((_, i) => ({ head: words.slice(0, i + 1).join(' '), tails: [words.slice(i + 1).join(' ')], loose: false }))
        .reverse()
}

function tidy(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/^[\s,.-]+|[\s,.-]+$/g, '')
    .slice(0, LONGEST)
}
