import { sql } from 'kysely'
import type { Database, Db, NewRow, Row } from './tables'

export type InsertRow<Table extends keyof Database> = {
  [Column in keyof NewRow<Table>]: Column extends keyof Row<Table> ? Row<Table>[Column] : never
}

interface Insert<Table extends keyof Database> {
  into: Table
  /** All rows must have the same columns as the first. */
  rows: readonly InsertRow<Table>[]
  onConflict?: string
  returning?: readonly string[]
}

/** Large enough to be fast, small enough to keep memory flat. */
const ROWS_PER_STATEMENT = 500

/** PostgreSQL reads one JSON parameter for many rows several times faster than a parameter for every value. */
export async function insertRows<Table extends keyof Database>(
  db: Db,
  { into, rows, onConflict, returning }: Insert<Table>,
): Promise<Record<string, unknown>[]> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map(name => sql.ref(name)))
  const conflictClause = sql.raw(onConflict ? `on conflict ${onConflict}` : '')
  const returningClause = returning ? sql`returning ${sql.join(returning.map(name => sql.ref(name)))}` : sql``
  const results: Record<string, unknown>[] = []
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const json = JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT))
    const { rows: returned } = await sql<Record<string, unknown>>`
      insert into ${sql.table(into)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(into)}, ${json}::jsonb)
      ${conflictClause} ${returningClause}`.execute(db)
    results.push(...returned)
  }
  return results
}

/** Updates the search tables now: at commit (migration 0015) one statement for thousands of rows would time out. */
export async function applySearchUpdates(db: Db): Promise<void> {
  await sql`set constraints search_apply immediate`.execute(db)
  await sql`set constraints search_apply deferred`.execute(db)
}
