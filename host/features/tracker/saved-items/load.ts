import type { Services } from '../../../services'
import { listSavedJobs } from './list-queries'
import { type ListedJob, presentListedJob } from './view'

/** Includes external jobs. The order is undefined. */
export async function loadListedJobs({ db, clock }: Services, userId: number): Promise<ListedJob[]> {
  const now = clock.now()
  return (await listSavedJobs(db, userId)).map(row => presentListedJob(row, now))
}
