import type { Transaction } from '../../../db/transaction'

/** One decision answers every open report of a review. */
export async function upholdReports(trx: Transaction, reviewId: number, now: Date): Promise<number[]> {
  const rows = await trx
    .updateTable('reports')
    .set({ state: 'upheld', handled_at: now })
    .where('review_id', '=', reviewId)
    .where('state', '=', 'open')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function reopenReports(trx: Transaction, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('reports')
    .set({ state: 'open', handled_at: null })
    .where('id', 'in', [0, ...ids])
    .execute()
}
