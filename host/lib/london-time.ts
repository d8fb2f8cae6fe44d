import { DAY, HOUR } from './durations'

const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' })
const FIRST_DAY = Date.UTC(2000, 0, 1)

/** Returns the hour in London, 0 to 23. */
export const hourOf = (instant: Date | number): number => Number(hour.format(instant))

/** Returns how far British clocks are ahead of UTC: nothing, or an hour. */
function aheadAt(instant: number): number {
  const ahead = hourOf(instant) - new Date(instant).getUTCHours()
  return ((ahead + 24) % 24) * HOUR
}

/** Returns the instant at which clocks in Britain show this time, given as if it were UTC. */
export function fromLondon(wall: number): Date {
  // The first guess is an hour out only on the nights on which clocks change.
  return new Date(wall - aheadAt(wall - aheadAt(wall)))
}

/** Returns the London day of an instant as a number: days since 1 January 2000. */
export const dayNumber = (instant: Date): number =>
  Math.floor((instant.getTime() + aheadAt(instant.getTime()) - FIRST_DAY) / DAY)

/** Returns the end of the London day that is `days` days after `now`. */
export const endOfDay = (now: Date, days: number): Date => fromLondon(FIRST_DAY + (dayNumber(now) + days + 1) * DAY)

/** Returns the London day of an instant: `2026-10-05`. */
export const dayOf = (instant: Date): string =>
  new Date(FIRST_DAY + dayNumber(instant) * DAY).toISOString().slice(0, 10)

/** The hours for sending mails that are not urgent. */
const FIRST_HOUR = 8
const LAST_HOUR = 21

/** Returns the instant itself by day; between 21:00 and 08:00 in London, the next 08:00. */
export function nextMailTime(instant: Date): Date {
  const now = hourOf(instant)
  if (now >= FIRST_HOUR && now < LAST_HOUR) {
    return instant
  }
  const day = dayNumber(instant) + (now < FIRST_HOUR ? 0 : 1)
  return fromLondon(FIRST_DAY + day * DAY + FIRST_HOUR * HOUR)
}
