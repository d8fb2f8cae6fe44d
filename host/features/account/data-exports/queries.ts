import type { Db, NewRow } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'

type NewExport = Omit<NewRow<'data_exports'>, 'archive'>

/** The link of an earlier request stops working. */
export async function replaceExport(trx: Transaction, row: NewExport): Promise<void> {
  const { user_id: _, ...fields } = row
  await trx
    .insertInto('data_exports')
    .values(row)
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ ...fields, archive: null }))
    .execute()
}

/** Omits the content. */
export function findExport(db: Db, userId: number) {
  return db
    .selectFrom('data_exports')
    .select(['nonce', 'requested_at', 'expires_at'])
    .select(eb => eb('archive', 'is not', null).as('isReady'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export function findArchive(db: Db, { userId, tokenHash }: { userId: number; tokenHash: string }) {
  return db
    .selectFrom('data_exports')
    .select(['archive', 'expires_at', 'requested_at'])
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Returns false if another request has replaced this one. */
export async function storeArchive(db: Db, userId: number, { nonce, archive }: { nonce: string; archive: Buffer }) {
  const { numUpdatedRows } = await db
    .updateTable('data_exports')
    .set({ archive })
    .where('user_id', '=', userId)
    .where('nonce', '=', nonce)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
