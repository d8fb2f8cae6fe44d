import { sql } from 'kysely'
import type { Db } from '../../host/db/tables'

/** Returns the number of rows and a digest of them, by table. Tables in `except` are omitted. */
export async function tableDigests(db: Db, except: readonly string[] = []): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`.execute(db)
  const digests: Record<string, string> = {}
  for (const { schema, name } of tables.filter(table => !except.includes(table.name))) {
    const { rows } = await sql<{ digest: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(row, '' order by row)), '') as digest
      from (select md5(t::text) collate "C" as row from ${sql.table(`${schema}.${name}`)} t) digests`.execute(db)
    digests[`${schema}.${name}`] = rows[0]?.digest ?? ''
  }
  return digests
}
