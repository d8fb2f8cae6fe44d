import { DAY } from '../../../lib/durations'
import type { Services } from '../../../services'
import { presentCard } from '../jobs'
import { listViewed } from './queries'

export const MAX_JOBS = 12
export const MAX_DAYS = 90

export async function loadRecentJobs({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: number) {
  const now = clock.now()
  const since = new Date(now.getTime() - MAX_DAYS * DAY)
  return (await listViewed(db, userId, { now, since, limit: MAX_JOBS })).map(row => presentCard(row, now))
}
