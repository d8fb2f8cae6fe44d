import type { SavedType } from '../../db/tables'
import { inTransaction } from '../../db/transaction'
import { conflict, invalid } from '../../errors'
import type { Services } from '../../services'
import { countSaved, findSaved, findTitle, insertSaved, lockUser } from './queries'

/** How many things one person may keep. */
const LIMIT = 500

export interface SavableItem {
  type: SavedType
  id: number
}

/**
 * Saves a thing for a person and returns what it is called. Once more is harmless. Throws 422 when there is no such
 * thing to be seen, 409 when the person keeps 500 already.
 */
export async function saveItem({ db, clock }: Services, userId: number, thing: SavableItem): Promise<string> {
  return inTransaction(db, async trx => {
    await lockUser(trx, userId)
    const title = await findTitle(trx, thing)
    if (title === undefined) {
      throw invalid({ id: ['This is no longer on the site'] }, 'This is no longer on the site')
    }
    if (!(await findSaved(trx, userId, thing))) {
      if ((await countSaved(trx, userId)) >= LIMIT) {
        throw conflict(`You have ${LIMIT} saved items. Remove one to save another`)
      }
      await insertSaved(trx, { userId, ...thing, now: clock.now() })
    }
    return title
  })
}
