import { DAY } from '../../lib/durations'
import type { Services } from '../../services'
import { presentCard } from '../jobs'
import { listViewed } from './queries'

/** The most jobs that are remembered for a person, and for how many days. */
export const MAX_JOBS = 12
export const MAX_DAYS = 90

/** Returns the cards of the jobs that a person looked at, newest first. */
export async function loadRecentJobs({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: number) {
  const now = clock.now()
  const since = new Date(now.getTime() - MAX_DAYS * DAY)
  return (await listViewed(db, userId, { now, since, limit: MAX_JOBS })).map(row => presentCard(row, now))
}
