import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { announceLongTransaction } from './long-transaction'
import type { Db } from './tables'
import { inTransaction, type Transaction } from './transaction'

/** An arbitrary number that all hosts share. */
const ADVISORY_LOCK = 0x73656564
const RETRY_MS = 200

/**
 * Runs `work` in one long transaction while no other host does, so that several hosts starting on an empty database
 * fill it only once. `work` must check for existing data itself. A waiting host holds no statement open, because it
 * would time out.
 */
export async function runExclusively(db: Db, work: (trx: Transaction) => Promise<void>): Promise<void> {
  const attempt = () =>
    inTransaction(db, async trx => {
      const isLocked = await tryLock(trx)
      if (isLocked) {
        await announceLongTransaction(trx)
        await work(trx)
      }
      return isLocked
    })
  while (!(await attempt())) {
    await pause(RETRY_MS)
  }
}

async function tryLock(trx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${ADVISORY_LOCK}) as locked`.execute(trx)
  return rows[0]?.locked ?? false
}
