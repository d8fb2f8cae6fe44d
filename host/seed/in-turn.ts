import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../db/tables'
import { inTransaction, type Transaction } from '../db/transaction'

/** Any number will do, as long as every host uses the same. */
const ADVISORY_LOCK = 0x73656564
const LOOK = 200

/**
 * Runs `work` in one transaction while no other host seeds: several that start on an empty database fill it once.
 * `work` has to look for itself what is there already. A host that waits holds no statement open, which would run into
 * the time limit.
 */
export async function inTurn(db: Db, work: (trx: Transaction) => Promise<void>): Promise<void> {
  const attempt = () =>
    inTransaction(db, async trx => {
      const mine = await takeTurn(trx)
      if (mine) {
        await work(trx)
      }
      return mine
    })
  while (!(await attempt())) {
    await pause(LOOK)
  }
}

async function takeTurn(trx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${ADVISORY_LOCK}) as mine`.execute(trx)
  return rows[0]?.mine ?? false
}
