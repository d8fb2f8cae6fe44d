import { sql } from 'kysely'
import type { Db } from '../db/tables'

/** A few thousand rows with their own index are searched many times faster than all jobs. */
export async function copyCandidates(db: Db, { run, ids }: { run: number; ids: readonly number[] }): Promise<void> {
  await sql`
    insert into alert_candidates select ${run}::int, s.* from job_search s where s.id = any(${[...ids]}::int[])
    on conflict do nothing`.execute(db)
}

export const analyzeCandidates = (db: Db): Promise<unknown> => sql`analyze alert_candidates`.execute(db)
