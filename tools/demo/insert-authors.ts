import type { Transaction } from '../../host/db/transaction'
import { FINISHED, stateColumns } from '../../host/features/reviews/review-drafts'

export async function insertAuthors(trx: Transaction, userId: number, reviewIds: readonly number[]): Promise<void> {
  const reviews = await trx
    .selectFrom('reviews')
    .select(['id', 'state', 'company_id', 'type_id', 'started_on', 'published_at', 'updated_at'])
    .where('id', 'in', reviewIds)
    .execute()
  for (const review of reviews) {
    const draft = await trx
      .insertInto('review_drafts')
      .values({
        state: review.state,
        ...stateColumns(FINISHED),
        company_id: review.company_id,
        review_id: review.id,
        submitted_at: review.published_at,
        created_at: review.published_at,
        updated_at: review.updated_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { company_id, type_id, started_on } = review
    const start_year = started_on === null ? null : Number(started_on.slice(0, 4))
    await trx
      .insertInto('review_authors')
      .values({ draft_id: draft.id, user_id: userId, company_id, type_id, start_year })
      .execute()
  }
}
