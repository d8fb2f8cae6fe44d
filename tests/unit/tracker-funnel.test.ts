import { expect, it } from 'vitest'
import { presentFunnel } from '../../host/features/tracker/applications/funnel'
import { presentStages, type StageState } from '../../host/features/tracker/tracker'

type Days = Partial<Record<StageState['slug'], string | null>>

/** A job with done stages on these days; null is a stage without a day. */
const job = (days: Days) => ({
  appTrackerStages: presentStages(
    (Object.entries(days) as [StageState['slug'], string | null][]).map(([slug, date]) => ({
      ...{ slug, date, done: true, doneAt: null },
    })),
  ),
})
const shown = (...jobs: Days[]) => presentFunnel(jobs.map(job))?.map(({ term, detail }) => `${term}: ${detail}`)

it('counts the applications that reached each step, with the rate of answers and the median wait', () => {
  expect(
    shown(
      { applied: '2026-10-01', 'online-test': '2026-10-03', interview: '2026-10-20', accepted: null },
      { applied: '2026-10-01', unsuccessful: '2026-10-11' },
      { applied: '2026-10-01', 'phone-interview': '2026-10-31', offer: '2026-11-10' },
      { applied: '2026-10-01', withdrawn: '2026-10-02' },
      {},
    ),
  ).toEqual([
    ...['Applied: 4', 'Tests: 1', 'Interviews: 2', 'Offers: 2'],
    ...['Answered: 75% (3 of 4)', 'Median wait for an answer: 10 days (3 answers)'],
  ])
})

it('hides a rate of fewer than three applications, and a wait of fewer than three answers', () => {
  expect(shown({})).toBeUndefined()
  const early = { applied: '2026-10-05', interview: '2026-10-01' }
  const answered = { applied: '2026-10-01', interview: '2026-10-02' }
  expect(shown(answered, answered)).toEqual(['Applied: 2', 'Tests: 0', 'Interviews: 2', 'Offers: 0'])
  expect(shown(answered, answered, early)).toEqual([
    ...['Applied: 3', 'Tests: 0', 'Interviews: 3', 'Offers: 0', 'Answered: 100% (3 of 3)'],
  ])
  expect(shown(answered, answered, answered)?.at(-1)).toBe('Median wait for an answer: 1 day (3 answers)')
})

it('averages the two middle waits of an even number of answers', () => {
  const waits = ['02', '03', '06', '20'].map(day => ({ applied: '2026-10-01', interview: `2026-10-${day}` }))
  expect(shown(...waits)?.at(-1)).toBe('Median wait for an answer: 4 days (4 answers)')
})
