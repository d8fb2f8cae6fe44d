import { DAY } from './durations'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = String.raw`(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])\.?`
const DATE = String.raw`(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th)?`
const GAP = String.raw`(?:\s?[-/.,]\s?|\s)*`
/** Two digits are a year only if they do not begin a time. */
const YEAR = String.raw`(?<year>(?:19|20)\d\d|'?\d\d)(?!\d|[:.]\d|\s?(?:[ap]\.?m\b|hrs?\b|hours\b|h\b))`
const SEPARATOR = String.raw`\s?[-/.]\s?`

/** The forms are tried in this order. */
const FORMS = [
  String.raw`(?<!\d|\d${SEPARATOR})(?<year>\d{4})${SEPARATOR}(?<month>\d{1,2})${SEPARATOR}(?<day>\d{1,2})(?!\d)`,
  String.raw`(?<!\d)(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)(?=t|\s|$)`,
  String.raw`(?<!\d)(?<year>\d{4})-?w(?<week>\d\d)-?(?<weekday>[1-7])(?!\d)`,
  String.raw`(?<!\d)(?<year>\d{4})-(?<ordinal>\d{3})(?!\d)`,
  `${DATE}${SEPARATOR}${String.raw`(?<month>\d{1,2})`}${SEPARATOR}${String.raw`(?<year>\d{4}|\d\d)(?!\d|[-/.:]\d)`}`,
  `${DATE}${GAP}(?:of\\s)?${MONTH}${GAP}${YEAR}`,
  `${MONTH}${GAP}${DATE}(?!\\d)${GAP}${YEAR}`,
  String.raw`${MONTH}\s+${DATE}\s+(?=\d\d?:).*?(?<year>(?:19|20)\d\d)(?!\d)`,
  String.raw`(?<!\d)(?<year>\d{4})${GAP}${MONTH}${GAP}${DATE}(?!\d)`,
].map(form => new RegExp(form, 'i'))
/** "26-Oct" is a day; spreadsheets write "Oct-26" for October 2026. */
const WITHOUT_YEAR = [
  `${DATE}\\s?-?(?:of\\s)?${MONTH}`,
  `${MONTH}\\s?${DATE}(?!\\d)`,
  String.raw`^(?<day>\d\d?)[/.](?<month>\d\d?)$`,
].map(form => new RegExp(form, 'i'))
const WEEKDAY = /\b(sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs?|ur)?(?:day)?\b/i
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const CLOCK = /\d\d?:\d\d(?::\d\d)?(?:\s+[a-z]{3,4}|\s+[+-]\d{4})?/i

const EARLIEST_YEAR = 1995
const LATEST_YEAR = 2100

/** `day` is midnight in UTC, in milliseconds. */
export interface FoundDay {
  day: number
  rest: string
}

/** In 3/4/2026 the first number is the day, as in Britain, unless it can only be the month. */
export function findDay(text: string): FoundDay | undefined {
  for (const form of FORMS) {
    const match = form.exec(text)
    const day = match?.groups && dayOf(match.groups)
    if (match && day !== undefined) {
      return { day, rest: text.replace(match[0], ` ${CLOCK.exec(match[0])?.[0] ?? ''} `) }
    }
  }
  return undefined
}

/** Returns the day in each of these years in which it exists and has the weekday of the text. */
export function findDays(text: string, years: readonly number[]): FoundDay[] {
  for (const form of WITHOUT_YEAR) {
    const match = form.exec(text)
    if (match?.groups) {
      const { day: date = '', month = '' } = match.groups
      const days = years.flatMap(year => validDay(year, monthOf(month), Number(date)) ?? [])
      const weekday = WEEKDAYS.indexOf(WEEKDAY.exec(text.replace(match[0], ' '))?.[1]?.toLowerCase() ?? '')
      const right = days.filter(day => new Date(day).getUTCDay() === weekday)
      return (right.length > 0 ? right : days).map(day => ({ day, rest: text.replace(match[0], ' ') }))
    }
  }
  return []
}

function dayOf({ year = '', month = '', day = '', week, weekday, ordinal }: Record<string, string>) {
  const years = Number(year.replace("'", '')) + (/^'?\d\d$/.test(year) ? 2_000 : 0)
  if (week) {
    return weekDay(years, Number(week), Number(weekday))
  } else if (ordinal) {
    const first = validDay(years, 1, 1)
    return first === undefined || Number(ordinal) > 366 ? undefined : first + (Number(ordinal) - 1) * DAY
  }
  const [months, date] = [monthOf(month), Number(day)]
  return months > 12 ? validDay(years, date, months) : validDay(years, months, date)
}

/** The first week of a year is the one that contains 4 January. */
function weekDay(year: number, week: number, weekday: number): number | undefined {
  const fourth = validDay(year, 1, 4)
  if (fourth === undefined || week < 1 || week > 53) {
    return undefined
  }
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY
  return monday + ((week - 1) * 7 + weekday - 1) * DAY
}

const monthOf = (text: string): number => Number(text) || MONTHS.indexOf(text.toLowerCase().slice(0, 3)) + 1

/** Some systems write a year before 1995 for "none". */
function validDay(year: number, month: number, date: number): number | undefined {
  const at = new Date(Date.UTC(year, month - 1, date))
  const exists = at.getUTCMonth() === month - 1 && at.getUTCDate() === date
  return exists && year >= EARLIEST_YEAR && year <= LATEST_YEAR ? at.getTime() : undefined
}
