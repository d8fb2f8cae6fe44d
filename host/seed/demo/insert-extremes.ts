import { insertRows } from '../../db/insert-rows'
import type { Transaction } from '../../db/transaction'
import { extremeCompanies, extremeJobs, extremeReviews } from './extremes'
import type { CopyPlan } from './plan'

export const EXTREMES = {
  jobs: extremeJobs([0, 0], new Date()).length,
  reviews: extremeReviews([0, 0], new Date()).length,
}

export async function insertExtremes(trx: Transaction, { directory, now }: CopyPlan): Promise<void> {
  const industry = directory.entity('company-industries', 'agriculture-and-food').id
  const stored = await insertRows(trx, { into: 'companies', rows: extremeCompanies(industry, now), returning: ['id'] })
  const [long = 0, empty = 0] = stored.map(row => row.id as number)
  await insertRows(trx, { into: 'jobs', rows: extremeJobs([long, empty], now) })
  await insertRows(trx, { into: 'reviews', rows: extremeReviews([long, empty], now) })
}
