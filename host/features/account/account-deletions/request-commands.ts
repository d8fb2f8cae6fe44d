import { canonicalEmail } from '@firstrung/api/contracts'
import { inTransaction, type Transaction } from '../../../db/transaction'
import type { Actor } from '../../../http/context'
import { DAY } from '../../../lib/durations'
import { invalid } from '../../../lib/errors'
import { hashText } from '../../../lib/hash'
import { enqueueMail } from '../../../queue/mail'
import type { Services } from '../../../services'
import { setReviewState } from '../../reviews/reviews'
import {
  confirmIdentity,
  createLink,
  endAccess,
  expired,
  type IdentityProof,
  insertDeletionOf,
  listDueDeletions,
  takeDeletion,
} from '../accounts'
import { deleteAccount, type ReviewChoice } from './commands'
import { listWritten, lockPerson, lockWithdrawn } from './queries'

export const DELAY_DAYS = 7

export interface DeletionRequest extends IdentityProof {
  email: string
  reviews: ReviewChoice
}

/**
 * Ends all access and hides what is to be deleted. The deletion follows some days later, unless the owner opens the
 * link in the mail; an account with an unconfirmed address gets no mail and is deleted at once. Throws 422 for a wrong
 * address or failed proof of identity.
 */
export async function requestDeletion(services: Services, actor: Actor, request: DeletionRequest): Promise<void> {
  const { db, data } = services
  const { email, reviews, ...proof } = request
  if (canonicalEmail(email) !== actor.email) {
    throw invalid({ email: ['The email does not match your account'] })
  }
  await confirmIdentity(services, actor.id, proof)
  if (!actor.isVerified) {
    return deleteAccount(services, { userId: actor.id, reviews })
  }
  await inTransaction(db, trx => storeRequest(services, trx, { userId: actor.id, reviews }))
  await data.refresh()
}

async function storeRequest(
  { clock, queue, secret }: Services,
  trx: Transaction,
  { userId, reviews }: { userId: number; reviews: ReviewChoice },
): Promise<void> {
  if (!(await lockPerson(trx, userId))) {
    return
  }
  const now = clock.now()
  const hidden_reviews = reviews === 'delete' ? await hidePublished(trx, userId, now) : []
  const times = { requested_at: now, deletes_at: new Date(now.getTime() + DELAY_DAYS * DAY) }
  const link = createLink(secret, 'keep-account')
  await insertDeletionOf(trx, { ...link, ...times, user_id: userId, reviews, hidden_reviews })
  await endAccess(trx, userId)
  await enqueueMail(queue, trx, { mail: 'account-deletion-requested', ids: { user: userId } })
}

async function hidePublished(trx: Transaction, userId: number, now: Date): Promise<number[]> {
  const hidden: number[] = []
  for (const { review_id, review_state } of await listWritten(trx, userId)) {
    if (review_id !== null && review_state === 'published') {
      await setReviewState(trx, review_id, { state: 'withdrawn', now })
      hidden.push(review_id)
    }
  }
  return hidden
}

/** Throws 410 for a link that no longer works. */
export async function keepAccount(
  { db, clock, data }: Services,
  { token, decide }: { token: string; decide: () => void },
): Promise<void> {
  await inTransaction(db, async trx => {
    const deletion = await takeDeletion(trx, { tokenHash: hashText(token) })
    if (!deletion) {
      throw expired()
    }
    for (const id of await lockWithdrawn(trx, deletion.hidden_reviews)) {
      await setReviewState(trx, id, { state: 'published', now: clock.now() })
    }
    decide()
  })
  await data.refresh()
}

export async function deleteDueAccounts(services: Services, at: Date): Promise<void> {
  for (const { user_id: userId, reviews } of await listDueDeletions(services.db, at)) {
    await deleteAccount(services, { userId, reviews, isDue: true, at })
  }
}
