import { sql } from 'kysely'
import type { Db } from '../../db/tables'
import { inTransaction, type Transaction } from '../../db/transaction'
import { isListedJob } from '../../db/visibility'

/** Any number will do, as long as every host uses the same. */
const ADVISORY_LOCK = 0x6c697374

/**
 * Numbers the jobs that are open at `now` for the first time, and returns the number of the newest. Searches remember
 * numbers and not times: a job that an import dates back, or that is committed late, still gets a number of its own.
 */
export function numberListedJobs(db: Db, now: Date): Promise<number> {
  return inTransaction(db, async trx => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx)
    const newest = await findNewest(trx)
    await sql`
      update listed_jobs l set number = n.number
      from (
        select jobs.id, ${newest}::int + row_number() over (order by jobs.published_at, jobs.id) as number
        from listed_jobs u join jobs on jobs.id = u.job_id join companies on companies.id = jobs.company_id
        where u.number is null and ${isListedJob(now)}
      ) n
      where l.job_id = n.id`.execute(trx)
    return findNewest(trx)
  })
}

async function findNewest(trx: Transaction): Promise<number> {
  const row = await trx
    .selectFrom('listed_jobs')
    .select(eb => eb.fn.coalesce(eb.fn.max('number'), sql<number>`0`).as('newest'))
    .executeTakeFirstOrThrow()
  return row.newest
}
