import { insertRows } from '../../db/insert-rows'
import type { Transaction } from '../../db/transaction'
import type { Directory } from './directory'
import { extremeCompanies, extremeJobs, extremeReviews } from './extremes'

export async function insertExtremes(trx: Transaction, directory: Directory, now: Date) {
  const industry = directory.entity('company-industries', 'agriculture-and-food').id
  const stored = await insertRows(trx, { into: 'companies', rows: extremeCompanies(industry, now), returning: ['id'] })
  const [long = 0, empty = 0] = stored.map(row => row.id as number)
  const jobs = extremeJobs([long, empty], now)
  const reviews = extremeReviews([long, empty], now)
  await insertRows(trx, { into: 'jobs', rows: jobs })
  await insertRows(trx, { into: 'reviews', rows: reviews })
  return { ids: [long, empty], jobs: jobs.length, reviews: reviews.length }
}
