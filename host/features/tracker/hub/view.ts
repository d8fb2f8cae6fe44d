import { monthYear } from '../../../lib/formats'
import { jobUrl } from '../../public/jobs'
import type { listUnfinished } from '../../reviews/review-drafts'
import { presentRows } from '../applications'
import type { ListedJob } from '../saved-items'
import { hasEnded, isClosingSoon, trackerBucket } from '../tracker'
import type { readLists } from './queries'

type Lists = Awaited<ReturnType<typeof readLists>>
type Rows<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>

const SHOWN = 5

const listClosingSoon = (jobs: readonly ListedJob[], now: Date): ListedJob[] =>
  jobs
    .filter(
      job =>
        job.state !== 'closed' &&
        isClosingSoon(
          job.appTrackerStages,
          job.deadlineTimestamp === null ? null : new Date(job.deadlineTimestamp),
          now,
        ),
    )
    .sort((a, b) => (a.deadlineTimestamp ?? 0) - (b.deadlineTimestamp ?? 0) || a.id - b.id)

export function presentHub(jobs: readonly ListedJob[], reviews: Rows<typeof listUnfinished>, now: Date) {
  const closingSoon = listClosingSoon(jobs, now)
  const count = (bucket: ReturnType<typeof trackerBucket>) =>
    jobs.filter(job => trackerBucket(job.appTrackerStages) === bucket).length
  return {
    userAppTrackerStagesStatistics: {
      notApplied: count('not-applied'),
      applied: count('applied'),
      closingSoon: closingSoon.length,
    },
    closingSoon: closingSoon.slice(0, SHOWN).map(({ id, type, title, company, url, deadlineTimestamp }) => ({
      id,
      type,
      title,
      company,
      url,
      deadlineTimestamp,
    })),
    unfinishedReviews: reviews,
  }
}

export const presentClosingSoon = (jobs: readonly ListedJob[], now: Date) =>
  presentRows(listClosingSoon(jobs, now).slice(0, SHOWN), { counts: [], plans: [], now }).going

export function presentReviewable(jobs: readonly ListedJob[]) {
  const finished = jobs
    .filter(({ appTrackerStages, state }) => state === 'closed' || hasEnded(appTrackerStages))
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id - a.id)
  const employers = new Map(finished.flatMap(job => (job.companySlug ? [[job.companySlug, job.company]] : [])))
  return [...employers]
    .slice(0, SHOWN)
    .map(([slug, name]) => ({ name, url: `/write-a-review/job-details?company=${slug}` }))
}

export const presentWaiting = (rows: Lists['registrations'], now: Date) =>
  rows
    .filter(({ state }) => state === 'confirmed')
    .map(({ job_id, slug, title, company_name, opens_at }) => ({
      url: jobUrl({ id: job_id, slug }),
      manageUrl: `/register-interest/${job_id}`,
      title,
      company: company_name,
      opens: opens_at && new Date(opens_at) > now ? `Opens ${monthYear(opens_at)}` : 'Opens later',
    }))
