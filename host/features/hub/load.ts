import type { Services } from '../../services'
import { listRegistrations } from '../interest'
import { readCompletion } from '../profile'
import { loadRecentJobs } from '../recently-viewed'
import { listUnfinished } from '../review-drafts'
import { type ListedJob, listSavedPages, loadListedJobs } from '../saved-items'
import { presentHub, presentSavedLinks, presentWaiting } from './view'

/** Returns what calls see of a person's hub. */
export async function loadHub(services: Services, userId: number) {
  return loadFor(services, userId, await loadListedJobs(services, userId))
}

/** Returns what the page shows. */
export async function loadHubPage(services: Services, userId: number) {
  const { db, clock } = services
  const jobs = await loadListedJobs(services, userId)
  const [hub, pages, recentJobs, registrations] = await Promise.all([
    loadFor(services, userId, jobs),
    listSavedPages(db, userId),
    loadRecentJobs(services, userId),
    listRegistrations(db, userId),
  ])
  return {
    hub,
    saved: presentSavedLinks(jobs, pages),
    recentJobs,
    waiting: presentWaiting(registrations, clock.now()),
  }
}

async function loadFor({ db, clock }: Services, userId: number, jobs: readonly ListedJob[]) {
  const [profileCompletion, reviews] = await Promise.all([readCompletion(db, userId), listUnfinished(db, userId)])
  return { ...presentHub(jobs, reviews, clock.now()), profileCompletion }
}
