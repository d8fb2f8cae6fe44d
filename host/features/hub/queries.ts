import type { Db } from '../../db/tables'
import { isLiveCompany } from '../../db/visibility'

/** Lists the reviews of a person that wait for their changes, the newest change first. */
export function listUnfinishedReviews(db: Db, userId: number) {
  return db
    .selectFrom('review_authors')
    .innerJoin('review_drafts', 'review_drafts.id', 'review_authors.draft_id')
    .innerJoin('reviews', 'reviews.id', 'review_drafts.review_id')
    .innerJoin('companies', 'companies.id', 'reviews.company_id')
    .select(['reviews.id', 'reviews.job_title', 'reviews.updated_at', 'companies.name as company_name'])
    .where('review_authors.user_id', '=', userId)
    .where('reviews.state', '=', 'changes-requested')
    .where(isLiveCompany())
    .orderBy('reviews.updated_at', 'desc')
    .execute()
}
