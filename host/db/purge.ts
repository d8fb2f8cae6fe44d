import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Db } from './tables'

/** Small enough that nobody waits for a batch. */
const BATCH = 1000

/** Deletes the rows that fulfil the condition, a batch at a time, and returns how many there were. */
export async function purge(db: Db, table: keyof Database, condition: RawBuilder<SqlBool>): Promise<number> {
  for (let total = 0; ;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)}
      where ctid = any(array(select ctid from ${sql.table(table)} where ${condition} limit ${sql.lit(BATCH)}))`.execute(
      db,
    )
    total += Number(numAffectedRows)
    if (numAffectedRows < BATCH) {
      return total
    }
  }
}
