import type { Transaction } from '../../db/transaction'
import { insertRows } from '../batch'
import type { Directory } from './directory'
import { extremeCompanies, extremeJobs, extremeReviews } from './extremes'

export async function insertExtremes(trx: Transaction, directory: Directory, now: Date) {
  const industry = directory.entity('company-industries', 'agriculture-and-food').id
  const stored = await insertRows(trx, 'companies', extremeCompanies(industry, now), { returning: ['id'] })
  const [long = 0, empty = 0] = stored.map(row => row.id as number)
  const jobs = extremeJobs([long, empty], now)
  const reviews = extremeReviews([long, empty], now)
  await insertRows(trx, 'jobs', jobs)
  await insertRows(trx, 'reviews', reviews)
  return { ids: [long, empty], jobs: jobs.length, reviews: reviews.length }
}
