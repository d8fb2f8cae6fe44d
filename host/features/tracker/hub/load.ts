import { DAY } from '../../../lib/durations'
import type { Services } from '../../../services'
import { presentCompletion } from '../../account/profile'
import { loadSearches } from '../../account/saved-searches'
import { loadRecentJobs } from '../../public/recently-viewed'
import { loadRecommendations } from '../../public/recommendations'
import { listUnfinished } from '../../reviews/review-drafts'
import { presentDated } from '../application-plans'
import { loadListedJobs } from '../saved-items'
import { listNextSteps } from './next-step'
import { readLists } from './queries'
import { presentClosingSoon, presentHub, presentReviewable, presentWaiting } from './view'
import { greetingAt, presentWeek } from './week'

const SILENT_DAYS = 30

export async function loadHub(services: Services, userId: number) {
  const { hub, steps } = await loadFor(services, userId)
  return { ...hub, nextStep: steps[0] ?? null }
}

/** `later` is the number of postponed next steps. */
export async function loadHubPage(services: Services, userId: number, later: number) {
  const [{ hub, steps, jobs, registrations, now }, recentJobs, searches] = await Promise.all([
    loadFor(services, userId),
    loadRecentJobs(services, userId),
    loadSearches(services, userId),
  ])
  const place = later < steps.length ? later : 0
  return {
    hub,
    greeting: greetingAt(now),
    nextStep: steps[place] ?? null,
    later: steps.length > 1 ? (place + 1) % steps.length : null,
    reviewable: presentReviewable(jobs),
    closingRows: presentClosingSoon(jobs, now),
    hasJobs: jobs.length > 0,
    recentJobs,
    searches,
    waiting: presentWaiting(registrations, now),
  }
}

async function loadFor(services: Services, userId: number) {
  const { db, clock } = services
  const now = clock.now()
  const [jobs, { registrations, ...lists }, reviews, recommendations] = await Promise.all([
    loadListedJobs(services, userId),
    readLists(db, userId, now),
    listUnfinished(db, userId),
    loadRecommendations(services, userId),
  ])
  const completion = presentCompletion(lists.stages)
  const plans = lists.plans.map(row => presentDated(row, now))
  const { dismissedAt } = lists
  const isDismissed = dismissedAt !== null && now.getTime() - dismissedAt.getTime() < SILENT_DAYS * DAY
  const hub = {
    ...presentHub(jobs, reviews, now),
    profileCompletion: { ...completion, isDismissed },
    thisWeek: presentWeek(jobs, plans, now),
    recommendations,
  }
  const steps = listNextSteps({ jobs, reviews, completion, isProfileDismissed: isDismissed, plans, now })
  return { hub, steps, jobs, registrations, now }
}
