import { sql } from 'kysely'
import { hasChanged } from '../../../db/changed'
import type { Db } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'
import { isLiveCompany, isPublishedReview } from '../../../db/visibility'

export interface Vote {
  userId: number
  reviewId: number
}

export function findForVote(db: Db, { userId, reviewId }: Vote) {
  return db
    .selectFrom('reviews')
    .innerJoin('companies', 'companies.id', 'reviews.company_id')
    .select(['reviews.id', 'reviews.slug', 'reviews.headline', 'reviews.helpful', 'companies.name as company_name'])
    .select(
      sql<boolean>`exists (select from review_drafts join review_authors on draft_id = review_drafts.id
        where review_id = reviews.id and user_id = ${userId})`.as('is_own'),
    )
    .select(
      sql<boolean>`exists (select from helpful_votes where review_id = reviews.id and user_id = ${userId})`.as('voted'),
    )
    .where('reviews.id', '=', reviewId)
    .where(isPublishedReview())
    .where(isLiveCompany())
    .executeTakeFirst()
}

/** Returns false if the user has already voted. */
export function insertVote(trx: Transaction, { userId, reviewId }: Vote, now: Date): Promise<boolean> {
  return hasChanged(
    trx
      .insertInto('helpful_votes')
      .values({ review_id: reviewId, user_id: userId, voted_at: now })
      .onConflict(conflict => conflict.doNothing()),
  )
}

/** Run it before the account is deleted. */
export async function withdrawVotes(trx: Transaction, userId: number): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ helpful: sql`greatest(helpful - 1, 0)` })
    .where('id', 'in', trx.selectFrom('helpful_votes').select('review_id').where('user_id', '=', userId))
    .execute()
}

export function deleteVote(trx: Transaction, { userId, reviewId }: Vote): Promise<boolean> {
  return hasChanged(trx.deleteFrom('helpful_votes').where('review_id', '=', reviewId).where('user_id', '=', userId))
}

export async function addHelpful(trx: Transaction, reviewId: number, change: 1 | -1): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ helpful: sql`greatest(helpful + ${change}, 0)` })
    .where('id', '=', reviewId)
    .execute()
}
