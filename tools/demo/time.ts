import { DAY, HOUR } from '../../host/lib/durations'

export function daysFrom(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY)
}

/** Returns the instant at which clocks in London show this time, `days` days after a moment. */
export function londonTime(moment: Date, days: number, [hour, minute]: readonly [number, number]): Date {
  const day = daysFrom(moment, days)
  const utc = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour, minute))
  return new Date(utc.getTime() - londonOffset(utc))
}

/** Returns the first of the month as `YYYY-MM-DD`. */
export function monthFrom(moment: Date, months: number): string {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months, 1)).toISOString().slice(0, 10)
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' })

function londonOffset(utc: Date): number {
  const difference = (Number(clock.format(utc)) - utc.getUTCHours() + 24) % 24
  return difference * HOUR
}
