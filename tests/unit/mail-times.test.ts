import { expect, it } from 'vitest'
import { dayOf, hourOf, nextMailTime } from '../../host/lib/london-time'

it.each([
  ['2026-10-05T07:00:00Z', '2026-10-05T07:00:00.000Z'],
  ['2026-10-05T19:59:59Z', '2026-10-05T19:59:59.000Z'],
  ['2026-10-05T20:00:00Z', '2026-10-06T07:00:00.000Z'],
  ['2026-10-05T23:30:00Z', '2026-10-06T07:00:00.000Z'],
  ['2026-10-06T06:59:00Z', '2026-10-06T07:00:00.000Z'],
  // The clocks go back on 25 October 2026 and forward on 29 March 2026.
  ['2026-10-24T22:00:00Z', '2026-10-25T08:00:00.000Z'],
  ['2026-10-25T00:30:00Z', '2026-10-25T08:00:00.000Z'],
  ['2026-10-25T21:00:00Z', '2026-10-26T08:00:00.000Z'],
  ['2026-03-28T22:00:00Z', '2026-03-29T07:00:00.000Z'],
  ['2026-03-29T00:30:00Z', '2026-03-29T07:00:00.000Z'],
  ['2026-12-31T23:00:00Z', '2027-01-01T08:00:00.000Z'],
])('a mail that is ready at %s may be sent at %s', (ready, sent) => {
  expect(nextMailTime(new Date(ready)).toISOString()).toBe(sent)
})

it('is between 08:00 and 21:00 in London at every hour of a year', () => {
  const wrong: string[] = []
  for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2027, 0, 1); time += 3_600_000) {
    const ready = new Date(time)
    const sent = nextMailTime(ready)
    const waits = (sent.getTime() - time) / 3_600_000
    if (hourOf(sent) < 8 || hourOf(sent) > 20 || waits < 0 || waits > 12) {
      wrong.push(ready.toISOString())
    }
  }
  expect(wrong).toEqual([])
})

it('counts days in London', () => {
  expect(dayOf(new Date('2026-10-05T23:30:00Z'))).toBe('2026-10-06')
  expect(dayOf(new Date('2026-12-05T23:30:00Z'))).toBe('2026-12-05')
})
