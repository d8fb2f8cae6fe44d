import { DAY } from './durations'

const ZONE = 'Europe/London'
const day = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, day: 'numeric', month: 'long', year: 'numeric' })
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, weekday: 'long', day: 'numeric', month: 'long' })
const month = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, month: 'long', year: 'numeric' })
const year = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, year: 'numeric' })
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' })
const sortable = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' })
const whole = new Intl.NumberFormat('en-GB')

/** "3 October 2026" */
export const date = (value: Date | string): string => day.format(new Date(value))
/** "3 October 2026, 23:59" */
export const dateTime = (value: Date | string): string => `${date(value)}, ${clock.format(new Date(value))}`
/** "2026-10-09 23:59", for spreadsheets. */
export const localTime = (value: Date | string): string => sortable.format(new Date(value)).replace(',', '')
/** "9 October", with the year unless it is the current one: for lists. */
export const dayOf = (value: Date | string, now: Date): string => {
  const text = date(value)
  return text.endsWith(` ${year.format(now)}`) ? text.slice(0, -5) : text
}
/** "Friday 9 October" */
const dayMonth = (value: Date | string): string => weekday.format(new Date(value)).replace(',', '')
/**
 * "Friday 9 October, 17:00", with the year unless it is the current one: the format of deadlines. "Friday 9 October" if
 * only the day is known.
 */
export function deadline(value: Date | string, now: Date): string {
  const at = new Date(value)
  const ofYear = year.format(at) === year.format(now) ? '' : ` ${year.format(at)}`
  return `${dayMonth(at)}${ofYear}${isDayAlone(at) ? '' : `, ${clock.format(at)}`}`
}
/** "3 October 2026, 17:00, UK time", or "3 October 2026" if only the day is known. */
export const deadlineInFull = (value: Date | string): string =>
  isDayAlone(value) ? date(value) : `${dateTime(value)}, UK time`
/** A deadline means a whole day if it is the day's last second, which nobody sets by hand. */
const isDayAlone = (value: Date | string): boolean =>
  new Date(value).getUTCSeconds() === 59 && clock.format(new Date(value)) === '23:59'
/** "October 2026" */
export const monthYear = (value: Date | string): string => month.format(new Date(value))

/** "today", "3 days ago", "3 weeks ago", "2 months ago" */
export function ago(value: Date, now: Date): string {
  const days = Math.max(0, Math.round((now.getTime() - value.getTime()) / DAY))
  if (days === 0) {
    return 'today'
  } else if (days < 14) {
    return `${counted(days, 'day')} ago`
  }
  return days < 60 ? `${counted(Math.round(days / 7), 'week')} ago` : `${counted(Math.round(days / 30), 'month')} ago`
}

/** "about 3 weeks ago": an approximate age. */
export const about = (age: string): string => (age === 'today' ? age : `about ${age}`)
/** "1,240" */
export const number = (value: number): string => whole.format(value)
/** "£24,500" */
export const pounds = (value: number): string => `£${number(value)}`
/** "1 job", "1,240 jobs" */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${number(value)} ${value === 1 ? one : many}`
/** "4.2", with one decimal. */
export const rating = (value: number): string => value.toFixed(1)
/** "2026-10-09T22:59:00.000Z", for `<time datetime>`. */
export const iso = (value: Date | string): string => new Date(value).toISOString()
/** "Leeds · Hybrid": joins the known values. The dot never starts a line. */
const dotted = (values: readonly unknown[]): string => values.filter(Boolean).join('\u00a0· ')
/** "halden-rail" of "/companies/halden-rail": the last part of a path. */
export const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
export const PAY_UNITS = { hour: 'an hour', day: 'a day', week: 'a week', month: 'a month', year: 'a year' } as const
export const PATTERNS = { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' } as const
export function excerpt(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  const end = plain.lastIndexOf(' ', length)
  return plain.length <= length ? plain : `${plain.slice(0, end > 0 ? end : length).trimEnd()}…`
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Decodes the HTML entities of a rendered template block. */
export function plain(html: string, length: number): string {
  const text = html.replace(/&(?:#(\d+)|(amp|lt|gt|quot));/g, (_, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(Number(code)) : (NAMED[name] ?? ''),
  )
  return excerpt(text, length - 1)
}

export const formats = {
  date,
  dateTime,
  dayMonth,
  monthYear,
  number,
  counted,
  rating,
  iso,
  dotted,
  lastPart,
  excerpt,
  plain,
}
