/** One reading of a text: a name, and the text around it that tells it from other places of that name. */
export interface Reading {
  head: string
  tails: readonly string[]
  /** Accepts a place at home even if the tails do not agree: "Headingley" may be unknown in "Headingley, Leeds". */
  loose: boolean
}

const LONGEST = 100
/** No name of a place has more words; longer texts are sentences. */
const MAX_WORDS = 8
const REMOTE =
  /\b(?:(?:fully|100 ?%) )?(?:remote(?:ly)?(?: (?:work(?:ing)?|jobs?|only|first))?|(?:work(?:ing)? |based )?(?:from|at) home|home[- ]?(?:based|working)|wfh)\b/gi
const ANYWHERE =
  /^(?:(?:any|every) ?where|all over|across|throughout|nation(?:wide|al|ally)|(?:all|any)(?: locations?| places?| of)?(?=$| the| uk)|(?:the )?whole(?: of)?)\b(?: in)?(?: the)?/i
const AROUND =
  /^(?:in|near|around|close to|central|inner|greater|city of|(?:north|south)[- ]?(?:east|west)|north|south|east|west) | (?:area|city cent(?:re|er)|town cent(?:re|er)|city|and around)$/gi

/** Separates work from home from the rest of the text. */
export function readWhere(text: string): { remote: boolean; rest: string } {
  const plain = normalise(text)
  const without = normalise(plain.replace(REMOTE, ' ').replace(/^(?:in|or|and)\b|\b(?:in|or|and)$/gi, ' '))
  const remote = plain.search(REMOTE) >= 0
  const rest = remote ? without : plain
  return { remote, rest: normalise(rest.replace(ANYWHERE, ' ')) }
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

/** "Newport Isle of Wight": tries every split between words, the longest name first. */
function splitWords(text: string): Reading[] {
  const words = text.split(/[\s,;()|/]+/).filter(Boolean)
  return words.length > MAX_WORDS
    ? []
    : words
        .slice(1)
        .map((_, i) => ({ head: words.slice(0, i + 1).join(' '), tails: [words.slice(i + 1).join(' ')], loose: false }))
        .reverse()
}

function normalise(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/^[\s,.-]+|[\s,.-]+$/g, '')
    .slice(0, LONGEST)
}
