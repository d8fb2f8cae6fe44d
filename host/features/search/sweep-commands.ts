import { sql } from 'kysely'
import type { Db } from '../../db/tables'

/** So many rows in one statement: deadlines come together, at the end of a day. */
const MOST = 1000

/** Puts away the rows of jobs that have closed, and counts those that have opened as open. Says how many there were. */
export async function sweepSearch(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select search_sweep(${now}::timestamptz, ${MOST}) as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** Sweeps until nothing is left. */
export async function sweepAll(db: Db, now: Date): Promise<void> {
  for (let swept = MOST; swept === MOST;) {
    swept = await sweepSearch(db, now)
  }
}
