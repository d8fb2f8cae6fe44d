import type { TrackerStage } from '../../../db/tables'
import { DAY } from '../../../lib/durations'
import { counted } from '../../../lib/formats'
import type { ListedJob } from '../saved-items'
import { ANSWERS } from '../tracker'
import { firstDay } from './season'

/** Rates and medians of fewer applications or answers are not shown. */
const LEAST = 3
/** Figures from fewer people would reveal too much about each. */
const MIN_PEOPLE = 5

const STEPS: readonly { term: string; slugs: readonly TrackerStage[] }[] = [
  { term: 'Applied', slugs: ['applied'] },
  { term: 'Tests', slugs: ['online-test'] },
  { term: 'Interviews', slugs: ['video-interview', 'phone-interview', 'interview', 'assessment-centre'] },
  { term: 'Offers', slugs: ['offer', 'accepted'] },
]

const hasDone = ({ appTrackerStages }: Pick<ListedJob, 'appTrackerStages'>, slugs: readonly TrackerStage[]) =>
  appTrackerStages.some(({ slug, done }) => done && slugs.includes(slug))

/** `median` is the wait in days over `waits` answers. */
export interface Answers {
  applied: number
  answered: number
  waits: number
  median: number | null
}

/** Returns null before the first application. */
export function presentFunnel(jobs: readonly Pick<ListedJob, 'appTrackerStages'>[]) {
  const applied = jobs.filter(job => hasDone(job, ['applied']))
  const answered = applied.filter(job => hasDone(job, ANSWERS)).length
  const waits = applied.flatMap(job => waitOf(job) ?? []).sort((a, b) => a - b)
  const middle = waits.slice(Math.ceil(waits.length / 2) - 1, Math.floor(waits.length / 2) + 1)
  const median = middle.reduce((sum, days) => sum + days / middle.length, 0)
  const counts = STEPS.map(({ term, slugs }) => ({
    term,
    detail: String(applied.filter(job => hasDone(job, slugs)).length),
  }))
  const answers = { applied: applied.length, answered, waits: waits.length, median }
  return applied.length === 0 ? null : [...counts, ...presentAnswers(answers, LEAST)]
}

/** Returns null with fewer than five people. */
export function presentAllAnswers(all: (Answers & { people: number }) | undefined) {
  return all && all.people >= MIN_PEOPLE
    ? [{ term: 'Applied', detail: counted(all.people, 'person', 'people') }, ...presentAnswers(all, MIN_PEOPLE)]
    : null
}

function presentAnswers({ applied, answered, waits, median }: Answers, least: number) {
  const rate = `${Math.round((answered / applied) * 100)}% (${answered} of ${applied})`
  const wait = `${counted(Math.round(median ?? 0), 'day')} (${counted(waits, 'answer')})`
  return [
    ...(applied < least ? [] : [{ term: 'Answered', detail: rate }]),
    ...(waits < least ? [] : [{ term: 'Median wait for an answer', detail: wait }]),
  ]
}

/** Returns undefined if a day is unknown or the answer comes before applying. */
function waitOf(job: Pick<ListedJob, 'appTrackerStages'>): number | undefined {
  const [from, to] = [firstDay(job, ['applied']), firstDay(job, ANSWERS)]
  const days = from && to && Math.round((to.getTime() - from.getTime()) / DAY)
  return days === undefined || days < 0 ? undefined : days
}
