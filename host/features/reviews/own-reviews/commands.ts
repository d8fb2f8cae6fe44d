import { inTransaction, type Transaction } from '../../../db/transaction'
import { conflict, found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { actionsOf, type AuthorAct, deleteDraft, type Own } from '../review-drafts'
import { deleteReview, setReviewState } from '../reviews'
import { changeOwn, lockOwn } from './queries'

/** Withdraws a review; a published one is hidden at once. Throws 404, and 409 if its state does not allow that. */
export async function withdrawReview({ db, data, clock }: Services, key: Own): Promise<void> {
  const now = clock.now()
  await inTransaction(db, async trx => {
    const { id, review_id } = await lockFor(trx, key, 'withdraw')
    if (review_id !== null) {
      await setReviewState(trx, review_id, { state: 'withdrawn', now })
    }
    await changeOwn(trx, id, { state: 'withdrawn', now })
  })
  await data.refresh()
}

/** Resubmits a rejected review to the moderators. Throws 404, and 409 if there is no decision to appeal against. */
export async function appeal(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: Own & { text: string },
): Promise<void> {
  await inTransaction(db, async trx => {
    const { id, flags } = await lockFor(trx, key, 'appeal')
    const flagged = JSON.stringify([...flags, { kind: 'appeal' }])
    await changeOwn(trx, id, { state: 'pending', now: clock.now(), appeal: { text: key.text, flags: flagged } })
  })
}

/** Permanently deletes a review with its draft and the link to its author. Throws 404. */
export async function removeReview({ db, data, clock }: Services, key: Own): Promise<void> {
  await inTransaction(db, async trx => {
    const { id, review_id } = await lockFor(trx, key, 'delete')
    if (review_id !== null) {
      await deleteReview(trx, review_id, clock.now())
    }
    await deleteDraft(trx, id)
  })
  await data.refresh()
}

async function lockFor(trx: Transaction, key: Own, action: AuthorAct) {
  const draft = found(await lockOwn(trx, key))
  if (!actionsOf(draft).includes(action)) {
    throw conflict(refusal(action, draft.appealed_at !== null))
  }
  return draft
}

export function refusal(action: AuthorAct, isAppealed: boolean): string {
  if (action === 'appeal') {
    return isAppealed ? 'You have appealed already. A review has one appeal' : 'Only a rejected review has an appeal'
  }
  return action === 'withdraw' ? 'This review cannot be withdrawn now' : 'That cannot be done with this review now'
}
