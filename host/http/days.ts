const DAY = 24 * 60 * 60 * 1000
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
  const ahead = dayNumber(new Date(midnight - DAY / 24)) === dayNumber(new Date(midnight)) ? DAY / 24 : 0
  return new Date(midnight - ahead)
}
