import { inTransaction } from '../../../db/transaction'
import { conflict, found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { addHelpful, deleteVote, findForVote, insertVote, type Vote } from './helpful-queries'

/**
 * Adds or removes a helpful vote; idempotent. Returns the updated review. Throws 404 for a review that visitors cannot
 * see, 409 for the user's own.
 */
export async function voteHelpful({ db, data, clock }: Services, vote: Vote, isHelpful: boolean) {
  const review = await inTransaction(db, async trx => {
    const { is_own } = found(await findForVote(trx, vote))
    if (is_own && isHelpful) {
      throw conflict('You wrote this review. Other people can say whether it helped them')
    }
    const isChanged = isHelpful ? await insertVote(trx, vote, clock.now()) : await deleteVote(trx, vote)
    if (isChanged) {
      await addHelpful(trx, vote.reviewId, isHelpful ? 1 : -1)
    }
    return found(await findForVote(trx, vote))
  })
  // The user returns to a page that must show the new count.
  await data.refresh()
  return review
}
