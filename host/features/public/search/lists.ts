import type { Db } from '../../../db/tables'
import { type FirstOptions, listFirst } from '../../../search'
import { companyCards, jobCards, reviewCards } from './list-queries'

/** The first cards of a list without words, in its default order, with the total. */
export async function searchJobs(db: Db, options: FirstOptions) {
  const { total, ids } = await listFirst(db, 'jobs', options)
  return { total, rows: await jobCards(db, ids, options.now) }
}

export async function searchReviews(db: Db, options: FirstOptions) {
  const { total, ids } = await listFirst(db, 'reviews', options)
  return { total, rows: await reviewCards(db, ids) }
}

export async function searchCompanies(db: Db, options: FirstOptions) {
  const { total, ids } = await listFirst(db, 'companies', options)
  return { total, rows: await companyCards(db, ids, options.now) }
}
