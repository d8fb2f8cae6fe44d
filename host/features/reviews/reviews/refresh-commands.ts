import type { Db } from '../../../db/tables'
import { inTransaction, type Transaction } from '../../../db/transaction'
import { eachSlice } from '../../../lib/slices'
import { lockCompanies } from './publication-commands'
import { recalculateRatings } from './ratings-commands'

/** Includes employers whose last review was removed. Writes only ratings that changed. */
export async function refreshRatings(db: Db, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('reviews')
    .select('company_id')
    .union(db.selectFrom('company_ratings').select('company_id'))
    .orderBy('company_id')
    .execute()
  const ids = rows.map(row => row.company_id)
  await eachSlice(ids, slice => inTransaction(db, trx => refreshSlice(trx, slice, now)))
}

/** Locks the employers, so a review that is published in the meantime waits. */
async function refreshSlice(trx: Transaction, ids: readonly number[], now: Date): Promise<void> {
  await lockCompanies(trx, ids)
  await recalculateRatings(trx, ids, now)
}
