import { expect, it } from 'vitest'
import { presentSeason } from '../../host/features/tracker/applications/season'
import type { ListedJob } from '../../host/features/tracker/saved-items'

type Job = Pick<ListedJob, 'appTrackerStages'>

const applied = (day: string) =>
  ({
    appTrackerStages: [{ slug: 'applied', done: true, doneAt: `${day}T12:00:00.000Z`, date: null }],
  }) as unknown as Job
const season = (days: readonly string[]) =>
  presentSeason(days.map(applied) as ListedJob[], new Date('2026-10-16T09:00:00Z'))
const numbers = (days: readonly string[]) =>
  season(days)?.bars.flatMap(({ kind, height, number }) => (height > 0 ? [[kind, height, number]] : []))

it('has a number on each bar that has room for it', () => {
  expect(numbers(['2026-10-06', '2026-10-07', '2026-10-13'])).toEqual([
    ['applied', 120, 2],
    ['applied', 60, 1],
  ])
  expect(numbers([...Array<string>(20).fill('2026-10-06'), '2026-10-13'])).toEqual([
    ['applied', 120, 20],
    ['applied', 6, null],
  ])
})

it('is missing without applications', () => {
  expect(season([])).toBeNull()
})
