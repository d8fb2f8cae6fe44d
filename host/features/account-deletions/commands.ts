import { canonicalEmail } from '@firstrung/api/contracts'
import { inTransaction, type Transaction } from '../../db/transaction'
import { invalid } from '../../errors'
import type { Actor } from '../../http/context'
import { enqueueMail } from '../../queue/mail'
import type { Services } from '../../services'
import { deleteDraft } from '../review-drafts'
import { deleteReview, withdrawVotes } from '../reviews'
import { deleteByAddress, deleteUser, insertDeletion, listAddresses, listWritten, lockPerson } from './queries'

export interface DeletionRequest {
  /** What the person entered, to be sure. */
  email: string
  /** What becomes of their published reviews. */
  reviews: 'keep' | 'delete'
}

/**
 * Deletes the account of a person who has entered its address, with all that belongs to it, at once. Published reviews can
 * stay: they are nobody's then. Throws 422 when the address is not that of the account.
 */
export async function deleteOwnAccount(
  services: Services,
  actor: Actor,
  { email, reviews }: DeletionRequest,
): Promise<void> {
  if (canonicalEmail(email) !== actor.email) {
    throw invalid({ email: ['The email does not match your account'] })
  }
  await deleteAccount(services, { userId: actor.id, reviews })
}

/** Deletes an account. Does nothing when it is deleted already, or has been used after `unusedSince`. */
export async function deleteAccount(
  services: Services,
  { userId, reviews, unusedSince }: { userId: number; reviews: DeletionRequest['reviews']; unusedSince?: Date },
): Promise<void> {
  const { db, data, queue, clock } = services
  const now = clock.now()
  await inTransaction(db, async trx => {
    const person = await lockPerson(trx, userId, unusedSince)
    if (!person) {
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
    await enqueueMail(queue, trx, { mail: 'account-deleted', ids: { deletion } })
  })
  await data.refresh()
}

/** Deletes every draft, and the reviews that do not stay. Only a published review can stay. Returns how many do. */
async function deleteWritten(
  trx: Transaction,
  { userId, reviews, now }: { userId: number; reviews: DeletionRequest['reviews']; now: Date },
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
