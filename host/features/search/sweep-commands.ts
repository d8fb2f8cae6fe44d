import { sql } from 'kysely'
import type { Db } from '../../db/tables'
import { inSlices } from '../../lib/slices'

/** Removes the rows of jobs that have closed, and counts those that have opened as open. Returns how many there were. */
export function sweepSearch(db: Db, now: Date): Promise<number> {
  // Deadlines come together, at the end of a day.
  return inSlices(async size => {
    const { rows } = await sql<{ count: number }>`select search_sweep(${now}::timestamptz, ${size}) as count`.execute(
      db,
    )
    return rows[0]?.count ?? 0
  })
}
