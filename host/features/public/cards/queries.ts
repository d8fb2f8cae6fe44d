import type { Db } from '../../../db/tables'
import { selectCards as selectReviews } from '../../reviews/reviews'
import { selectCards as selectCompanies } from '../companies'
import { selectCards as selectJobs } from '../jobs'

export function findJobStatus(db: Db, id: number) {
  return db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.status', 'companies.status as company_status'])
    .where('jobs.id', '=', id)
    .executeTakeFirst()
}

export const findJobCard = (db: Db, id: number, now: Date) =>
  selectJobs(db, now).where('jobs.id', '=', id).executeTakeFirst()

export const findReviewState = (db: Db, id: number) =>
  db.selectFrom('reviews').select('state').where('id', '=', id).executeTakeFirst()

export const findReviewCard = (db: Db, id: number) => selectReviews(db).where('reviews.id', '=', id).executeTakeFirst()

export const findCompanyCard = (db: Db, id: number, now: Date) =>
  selectCompanies(db, now).where('companies.id', '=', id).executeTakeFirst()
