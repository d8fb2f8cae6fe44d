import { sql } from 'kysely'
import { type DatabaseHandle, pendingMigrations } from '../../host/db'

/** Throws if the restored migrations do not fit this version: otherwise the host would fail at its next start. */
export async function describeContent({ db }: Pick<DatabaseHandle, 'db'>): Promise<string> {
  const pending = await pendingMigrations(db)
  const { rows } = await sql<{ employers: number; jobs: number; users: number }>`
    select (select count(*) from companies) as employers, (select count(*) from jobs) as jobs,
      (select count(*) from users) as users`.execute(db)
  const counts = Object.entries(rows[0] ?? {}).map(([name, count]) => `${count} ${name}`)
  const next = pending.length > 0 ? `; the host will apply ${pending.length} migrations when it starts` : ''
  return `Restored ${counts.join(', ')}${next}`
}
