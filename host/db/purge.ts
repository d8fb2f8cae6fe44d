import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { inSlices } from '../lib/slices'
import type { Db } from './tables'

export function purge(db: Db, table: string, condition: RawBuilder<SqlBool>): Promise<number> {
  return inSlices(async size => {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)}
      where ctid = any(array(select ctid from ${sql.table(table)} where ${condition} limit ${sql.lit(size)}))`.execute(
      db,
    )
    return Number(numAffectedRows)
  })
}
