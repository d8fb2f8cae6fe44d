import type { TrackerStage } from '../../db/tables'
import { DAY } from '../../lib/durations'
import type { ListedJob } from '../saved-items'
import { ANSWERS, firstDay } from './season'

/** The least number of applications or answers that a rate or a median is shown for. */
const LEAST = 3

const STEPS: readonly { term: string; slugs: readonly TrackerStage[] }[] = [
  { term: 'Applied', slugs: ['applied'] },
  { term: 'Tests', slugs: ['online-test'] },
  { term: 'Interviews', slugs: ['video-interview', 'phone-interview', 'interview', 'assessment-centre'] },
  { term: 'Offers', slugs: ['offer', 'accepted'] },
]

const hasDone = ({ appTrackerStages }: Pick<ListedJob, 'appTrackerStages'>, slugs: readonly TrackerStage[]) =>
  appTrackerStages.some(({ slug, done }) => done && slugs.includes(slug))

/**
 * Returns how many applications reached each step, the rate of answers and the median wait for the first one, each
 * with its number; null before the first application.
 */
export function presentFunnel(jobs: readonly Pick<ListedJob, 'appTrackerStages'>[]) {
  const applied = jobs.filter(job => hasDone(job, ['applied']))
  const answered = applied.filter(job => hasDone(job, ANSWERS)).length
  const waits = applied.flatMap(job => waitOf(job) ?? []).sort((a, b) => a - b)
  const median = waits[Math.floor((waits.length - 1) / 2)]
  const rate = `${Math.round((answered / applied.length) * 100)}% (${answered} of ${applied.length})`
  return applied.length === 0
    ? null
    : [
        ...STEPS.map(({ term, slugs }) => ({
          term,
          detail: String(applied.filter(job => hasDone(job, slugs)).length),
        })),
        ...(applied.length < LEAST ? [] : [{ term: 'Answered', detail: rate }]),
        ...(median === undefined || waits.length < LEAST
          ? []
          : [
              {
                term: 'Median wait for an answer',
                detail: `${median} ${median === 1 ? 'day' : 'days'} (${waits.length} answers)`,
              },
            ]),
      ]
}

/** Returns the days from applying to the first answer; undefined if a day is unknown or they are in another order. */
function waitOf(job: Pick<ListedJob, 'appTrackerStages'>): number | undefined {
  const [from, to] = [firstDay(job, ['applied']), firstDay(job, ANSWERS)]
  const days = from && to && Math.round((to.getTime() - from.getTime()) / DAY)
  return days === undefined || days < 0 ? undefined : days
}
