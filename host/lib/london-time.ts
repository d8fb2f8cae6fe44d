import { DAY, HOUR } from './durations'

const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' })
const FIRST_DAY = Date.UTC(2000, 0, 1)

export const hourOf = (instant: Date | number): number => Number(hour.format(instant))

/** British clocks are on UTC or an hour ahead. */
function aheadAt(instant: number): number {
  const ahead = hourOf(instant) - new Date(instant).getUTCHours()
  return ((ahead + 24) % 24) * HOUR
}

/** `wall` is a London clock time, given as if it were UTC. */
export function fromLondon(wall: number): Date {
  // The first guess is an hour out only on the nights on which clocks change.
  return new Date(wall - aheadAt(wall - aheadAt(wall)))
}

/** Returns the days since 1 January 2000. */
export const dayNumber = (instant: Date): number =>
  Math.floor((instant.getTime() + aheadAt(instant.getTime()) - FIRST_DAY) / DAY)

export const endOfDay = (now: Date, days: number): Date => fromLondon(FIRST_DAY + (dayNumber(now) + days + 1) * DAY)

/** Returns `2026-10-05`. */
export const dayOf = (instant: Date): string =>
  new Date(FIRST_DAY + dayNumber(instant) * DAY).toISOString().slice(0, 10)

/** The hours for mails that are not urgent. */
const FIRST_HOUR = 8
const LAST_HOUR = 21

/** Between 21:00 and 08:00 in London, returns the next 08:00. */
export function nextMailTime(instant: Date): Date {
  const now = hourOf(instant)
  if (now >= FIRST_HOUR && now < LAST_HOUR) {
    return instant
  }
  const day = dayNumber(instant) + (now < FIRST_HOUR ? 0 : 1)
  return fromLondon(FIRST_DAY + day * DAY + FIRST_HOUR * HOUR)
}
