import type { DraftState } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'
import type { Own } from '../review-drafts'

/** Returns undefined for another user's review. */
export function lockOwn(trx: Transaction, { userId, id }: Own) {
  return trx
    .selectFrom('review_drafts')
    .innerJoin('review_authors', 'review_authors.draft_id', 'review_drafts.id')
    .select(['review_drafts.id', 'state', 'review_id', 'flags', 'appealed_at'])
    .where('review_drafts.id', '=', id)
    .where('review_authors.user_id', '=', userId)
    .forUpdate('review_drafts')
    .executeTakeFirst()
}

interface Change {
  state: DraftState
  now: Date
  appeal?: { text: string; flags: string }
}

/** Requires the lock of `lockOwn`. The new version shows moderators that the review has changed. */
export async function changeOwn(trx: Transaction, id: number, { state, now, appeal }: Change): Promise<void> {
  const appealed = appeal && { appeal_text: appeal.text, flags: appeal.flags, appealed_at: now, submitted_at: now }
  await trx
    .updateTable('review_drafts')
    .set(eb => ({ state, ...appealed, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
}
