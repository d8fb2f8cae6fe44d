import type { SavedType } from '../../db/tables'
import { inTransaction } from '../../db/transaction'
import { conflict, invalid } from '../../errors'
import type { Services } from '../../services'
import { countSaved, findSaved, findTitle, insertSaved, lockUser } from './queries'

/** The most items that one user may save. */
const LIMIT = 500

export interface SavableItem {
  type: SavedType
  id: number
}

/**
 * Saves an item for a user and returns its title. Saving twice is harmless. Throws 422 when visitors cannot see the item,
 * 409 when the user has 500 saved items.
 */
export async function saveItem({ db, clock }: Services, userId: number, item: SavableItem): Promise<string> {
  return inTransaction(db, async trx => {
    await lockUser(trx, userId)
    const title = await findTitle(trx, item)
    if (title === undefined) {
      throw invalid({ id: ['This is no longer on the site'] }, 'This is no longer on the site')
    }
    if (!(await findSaved(trx, userId, item))) {
      if ((await countSaved(trx, userId)) >= LIMIT) {
        throw conflict(`You have ${LIMIT} saved items. Remove one to save another`)
      }
      await insertSaved(trx, { userId, ...item, now: clock.now() })
    }
    return title
  })
}
