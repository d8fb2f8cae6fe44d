import { sql } from 'kysely'
import type { Database, Db, NewRow, Row } from '../db/tables'

/** A row to insert, with JSON columns as the values they hold. */
export type SeedRow<Table extends keyof Database> = {
  [Column in keyof NewRow<Table>]: Column extends keyof Row<Table> ? Row<Table>[Column] : never
}

interface Options {
  /** What to do with a row that is there already; the text after `on conflict`. */
  onConflict?: string
  /** Columns to give back. */
  returning?: readonly string[]
  /** Reads what the searches have to know of the rows after each statement, not all of it in the commit. */
  settle?: boolean
}

/** Rows of one statement: large enough to be fast, small enough to keep memory flat. */
const SIZE = 500

/**
 * Inserts rows, many with each statement. All rows must have the columns of the first. They travel as one JSON
 * parameter, which PostgreSQL reads several times faster than a parameter for every value.
 */
export async function insertRows<Table extends keyof Database>(
  db: Db,
  table: Table,
  rows: readonly SeedRow<Table>[],
  options: Options = {},
): Promise<Record<string, unknown>[]> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map(name => sql.ref(name)))
  const conflict = sql.raw(options.onConflict ? `on conflict ${options.onConflict}` : '')
  const returning = options.returning ? sql`returning ${sql.join(options.returning.map(name => sql.ref(name)))}` : sql``
  const results: Record<string, unknown>[] = []
  for (let start = 0; start < rows.length; start += SIZE) {
    const json = JSON.stringify(rows.slice(start, start + SIZE))
    const { rows: returned } = await sql<Record<string, unknown>>`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)
      ${conflict} ${returning}`.execute(db)
    results.push(...returned)
    if (options.settle) {
      await settleSearch(db)
    }
  }
  return results
}

/**
 * Does now what the commit would do for the searches (migration 0015). A commit is one statement, and a statement of
 * thousands of rows would run into the time limit.
 */
export async function settleSearch(db: Db): Promise<void> {
  await sql`set constraints search_apply immediate`.execute(db)
  await sql`set constraints search_apply deferred`.execute(db)
}
