import { sql } from 'kysely'
import type { Db } from '../../db/tables'
import { restoreState } from './machine'
import { UNFINISHED } from './queries'
import { STAGES } from './stages'

/** Returns the reviews that a person has not finished, the newest change first. */
export async function listUnfinished(db: Db, userId: number) {
  const rows = await db
    .selectFrom('review_authors')
    .innerJoin('review_drafts', 'review_drafts.id', 'review_authors.draft_id')
    .leftJoin('reviews', 'reviews.id', 'review_drafts.review_id')
    .leftJoin('companies', 'companies.id', 'review_drafts.company_id')
    .select(['review_drafts.id', 'review_drafts.state', 'review_drafts.updated_at'])
    .select(['review_drafts.machine_version', 'review_drafts.snapshot'])
    .select([
      sql<string>`coalesce(companies.name, review_drafts.answers -> 'job-details' ->> 'company', '')`.as('company'),
      sql<string>`coalesce(review_drafts.answers -> 'job-details' ->> 'jobTitle', reviews.job_title, '')`.as(
        'job_title',
      ),
    ])
    .where('review_authors.user_id', '=', userId)
    .where('review_drafts.state', 'in', UNFINISHED)
    .orderBy('review_drafts.updated_at', 'desc')
    .orderBy('review_drafts.id', 'desc')
    .execute()
  return rows.map(row => {
    const { stage, reached } = restoreState(row)
    return {
      reviewId: row.id,
      company: row.company,
      jobTitle: row.job_title,
      stage,
      percent: Math.round((STAGES.indexOf(reached) / (STAGES.length - 1)) * 100),
      updatedAt: row.updated_at.toISOString(),
      state: row.state as 'draft' | 'changes-requested',
    }
  })
}
