import { sql } from 'kysely'
import { LONG_TRANSACTION } from './embedded/turn'
import type { Transaction } from './transaction'

/** The statement with which a transaction lifts the limits of either database for itself (docs/operations.md). */
export const ANNOUNCE_LONG_TRANSACTION = `select set_config('${LONG_TRANSACTION}', 'on', true),
  set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`

/** Announces that this transaction takes long: a migration, a seed. */
export async function announceLongTransaction(trx: Transaction): Promise<void> {
  await sql.raw(ANNOUNCE_LONG_TRANSACTION).execute(trx)
}
