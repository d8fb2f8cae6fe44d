import type { Services } from '../../../services'
import { readCompletion } from '../../account/profile'
import { loadSearches } from '../../account/saved-searches'
import { loadRecentJobs } from '../../public/recently-viewed'
import { loadRecommendations } from '../../public/recommendations'
import { listUnfinished } from '../../reviews/review-drafts'
import { loadDatedPlans } from '../application-plans'
import { listRegistrations } from '../interest'
import { type ListedJob, loadListedJobs } from '../saved-items'
import { listNextSteps } from './next-step'
import { isProfileDismissed } from './queries'
import { presentClosingSoon, presentHub, presentReviewable, presentWaiting } from './view'
import { greetingAt, presentWeek } from './week'

export async function loadHub(services: Services, userId: number) {
  const jobs = await loadListedJobs(services, userId)
  const { steps, ...hub } = await loadFor(services, userId, jobs)
  return { ...hub, nextStep: steps[0] ?? null }
}

/** `later` is the number of postponed next steps. */
export async function loadHubPage(services: Services, userId: number, later: number) {
  const { db, clock } = services
  const jobs = await loadListedJobs(services, userId)
  const [{ steps, ...hub }, recentJobs, registrations, searches] = await Promise.all([
    loadFor(services, userId, jobs),
    loadRecentJobs(services, userId),
    listRegistrations(db, userId),
    loadSearches(services, userId),
  ])
  const place = later < steps.length ? later : 0
  return {
    hub,
    greeting: greetingAt(clock.now()),
    nextStep: steps[place] ?? null,
    later: steps.length > 1 ? (place + 1) % steps.length : null,
    reviewable: presentReviewable(jobs),
    closingRows: presentClosingSoon(jobs, clock.now()),
    hasJobs: jobs.length > 0,
    recentJobs,
    searches,
    waiting: presentWaiting(registrations, clock.now()),
  }
}

async function loadFor(services: Services, userId: number, jobs: readonly ListedJob[]) {
  const { db, clock } = services
  const now = clock.now()
  const [completion, reviews, isDismissed, recommendations, plans] = await Promise.all([
    readCompletion(db, userId),
    listUnfinished(db, userId),
    isProfileDismissed(db, userId, now),
    loadRecommendations(services, userId),
    loadDatedPlans(db, userId, now),
  ])
  return {
    ...presentHub(jobs, reviews, now),
    profileCompletion: { ...completion, isDismissed },
    thisWeek: presentWeek(jobs, plans, now),
    recommendations,
    steps: listNextSteps({ jobs, reviews, completion, isProfileDismissed: isDismissed, plans, now }),
  }
}
