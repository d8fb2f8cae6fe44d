import type { Services } from '../../../services'
import { listStages } from '../tracker'
import { listSavedJobs } from './list-queries'
import { type ListedJob, presentListedJobs } from './view'

/** Includes external jobs. The order is undefined. */
export async function loadListedJobs({ db, clock }: Services, userId: number): Promise<ListedJob[]> {
  const [rows, stages] = await Promise.all([listSavedJobs(db, userId), listStages(db, userId)])
  return presentListedJobs(rows, stages, clock.now())
}
