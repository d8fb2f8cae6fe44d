import { monthYear } from '../../http/formats'
import { companyUrl } from '../companies'
import type { listRegistrations } from '../interest'
import { jobUrl } from '../jobs'
import type { listUnfinished } from '../review-drafts'
import { reviewUrl } from '../reviews'
import type { ListedJob, listSavedPages } from '../saved-items'
import { isClosingSoon, trackerBucket } from '../tracker'

type Rows<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>

const SHOWN = 5

/** Returns the counters of the tracker and the jobs that close next. */
export function presentHub(jobs: readonly ListedJob[], reviews: Rows<typeof listUnfinished>, now: Date) {
  const closingSoon = jobs.filter(
    job =>
      job.state !== 'closed' &&
      isClosingSoon(job.appTrackerStages, job.deadlineTimestamp === null ? null : new Date(job.deadlineTimestamp), now),
  )
  const count = (bucket: ReturnType<typeof trackerBucket>) =>
    jobs.filter(job => trackerBucket(job.appTrackerStages) === bucket).length
  return {
    userAppTrackerStagesStatistics: {
      notApplied: count('not-applied'),
      applied: count('applied'),
      closingSoon: closingSoon.length,
    },
    closingSoon: closingSoon
      .sort((a, b) => (a.deadlineTimestamp ?? 0) - (b.deadlineTimestamp ?? 0) || a.id - b.id)
      .slice(0, SHOWN)
      .map(({ id, type, title, company, url, deadlineTimestamp }) => ({
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

/** Returns the first of what the person has saved: jobs by their last change, then companies and reviews. */
export function presentSavedLinks(jobs: readonly ListedJob[], pages: Rows<typeof listSavedPages>) {
  const newest = jobs.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id - a.id)
  const companies = pages.filter(({ type }) => type === 'companies')
  const reviews = pages.filter(({ type }) => type === 'reviews')
  return [
    ...newest.map(({ title, company, url, state }) => ({ title, company, url, isClosed: state === 'closed' })),
    ...companies.map(row => ({ title: row.company_name, url: companyUrl({ slug: row.company_slug ?? '' }) })),
    ...reviews.map(row => ({
      title: row.headline,
      company: row.company_name,
      url: reviewUrl({ id: row.item_id, slug: row.slug ?? '' }),
    })),
  ].slice(0, SHOWN)
}

/** Returns the jobs whose opening the person waits for. */
export const presentWaiting = (rows: Rows<typeof listRegistrations>, now: Date) =>
  rows
    .filter(({ state }) => state === 'confirmed')
    .map(({ job_id, slug, title, company_name, opens_at }) => ({
      url: jobUrl({ id: job_id, slug }),
      manageUrl: `/register-interest/${job_id}`,
      title,
      company: company_name,
      opens: opens_at && opens_at > now ? `Opens ${monthYear(opens_at)}` : 'Opens later',
    }))
