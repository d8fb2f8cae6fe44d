import type { Db, SavedType } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'

/** Returns the items that were saved. */
export const deleteSavedItems = (db: Db, userId: number, items: readonly { type: SavedType; id: number }[]) =>
  db
    .deleteFrom('saved_items')
    .where('user_id', '=', userId)
    .where(eb => eb.or(items.map(({ type, id }) => eb.and([eb('type', '=', type), eb('item_id', '=', id)]))))
    .returning(['type', 'item_id as id', 'reminders', 'starred', 'created_at as createdAt', 'updated_at as updatedAt'])
    .execute()

export type RemovedItem = Awaited<ReturnType<typeof deleteSavedItems>>[number]

/** Run it after the item was saved again. */
export async function setFormer(trx: Transaction, userId: number, item: RemovedItem): Promise<void> {
  await trx
    .updateTable('saved_items')
    .set({
      reminders: item.reminders,
      starred: item.starred,
      created_at: item.createdAt,
      updated_at: item.updatedAt,
    })
    .where('user_id', '=', userId)
    .where('type', '=', item.type)
    .where('item_id', '=', item.id)
    .execute()
}
