import { HOUR } from './durations'

const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: 'numeric', hourCycle: 'h23' })

/** Returns the instant at which clocks in Britain show this time, given as if it were UTC. */
export function fromLondon(wall: number): Date {
  // The first guess is an hour out only on the nights on which clocks change.
  return new Date(wall - aheadAt(wall - aheadAt(wall)))
}

/** Returns by how many milliseconds British clocks are ahead of UTC. */
function aheadAt(instant: number): number {
  const ahead = Number(hour.format(instant)) - new Date(instant).getUTCHours()
  return ((ahead + 24) % 24) * HOUR
}
