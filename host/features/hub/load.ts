import type { Services } from '../../services'
import { listRegistrations } from '../interest'
import { readCompletion } from '../profile'
import { loadRecentJobs } from '../recently-viewed'
import { listSavedJobs, presentListedJobs } from '../saved-items'
import { listStages } from '../tracker'
import { listUnfinishedReviews } from './queries'
import { presentHub, presentWaiting } from './view'

/** Returns what calls see of a person's hub. */
export async function loadHub({ db, clock }: Services, userId: number) {
  const now = clock.now()
  const [rows, stages, profileCompletion, reviews] = await Promise.all([
    listSavedJobs(db, userId),
    listStages(db, userId),
    readCompletion(db, userId),
    listUnfinishedReviews(db, userId),
  ])
  return { ...presentHub(presentListedJobs(rows, stages, now), reviews, now), profileCompletion }
}

/** Returns what the page shows. */
export async function loadHubPage(services: Services, userId: number) {
  const { db, clock } = services
  const [hub, recentJobs, registrations] = await Promise.all([
    loadHub(services, userId),
    loadRecentJobs(services, userId),
    listRegistrations(db, userId),
  ])
  return { hub, recentJobs, waiting: presentWaiting(registrations, clock.now()) }
}
