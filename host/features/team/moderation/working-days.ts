import { DAY } from '../../../lib/durations'
import { dayNumber } from '../../../lib/london-time'

/** `dayNumber` counts from here. */
const EPOCH = Date.UTC(2000, 0, 1)
const SATURDAY = 6

/**
 * Returns the number of working days in London between two times: 0 on the same day, 1 from Friday to Monday. Weekends
 * and the bank holidays of England do not count.
 */
export function workingDays(from: Date, to: Date): number {
  let count = 0
  for (let day = dayNumber(from) + 1; day <= dayNumber(to); day += 1) {
    count += isWorkingDay(day) ? 1 : 0
  }
  return count
}

function isWorkingDay(day: number): boolean {
  const date = dateOf(day)
  return !isWeekend(date) && !bankHolidays(date.getUTCFullYear()).has(day)
}

const isWeekend = (date: Date): boolean => date.getUTCDay() === 0 || date.getUTCDay() === SATURDAY

/** Only regular bank holidays: one-off holidays are not known in advance. */
function bankHolidays(year: number): ReadonlySet<number> {
  const easter = easterSunday(year)
  const [january, may, august, december] = [0, 4, 7, 11]
  const days = [easter - 2, easter + 1, monday(year, may, 1), lastMonday(year, may), lastMonday(year, august)]
  for (const day of [dayOf(year, january, 1), dayOf(year, december, 25), dayOf(year, december, 26)]) {
    days.push(substitute(day, days))
  }
  return new Set(days)
}

const dayOf = (year: number, month: number, day: number): number => (Date.UTC(year, month, day) - EPOCH) / DAY
const dateOf = (day: number): Date => new Date(EPOCH + day * DAY)

/** A holiday at the weekend moves to the next free working day. */
function substitute(day: number, taken: readonly number[]): number {
  return isWeekend(dateOf(day)) || taken.includes(day) ? substitute(day + 1, taken) : day
}

function monday(year: number, month: number, from: number): number {
  const first = dayOf(year, month, from)
  return first + ((8 - dateOf(first).getUTCDay()) % 7)
}

const lastMonday = (year: number, month: number): number => monday(year, month, 25)

/** The anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return dayOf(year, Math.floor(f / 31) - 1, (f % 31) + 1)
}
