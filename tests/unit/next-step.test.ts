import { expect, it } from 'vitest'
import { listNextSteps, type Situation } from '../../host/features/tracker/hub/next-step'
import { listDates } from '../../host/features/tracker/hub/week'
import type { ListedJob } from '../../host/features/tracker/saved-items'
import { presentStages, type StageState } from '../../host/features/tracker/tracker'

const NOW = new Date('2026-10-05T09:00:00Z')

type Stage = Partial<StageState> & Pick<StageState, 'slug'>

const jobOf = (
  id: number,
  title: string,
  { stages = [] as Stage[], closes = null as string | null } = {},
): ListedJob => ({
  id,
  type: 'jobs',
  reminders: true,
  starred: false,
  askAgainAt: null,
  updatedAt: NOW.toISOString(),
  deadlineTimestamp: closes === null ? null : Date.parse(closes),
  appTrackerStages: presentStages(stages.map(stage => ({ done: false, doneAt: null, date: null, ...stage }))),
  title,
  company: 'Halden Rail',
  companySlug: 'halden-rail',
  logo: null,
  url: `/jobs/${id}-x`,
  state: closes !== null && Date.parse(closes) <= NOW.getTime() ? 'closed' : 'open',
  isListed: true,
})

const interview = (date: string, done = false) =>
  jobOf(1, 'Signals', {
    stages: [
      { slug: 'applied', done: true },
      { slug: 'interview', date, done },
    ],
  })
const closesIn2 = jobOf(2, 'Tracks', { closes: '2026-10-07T20:00:00Z' })
const closesLater = jobOf(3, 'Bridges', { closes: '2026-10-08T20:00:00Z' })
const review = { reviewId: 4, company: 'Halden Rail', jobTitle: 'Engineer', stage: 'summary' as const, percent: 50 }
const returned = { ...review, state: 'changes-requested' as const }
const draft = { ...review, reviewId: 5, state: 'draft' as const }

const completion = { currentStage: 'education', isProfileCompleted: false, hasPathway: true, progression: 40 } as const

const kinds = (change: Partial<Situation>) =>
  listNextSteps({ jobs: [], plans: [], reviews: [], completion, isProfileDismissed: false, now: NOW, ...change }).map(
    ({ kind }) => kind,
  )

it('orders everything that could be next', () => {
  expect(kinds({ jobs: [closesLater, closesIn2, interview('2026-10-06')], reviews: [draft, returned] })).toEqual([
    'appointment',
    'closing',
    'changes',
    'review',
    'profile',
    'apply',
    'search',
  ])
})

it.each<[string, Partial<Situation>, string | undefined]>([
  ['an interview today', { jobs: [interview('2026-10-05')] }, 'appointment'],
  ['an interview tomorrow', { jobs: [interview('2026-10-06')] }, 'appointment'],
  ['an interview in two days', { jobs: [interview('2026-10-07')] }, 'profile'],
  ['an interview yesterday', { jobs: [interview('2026-10-04')] }, 'profile'],
  ['an interview that is done', { jobs: [interview('2026-10-05', true)] }, 'profile'],
  ['a job that closes in two days', { jobs: [closesIn2], reviews: [returned] }, 'closing'],
  ['a job that closes in three days', { jobs: [closesLater] }, 'profile'],
  ['a job that has closed', { jobs: [jobOf(6, 'Old', { closes: '2026-10-05T08:00:00Z' })] }, 'profile'],
  ['a review to change beside a draft', { reviews: [draft, returned] }, 'changes'],
  ['a draft of a review', { reviews: [draft] }, 'review'],
  ['nothing at all', {}, 'first-job'],
  ['nothing, with the profile put off', { isProfileDismissed: true }, 'first-job'],
  ['an open job, with the profile put off', { jobs: [closesLater], isProfileDismissed: true }, 'apply'],
  ['an application that runs', { jobs: [interview('2026-11-05')], isProfileDismissed: true }, 'search'],
])('%s', (_, change, kind) => {
  expect(kinds(change)[0]).toBe(kind)
})

it('counts days in London', () => {
  const now = new Date('2026-10-05T23:30:00Z')
  expect(kinds({ jobs: [interview('2026-10-07')], now })[0]).toBe('appointment')
})

it.each([
  ['interview', '2026-10-08', ['14:30']],
  ['interview', '2026-10-09', ['', '14:30']],
  ['test', '2026-10-08', ['14:30', '']],
  ['call', '2026-10-08', ['14:30', '']],
] as const)('lists the day of a stage once if a %s on %s is it', (kind, day, times) => {
  const plan = { key: 'jobs-1', kind, name: kind, day, time: '14:30', text: '' }
  expect(listDates([interview('2026-10-08')], [plan], NOW).map(({ time }) => time)).toEqual(times)
})
