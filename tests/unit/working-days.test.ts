import { describe, expect, it } from 'vitest'
import { workingDays } from '../../host/features/team/moderation/working-days'

const days = (from: string, to: string) => workingDays(new Date(from), new Date(to))

describe('working days in London', () => {
  it.each([
    ['the same day', '2026-11-23T09:00:00Z', '2026-11-23T17:00:00Z', 0],
    ['from Friday to Monday', '2026-11-20T17:00:00Z', '2026-11-23T09:00:00Z', 1],
    ['over a whole week', '2026-11-16T09:00:00Z', '2026-11-23T09:00:00Z', 5],
    ['over midnight in summer time', '2026-06-01T22:30:00Z', '2026-06-01T23:30:00Z', 1],
    ['over Easter', '2026-04-02T09:00:00Z', '2026-04-07T09:00:00Z', 1],
    ['over early May', '2026-05-01T09:00:00Z', '2026-05-05T09:00:00Z', 1],
    ['over the end of May', '2026-05-22T09:00:00Z', '2026-05-26T09:00:00Z', 1],
    ['over the end of August', '2026-08-28T09:00:00Z', '2026-09-01T09:00:00Z', 1],
    // Boxing Day 2026 is a Saturday, so Monday the 28th is a holiday.
    ['over Christmas', '2026-12-24T09:00:00Z', '2026-12-29T09:00:00Z', 1],
    // Christmas 2027 is a Saturday: the 27th and the 28th.
    ['over Christmas at a weekend', '2027-12-24T09:00:00Z', '2027-12-29T09:00:00Z', 1],
    // New Year's Day 2028 is a Saturday.
    ['over the new year', '2027-12-31T09:00:00Z', '2028-01-04T09:00:00Z', 1],
  ])('count %s', (_, from, to, count) => expect(days(from, to)).toBe(count))
})
