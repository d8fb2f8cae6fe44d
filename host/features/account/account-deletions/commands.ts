import { inTransaction, type Transaction } from '../../../db/transaction'
import { enqueueMail } from '../../../queue/mail'
import type { Services } from '../../../services'
import { deleteDraft } from '../../reviews/review-drafts'
import { deleteReview, withdrawVotes } from '../../reviews/reviews'
import { takeDeletion } from '../accounts'
import { deleteByAddress, deleteUser, insertDeletion, listAddresses, listWritten, lockPerson } from './queries'

export type ReviewChoice = 'keep' | 'delete'

/** Does nothing if the account is already deleted, was used after `unusedSince`, or has had its deletion cancelled. */
export async function deleteAccount(
  services: Services,
  { userId, reviews, unusedSince, isDue = false, at }: Deletion,
): Promise<void> {
  const { db, data, queue, clock } = services
  const now = at ?? clock.now()
  await inTransaction(db, async trx => {
    const person = await lockPerson(trx, userId, unusedSince)
    if (!person || (isDue && !(await takeDeletion(trx, { userId })))) {
      return
    }
    const addresses = await listAddresses(trx, person)
    const remaining_reviews = await deleteWritten(trx, { userId, reviews, now })
    await withdrawVotes(trx, userId)
    await deleteByAddress(trx, addresses)
    await deleteUser(trx, userId)
    await queue.forget(trx, { user: userId })
    const row = { user_id: userId, first_name: person.first_name, addresses, remaining_reviews, deleted_at: now }
    const deletion = await insertDeletion(trx, row)
    if (person.email_verified_at !== null) {
      await enqueueMail(queue, trx, { mail: 'account-deleted', ids: { deletion } })
    }
  })
  await data.refresh()
}

interface Deletion {
  userId: number
  reviews: ReviewChoice
  unusedSince?: Date
  /** Deletes the account only if its owner has not cancelled the deletion. */
  isDue?: boolean
  at?: Date
}

/** Only published reviews can stay online. Returns their number. */
async function deleteWritten(
  trx: Transaction,
  { userId, reviews, now }: { userId: number; reviews: ReviewChoice; now: Date },
): Promise<number> {
  let remaining = 0
  for (const { id, review_id, review_state } of await listWritten(trx, userId)) {
    await deleteDraft(trx, id)
    if (reviews === 'keep' && review_state === 'published') {
      remaining += 1
    } else if (review_id !== null) {
      await deleteReview(trx, review_id, now)
    }
  }
  return remaining
}
