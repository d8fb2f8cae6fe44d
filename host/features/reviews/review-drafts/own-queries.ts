import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import type { Own } from './commands'
import { UNFINISHED } from './rights'

const jobDetail = (field: 'company' | 'jobTitle') =>
  sql<string | null>`nullif(review_drafts.answers -> 'job-details' ->> ${sql.lit(field)}, '')`

export const listOwn = (db: Db, userId: number) => selectOwn(db, userId).execute()

export const listOwnUnfinished = (db: Db, userId: number) =>
  selectOwn(db, userId).where('review_drafts.state', 'in', UNFINISHED).execute()

/** Returns undefined for another user's review. */
export const findOwn = (db: Db, { userId, id }: Own) =>
  selectOwn(db, userId).where('review_drafts.id', '=', id).executeTakeFirst()

export type OwnRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>

function selectOwn(db: Db, userId: number) {
  return db
    .selectFrom('review_authors')
    .innerJoin('review_drafts', 'review_drafts.id', 'review_authors.draft_id')
    .leftJoin('reviews', 'reviews.id', 'review_drafts.review_id')
    .leftJoin('companies', 'companies.id', 'review_drafts.company_id')
    .leftJoin('review_views', 'review_views.review_id', 'review_drafts.review_id')
    .select([
      'review_drafts.id',
      'review_drafts.state',
      'machine_version',
      'snapshot',
      'review_drafts.answers',
      'reason',
      'review_drafts.flags',
      'decision_text',
    ])
    .select(['appealed_at', 'review_drafts.updated_at'])
    .select(['review_drafts.review_id', 'reviews.slug', 'reviews.state as review_state', 'overall', 'helpful', 'views'])
    .select(eb => eb.fn.coalesce('companies.name', jobDetail('company'), sql<string>`''`).as('company'))
    .select(eb => eb.fn.coalesce(jobDetail('jobTitle'), 'reviews.job_title', sql<string>`''`).as('job_title'))
    .select('companies.status as company_status')
    .where('review_authors.user_id', '=', userId)
    .orderBy('review_drafts.updated_at', 'desc')
    .orderBy('review_drafts.id', 'desc')
}
