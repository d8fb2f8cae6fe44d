import { sql } from 'kysely'
import type { Db } from './tables'

/** One statement for all tables would hold the embedded database for seconds. */
export async function analyzeTables(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db)
  for (const { name } of rows) {
    await sql`analyze ${sql.table(name)}`.execute(db)
  }
}
