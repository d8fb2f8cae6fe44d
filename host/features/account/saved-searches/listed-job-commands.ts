import { sql } from 'kysely'
import { readInSlices } from '../../../db/read-in-slices'
import type { Db } from '../../../db/tables'
import { inTransaction, type Transaction } from '../../../db/transaction'
import { isListedJob } from '../../../db/visibility'
import { eachSlice } from '../../../lib/slices'

/** Arbitrary, but the same on all hosts. */
const ADVISORY_LOCK = 0x6c697374

/**
 * Numbers the jobs that are open at `now` for the first time, and returns the highest number. Searches store the number
 * of the last job seen, not a time, because an import may backdate a job and a transaction may commit late.
 */
export function numberListedJobs(db: Db, now: Date): Promise<number> {
  return inTransaction(db, async trx => {
    await numberDue(trx, now)
    return findNewest(trx)
  })
}

/** In slices of the unnumbered jobs, because there are many after an import. Jobs that open meanwhile wait for the next run. */
export async function numberInSlices(db: Db, now: Date): Promise<number> {
  const jobs = await readInSlices(
    (after, limit) => sql<{ id: number; published_at: Date; is_due: boolean }>`
      select jobs.id, jobs.published_at, ${isListedJob(now)} as is_due
      from (
        select job_id from listed_jobs where number is null and job_id > ${after}::int order by job_id limit ${limit}
      ) u join jobs on jobs.id = u.job_id join companies on companies.id = jobs.company_id
      order by jobs.id`,
    db,
  )
  const due = jobs.filter(job => job.is_due)
  due.sort((one, other) => one.published_at.getTime() - other.published_at.getTime() || one.id - other.id)
  const ids = due.map(({ id }) => id)
  await eachSlice(ids, slice => inTransaction(db, trx => numberDue(trx, now, slice)))
  return findNewest(db)
}

const selectDue = (now: Date) => sql`
  select jobs.id, jobs.published_at
  from listed_jobs u join jobs on jobs.id = u.job_id join companies on companies.id = jobs.company_id
  where u.number is null and ${isListedJob(now)}`

/** Without `ids`, numbers every unnumbered job. */
async function numberDue(trx: Transaction, now: Date, ids?: readonly number[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx)
  await sql`
    update listed_jobs l set number = n.number
    from (
      select id, ${await findNewest(trx)}::int + row_number() over (order by published_at, id) as number
      from (${selectDue(now)}) due ${ids ? sql`where id = any(${[...ids]}::int[])` : sql``}
    ) n
    where l.job_id = n.id`.execute(trx)
}

async function findNewest(db: Db): Promise<number> {
  const row = await db
    .selectFrom('listed_jobs')
    .select(eb => eb.fn.coalesce(eb.fn.max('number'), sql<number>`0`).as('newest'))
    .executeTakeFirstOrThrow()
  return row.newest
}
