import { sql } from 'kysely'
import { LONG_TRANSACTION } from './embedded/turn'
import type { Transaction } from './transaction'

/** The statements with which a transaction lifts the limits of either database for itself (docs/operations.md). */
export const ANNOUNCE_LONG_TRANSACTION = `set local ${LONG_TRANSACTION} = on; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/** Announces that this transaction takes long: a migration, a seed. */
export async function announceLongTransaction(trx: Transaction): Promise<void> {
  await sql.raw(ANNOUNCE_LONG_TRANSACTION).execute(trx)
}
