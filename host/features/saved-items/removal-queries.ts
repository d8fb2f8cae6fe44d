import type { Db, SavedType } from '../../db/tables'
import type { Transaction } from '../../db/transaction'

/** Removes one item, and returns it as it was in a list, which is empty when it was not saved. */
export const deleteSaved = (db: Db, userId: number, item: { type: SavedType; id: number }) =>
  deleteSavedItems(db, userId, [item])

/** Removes several items, one at least, in one statement, and returns them as they were. */
export const deleteSavedItems = (db: Db, userId: number, items: readonly { type: SavedType; id: number }[]) =>
  db
    .deleteFrom('saved_items')
    .where('user_id', '=', userId)
    .where(eb => eb.or(items.map(({ type, id }) => eb.and([eb('type', '=', type), eb('item_id', '=', id)]))))
    .returning(['type', 'item_id as id', 'reminders', 'created_at as createdAt', 'updated_at as updatedAt'])
    .execute()

export type RemovedItem = Awaited<ReturnType<typeof deleteSavedItems>>[number]

/** Gives an item that was just saved again its former reminders and dates. */
export async function setFormer(trx: Transaction, userId: number, item: RemovedItem): Promise<void> {
  await trx
    .updateTable('saved_items')
    .set({ reminders: item.reminders, created_at: item.createdAt, updated_at: item.updatedAt })
    .where('user_id', '=', userId)
    .where('type', '=', item.type)
    .where('item_id', '=', item.id)
    .execute()
}
