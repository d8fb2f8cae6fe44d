export interface Heading {
  /** All letters, in lower case. */
  all: string
  first: string
  last: string
}

/** Additions that do not change the name before them: "Hours per week", "Town (or city)". */
const TAIL = /\(.*|\bper\b.*/
const MEANINGLESS = ['name', 'range', 'date']

/** The last word names the kind: an "Application closing date" is a closing date, `jobTitle` a title. */
export function readHeading(text: string): Heading {
  const words = text
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(TAIL, '')
    .split(/[^a-z]+/)
    .filter(Boolean)
  const isTail = words.length > 1 && MEANINGLESS.includes(words.at(-1) ?? '')
  return { all: words.join(''), first: words[0] ?? '', last: words.at(isTail ? -2 : -1) ?? '' }
}
