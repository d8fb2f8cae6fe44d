import { sql } from 'kysely'
import { LONG_TRANSACTION } from './embedded/turn'
import type { Transaction } from './transaction'

/** The statement with which a transaction lifts the embedded database's limit for a transaction (docs/operations.md). */
export const ANNOUNCE_LONG_TRANSACTION = `set local ${LONG_TRANSACTION} = on`

/** Announces that this transaction takes long: a migration, a seed. */
export async function announceLongTransaction(trx: Transaction): Promise<void> {
  await sql.raw(ANNOUNCE_LONG_TRANSACTION).execute(trx)
}
