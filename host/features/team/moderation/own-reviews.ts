import type { Transaction } from '../../../db/transaction'
import { forbidden } from '../../../lib/errors'
import { isOwnReview } from '../../reviews/review-drafts'

type Subject = Parameters<typeof isOwnReview>[2]

/** Throws 403 if the moderator wrote this review or proposed this employer. */
export async function refuseOwn(trx: Transaction, moderatorId: number, subject: Subject): Promise<void> {
  if (await isOwnReview(trx, moderatorId, subject)) {
    const what = subject.companyId === undefined ? 'wrote this review' : 'wrote about this employer'
    throw forbidden(`You ${what}. Another moderator has to decide`)
  }
}
