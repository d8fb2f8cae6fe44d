import { inTransaction } from '../../db/transaction'
import { conflict } from '../../errors'
import type { Services } from '../../services'
import { lockUser } from '../profile'
import type { Own } from './commands'
import { requireDraft } from './load'
import { deleteDraft } from './queries'

/** Throws 409 for a published review, which its author deletes in "My reviews". */
export function removeDraft({ db }: Services, { id, userId }: Own): Promise<void> {
  return inTransaction(db, async trx => {
    await lockUser(trx, userId)
    const { review_id } = await requireDraft(trx, id, { userId, lock: true })
    if (review_id !== null) {
      throw conflict('This review was published. Delete it in "My reviews"')
    }
    await deleteDraft(trx, id)
  })
}
