import { DAY } from './durations'
import { fromLondon } from './london-time'
import { aheadIn, findClock } from './read-clock'
import { findDay, findDays, type FoundDay } from './read-day'

export interface ReadDate {
  /** Midnight in UTC if only a day was given. */
  at: Date
  dayOnly: boolean
}

/** Day 0 of spreadsheets, and the day numbers from 1995 to 2099. */
const SHEET_START = Date.UTC(1899, 11, 30)
const FIRST_SERIAL = 34_700
const LAST_SERIAL = 73_050
const EARLIEST = Date.UTC(1995, 0, 1)
const LATEST = Date.UTC(2101, 0, 1)
const SECOND = 1_000
/** Texts that mean "no date", if they name no day or month. */
const NONE =
  /^[-.?/ 0]*$|^(?:n\/?a|nil|none|null|undefined|unknown|various|open|always open)$|\b(?:tb[acd]|to be (?:advised|announced|confirmed)|not (?:applicable|known|specified|stated)|no (?:\w+ ){0,2}(?:date|deadline)|rolling|on-?going|open[- ]ended|continuous|(?:until|till|when|once) (?:\w+ ){0,4}filled|asap|as soon as possible|immediate(?:ly)?)\b/i
const NAMES_A_DAY = /[1-9]|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i
/** Systems also write the first or last years of their calendars for "no date". */
const ENDS =
  /(?<!\d)(?:0001|1[89]\d\d|9999)[-/.]\d\d?[-/.]\d\d?(?!\d)|(?<!\d)\d\d?[-/.]\d\d?[-/.](?:0001|1[89]\d\d|9999)(?!\d)/

/**
 * Reads ISO 8601, D/M/Y, named months, RFC 2822, seconds or milliseconds since 1970 and the day numbers of
 * spreadsheets, each with or without a time. Times are UK time unless they have a zone. A day without a year is the one
 * nearest to `near`; without `near` it is unreadable.
 */
export function readDate(value: unknown, near?: Date): ReadDate | undefined {
  if (typeof value === 'number') {
    return fromNumber(value)
  } else if (typeof value === 'object' && value !== null) {
    const { '@value': literal, $date: stored } = value as Record<string, unknown>
    return readDate(Array.isArray(value) ? value[0] : (literal ?? stored), near)
  }
  return typeof value === 'string' ? fromText(normaliseText(value), near) : undefined
}

/** Returns whether an unreadable value means that there is no date. */
export const isNoDate = (value: unknown): boolean =>
  value === null || value === undefined || value === 0 || (typeof value === 'string' && isNone(normaliseText(value)))

/** For a deadline that gives only a day: the day's last second in Britain, which `isDayAlone` detects. */
export const endOfDay = ({ at, dayOnly }: ReadDate): Date => (dayOnly ? fromLondon(at.getTime() + DAY - SECOND) : at)

const isNone = (text: string): boolean => (NONE.test(text) && !NAMES_A_DAY.test(text)) || ENDS.test(text)

function normaliseText(text: string): string {
  return text
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[’‘`]/g, "'")
    .replace(/[\s\u200B\u200E\u200F\uFEFF]+/gu, ' ')
    .trim()
}

function fromText(text: string, near: Date | undefined): ReadDate | undefined {
  const epoch = /^\/?date\((-?\d+)/i.exec(text.replaceAll('\\', ''))?.[1]
  if (epoch !== undefined || /^(?:\d{5}(?:[.,]\d+)?|\d{8}|\d{10}(?:[.,]\d+)?|\d{13})$/.test(text)) {
    return fromNumber(Number(epoch ?? text.replace(',', '.')))
  }
  const found = findDay(text) ?? (near && nearest(text, near))
  // Of two days, either may be meant: "1/12/2026 - 15/1/2027".
  if (!found || findDay(found.rest)) {
    return undefined
  }
  const clock = findClock(found.rest)
  const wall = found.day + (clock?.time ?? 0)
  const ahead = clock && (clock.ahead ?? aheadIn(found.rest, wall))
  const at = ahead === undefined ? undefined : new Date(wall - ahead)
  return { at: at ?? (clock ? fromLondon(wall) : new Date(wall)), dayOnly: !clock }
}

function nearest(text: string, near: Date): FoundDay | undefined {
  const year = near.getUTCFullYear()
  const distance = ({ day }: FoundDay) => Math.abs(day - near.getTime())
  return findDays(text, [year - 1, year, year + 1]).sort((one, other) => distance(one) - distance(other))[0]
}

function fromNumber(value: number): ReadDate | undefined {
  if (value >= FIRST_SERIAL && value < LAST_SERIAL) {
    const seconds = Math.round((value % 1) * (DAY / SECOND)) * SECOND
    const day = SHEET_START + Math.floor(value) * DAY
    return { at: seconds > 0 ? fromLondon(day + seconds) : new Date(day), dayOnly: seconds === 0 }
  }
  const basic = value < 1e8 ? findDay(String(value)) : undefined
  const at = new Date(value < 1e11 ? value * SECOND : value < 1e14 ? value : value / 1_000)
  const exists = at.getTime() >= EARLIEST && at.getTime() < LATEST
  return basic ? { at: new Date(basic.day), dayOnly: true } : exists ? { at, dayOnly: false } : undefined
}
