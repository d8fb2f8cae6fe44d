import { DAY, HOUR } from '../../lib/durations'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const EARLIEST_YEAR = 1995
const LATEST_YEAR = 2100

/** Words for small numbers, each at its place. */
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const AGO =
  /\b(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten)\+?\s?(d|days?|w|wks?|weeks?|months?|mths?|years?|yrs?) ago\b/i
const LENGTHS: Record<string, number> = { d: 1, w: 7, m: 30, y: 365 }

export interface ReadDate {
  at: Date
  /** Only a day was given, so the hour is ours. */
  dayOnly: boolean
}

/**
 * A date in any of the forms that feeds use, or undefined. A year before 1995 is how some systems write "none". Of
 * 3/4/2025 the first number is the day, as in Britain.
 */
export function readDate(value: unknown): ReadDate | undefined {
  if (typeof value === 'number') {
    return fromInstant(new Date(value < 1e11 ? value * 1_000 : value))
  }
  if (typeof value !== 'string') {
    return undefined
  }
  const text = value.replace(/[‐‑‒–—]/g, '-')
  const instant = /\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:Z|[+-]\d{2}:?\d{2})/i.exec(text)
  return instant ? fromInstant(parseInstant(instant[0])) : fromDay(text)
}

/** The end of that day in Britain, for a deadline that names only a day. */
export function endOfDay({ at, dayOnly }: ReadDate): Date {
  return dayOnly ? new Date(at.getTime() + DAY - 1_000 - londonOffset(at)) : at
}

/** "Today", "Posted 3 days ago", "Posted 10 May": reads the date of a listing page, relative to `now`; always the start of the day. */
export function readRelativeDate(text: string, now: Date): Date | undefined {
  const ago = AGO.exec(text)
  const day = Math.floor(now.getTime() / DAY) * DAY
  if (/\b(today|just now|hours? ago|minutes? ago)\b/i.test(text)) {
    return new Date(day)
  } else if (/\byesterday\b/i.test(text)) {
    return new Date(day - DAY)
  } else if (ago) {
    const count = Number(ago[1] ?? Number.NaN) || NUMBERS.indexOf(ago[1]?.toLowerCase() ?? '') || 1
    const length = LENGTHS[(ago[2] ?? 'd').toLowerCase().slice(0, 1)] ?? 1
    return new Date(day - Math.max(1, count) * length * DAY)
  } else if (/\blast week\b/i.test(text)) {
    return new Date(day - 7 * DAY)
  }
  return lastDayNamed(text, now)
}

function parseInstant(text: string): Date {
  return new Date(
    text
      .replace(' ', 'T')
      .replace(/\s/g, '')
      .replace(/([+-]\d{2})(\d{2})$/, '$1:$2'),
  )
}

function fromInstant(at: Date): ReadDate | undefined {
  const year = at.getUTCFullYear()
  return year >= EARLIEST_YEAR && year <= LATEST_YEAR ? { at, dayOnly: false } : undefined
}

function fromDay(text: string): ReadDate | undefined {
  const iso = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(text)
  const british = /\b(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\b/.exec(text)
  const words = /\b(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3})[a-z]*\.?,? (\d{4})\b/i.exec(text)
  const american = /\b([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/i.exec(text)
  if (iso) {
    return day(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  } else if (british) {
    return day(Number(british[3]), Number(british[2]), Number(british[1]))
  } else if (words) {
    return day(Number(words[3]), monthNumber(words[2]), Number(words[1]))
  }
  return american ? day(Number(american[3]), monthNumber(american[1]), Number(american[2])) : undefined
}

function lastDayNamed(text: string, now: Date): Date | undefined {
  const named = /\b(\d{1,2}) ([a-z]{3})[a-z]*\b/i.exec(text)
  if (!named || /expire|clos|deadline/i.test(text)) {
    return undefined
  }
  const years = [now.getUTCFullYear(), now.getUTCFullYear() - 1]
  const days = years.map(year => day(year, monthNumber(named[2]), Number(named[1]))?.at)
  return days.find(at => at && at <= now)
}

function monthNumber(name = ''): number {
  return MONTHS.indexOf(name.toLowerCase().slice(0, 3)) + 1
}

function day(year: number, month: number, date: number): ReadDate | undefined {
  const at = new Date(Date.UTC(year, month - 1, date))
  const exists = at.getUTCMonth() === month - 1 && at.getUTCDate() === date
  return exists && year >= EARLIEST_YEAR && year <= LATEST_YEAR ? { at, dayOnly: true } : undefined
}

const london = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: 'numeric', hourCycle: 'h23' })

/** How far British clocks are ahead at noon of that day. */
function londonOffset(at: Date): number {
  return (Number(london.format(at.getTime() + DAY / 2)) - 12) * HOUR
}
