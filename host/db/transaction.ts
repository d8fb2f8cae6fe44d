import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction as KyselyTransaction } from 'kysely'
import { sqlState } from './errors'
import type { Database, Db } from './tables'

/** Locks and multi-statement commands require this type, so that they cannot run outside a transaction. */
export type Transaction = KyselyTransaction<Database>

const ATTEMPTS = 3
/** 0A000: a migration has changed the columns of a prepared statement. */
const RETRIED = new Set(['40001', '40P01', '0A000'])

/**
 * Tries up to three times if PostgreSQL reports a deadlock, a serialisation failure or an outdated plan, so `work` must
 * contain nothing but database statements. Nested calls join the outer transaction.
 */
export async function inTransaction<T>(db: Db, work: (trx: Transaction) => Promise<T>): Promise<T> {
  if (db.isTransaction) {
    return work(db as Transaction)
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRIED.has(sqlState(error) ?? '')) {
        throw error
      }
      await pause(Math.random() * 20 * attempt)
    }
  }
}

class TrialOver extends Error {}

/** Rolls the transaction back and returns what `work` has returned. */
export async function inTrial<T>(db: Db, work: (trx: Transaction) => Promise<T>): Promise<T> {
  const results: T[] = []
  await inTransaction(db, async trx => {
    results.push(await work(trx))
    throw new TrialOver()
  }).catch((error: unknown) => {
    if (!(error instanceof TrialOver)) {
      throw error
    }
  })
  return results.at(-1) as T
}

/** Locks the row of a user, so that changes of their data run one after the other. */
export async function lockUser(trx: Transaction, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}
