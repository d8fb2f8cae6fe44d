import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import { inSlices } from '../../../lib/slices'

/** Removes closed jobs from the search tables, and counts jobs that have opened as open. Returns the number of jobs. */
export function repairSearch(db: Db, now: Date): Promise<number> {
  // In slices, because many deadlines pass at the same time, at the end of a day.
  return inSlices(async size => {
    const { rows } = await sql<{ count: number }>`select search_sweep(${now}::timestamptz, ${size}) as count`.execute(
      db,
    )
    return rows[0]?.count ?? 0
  })
}
