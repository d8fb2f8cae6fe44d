import { sql } from 'kysely'
import { LONG_TRANSACTION } from '../../tools/engine/turn'
import type { Transaction } from './transaction'

/** Lifts the time limits of a transaction on either database (docs/operations.md). */
export const ANNOUNCE_LONG_TRANSACTION = `select set_config('${LONG_TRANSACTION}', 'on', true),
  set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`

export async function announceLongTransaction(trx: Transaction): Promise<void> {
  await sql.raw(ANNOUNCE_LONG_TRANSACTION).execute(trx)
}
