import { DAY } from './durations'
import { findDays } from './read-day'

/** Each word is at the index of its value. */
const NUMBERS = 'no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|')
const COUNT = String.raw`(?<count>\d{1,3}|an?(?: couple of| few)?|a couple|${NUMBERS.slice(1).join('|')})\+?`
const UNIT = String.raw`(?<unit>d|days?|w|wks?|weeks?|fortnights?|mo|mths?|months?|y|yrs?|years?)`
const AGO = new RegExp(String.raw`\b${COUNT}\s?${UNIT}(?: and a half)? ago\b`, 'i')
const TODAY =
  /\b(?:today|just (?:now|posted|listed|added)|(?:\d+|an?|a few|one|two)\+?\s?(?:h|hrs?|hours?|m|mins?|minutes?|s|secs?|seconds?|moments?) ago|this (?:morning|afternoon|evening))\b/i
const LAST = /\blast (?<unit>week|fortnight|month|year)\b/i
const LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/^f/i, 14],
  [/^d/i, 1],
  [/^w/i, 7],
  [/^m/i, 30],
  [/^y/i, 365],
]

/** "Today", "Posted 3 days ago", "Posted 10 May"; returns the start of the day. */
export function readRelativeDate(text: string, now: Date): Date | undefined {
  const today = Math.floor(now.getTime() / DAY) * DAY
  const ago = AGO.exec(text)?.groups
  const last = LAST.exec(text)?.groups
  if (TODAY.test(text)) {
    return new Date(today)
  } else if (/\byesterday\b/i.test(text)) {
    return new Date(today - DAY)
  } else if (ago ?? last) {
    const count = ago ? countOf(ago.count ?? '') : 1
    return new Date(today - Math.max(1, count) * lengthOf((ago ?? last)?.unit ?? '') * DAY)
  }
  return lastDayNamed(text, now)
}

function countOf(text: string): number {
  const inWords = /couple/i.test(text) ? 2 : /few/i.test(text) ? 3 : NUMBERS.indexOf(text.toLowerCase())
  return Number(text) || Math.max(1, inWords)
}

const lengthOf = (unit: string): number => LENGTHS.find(([pattern]) => pattern.test(unit))?.[1] ?? 1

function lastDayNamed(text: string, now: Date): Date | undefined {
  if (/expire|clos|deadline/i.test(text)) {
    return undefined
  }
  const year = now.getUTCFullYear()
  const found = findDays(text, [year, year - 1]).find(({ day }) => day <= now.getTime())
  return found && new Date(found.day)
}
