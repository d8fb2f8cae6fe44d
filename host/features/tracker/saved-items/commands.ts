import type { SavedType } from '../../../db/tables'
import { inTransaction, lockUser, type Transaction } from '../../../db/transaction'
import { conflict, invalid, notFound } from '../../../lib/errors'
import type { Services } from '../../../services'
import { countSaved, findOwnTitle, findSaved, insertSaved, updateSaved } from './queries'
import { type RemovedItem, setFormer } from './removal-queries'

export const MAX_SAVED = 500

export interface SavedKey {
  type: SavedType
  id: number
}

/**
 * Idempotent; returns the title of the item. Throws 422 if the user cannot see the item, 409 if they have 500 saved
 * items.
 */
export async function saveItem({ db, clock }: Services, userId: number, item: SavedKey): Promise<string> {
  return inTransaction(db, async trx => {
    await lockUser(trx, userId)
    return saveLocked(trx, { userId, ...item, now: clock.now() })
  })
}

/** Requires the lock of `lockUser`. */
export async function saveLocked(
  trx: Transaction,
  { userId, now, ...item }: SavedKey & { userId: number; now: Date },
): Promise<string> {
  const title = await findOwnTitle(trx, userId, item)
  if (title === undefined) {
    throw invalid({ id: ['This is no longer on the site'] }, 'This is no longer on the site')
  }
  if (!(await findSaved(trx, userId, item))) {
    if ((await countSaved(trx, userId)) >= MAX_SAVED) {
      throw conflict(`You have ${MAX_SAVED} saved items. Remove one to save another`)
    }
    await insertSaved(trx, { userId, ...item, now })
  }
  return title
}

/**
 * Restores removed items with their settings. Returns how many: items that no longer exist or are saved again are
 * skipped. Throws 409 if the user would have more than 500 saved items.
 */
export async function restoreItems({ db, clock }: Services, userId: number, items: readonly RemovedItem[]) {
  return inTransaction(db, async trx => {
    await lockUser(trx, userId)
    let restored = 0
    for (const item of items) {
      const { type, id } = item
      const isThere = (await findOwnTitle(trx, userId, { type, id })) !== undefined
      if (isThere && !(await findSaved(trx, userId, { type, id }))) {
        await saveLocked(trx, { userId, type, id, now: clock.now() })
        await setFormer(trx, userId, item)
        restored++
      }
    }
    return restored
  })
}

/** Throws 404 if the user has not saved the item. */
export async function changeSaved(
  { db }: Services,
  userId: number,
  item: SavedKey & { reminders?: boolean; starred?: boolean },
): Promise<void> {
  if ((await updateSaved(db, userId, item)) === 0) {
    throw notFound('This is not one of your saved items')
  }
}
