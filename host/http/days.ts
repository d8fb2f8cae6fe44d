import { DAY, HOUR } from '../lib/durations'

const london = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'short' })

/** Returns the London day of an instant as a number: days since 1 January 2000. */
export function dayNumber(instant: Date): number {
  const [, day = '1', month = '1', year = '2000'] = /^(\d+)\/(\d+)\/(\d+)/.exec(london.format(instant)) ?? []
  return Math.round((Date.UTC(Number(year), Number(month) - 1, Number(day)) - Date.UTC(2000, 0, 1)) / DAY)
}

/** Returns the end of the London day that is `days` days after `now`. */
export function endOfDay(now: Date, days: number): Date {
  const midnight = Date.UTC(2000, 0, 1) + (dayNumber(now) + days + 1) * DAY
  // London is at UTC or an hour ahead of it.
  const ahead = dayNumber(new Date(midnight - HOUR)) === dayNumber(new Date(midnight)) ? HOUR : 0
  return new Date(midnight - ahead)
}

/** Returns the London day of an instant: `2026-10-05`. */
export const dayOf = (instant: Date): string =>
  new Date(Date.UTC(2000, 0, 1) + dayNumber(instant) * DAY).toISOString().slice(0, 10)

/** The hours for sending mails that are not urgent. */
const FIRST_HOUR = 8
const LAST_HOUR = 21
const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' })

export const hourOf = (instant: Date): number => Number(hour.format(instant))

/** Returns the instant itself by day; between 21:00 and 08:00 in London, the next 08:00. */
export function nextMailTime(instant: Date): Date {
  const now = hourOf(instant)
  if (now >= FIRST_HOUR && now < LAST_HOUR) {
    return instant
  }
  const midnight = endOfDay(instant, now < FIRST_HOUR ? -1 : 0)
  // On the two days on which the clocks change, 08:00 is not eight hours after midnight.
  const guess = new Date(midnight.getTime() + FIRST_HOUR * HOUR)
  return new Date(guess.getTime() + (FIRST_HOUR - hourOf(guess)) * HOUR)
}
