import { sql } from 'kysely'
import type { Db } from '../db/tables'
import { inTransaction } from '../db/transaction'
import { REFUSES_US } from './mail-faults'
import { FAILED_JOBS, type JobPayload, type Queue, type QueueName } from './queue'

export interface WaitingJobs {
  queue: string
  job: string
  state: 'created' | 'retry' | 'active'
  count: number
  since: Date
}

export interface FailedJob {
  id: string
  job: string
  ids: JobPayload['ids']
  reason: string
  failedAt: Date
}

export async function listWaiting(db: Db): Promise<WaitingJobs[]> {
  const { rows } = await sql<WaitingJobs>`
    select name as queue, data ->> 'job' as job, state, count(*) as count, min(created_on) as since
    from pgboss.job where name <> ${FAILED_JOBS} and state < 'completed'
    group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  return rows
}

export async function listFailedJobs(db: Db, limit = 100): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, data ->> 'job' as job, data -> 'ids' as ids, created_on as "failedAt",
      coalesce(data ->> 'reason', output ->> 'message', 'unknown') as reason
    from pgboss.job where name = ${FAILED_JOBS} order by created_on desc limit ${limit}`.execute(db)
  return rows
}

export async function countFailingJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct data ->> 'job')::int as count from pgboss.job
    where name = 'work' and state = 'retry' and start_after > now()`.execute(db)
  return rows[0]?.count ?? 0
}

/** Without ids, deletes all. Returns the payloads. */
export async function dropFailedJobs(db: Db, ids?: readonly string[]): Promise<JobPayload[]> {
  const condition = ids ? sql`id = any(${ids}::uuid[])` : sql`true`
  const { rows } = await sql<{ data: JobPayload }>`
    delete from pgboss.job where name = ${FAILED_JOBS} and ${condition} returning data`.execute(db)
  return rows.map(({ data }) => data)
}

export function retryFailedJobs(
  db: Db,
  queue: Queue,
  { ids, queueOf }: { ids?: readonly string[] | undefined; queueOf: (job: string) => QueueName },
): Promise<number> {
  return inTransaction(db, async trx => {
    const payloads = await dropFailedJobs(trx, ids)
    for (const { job, ids: jobIds, at, request } of payloads) {
      const payload = { job, ids: jobIds, ...(at ? { at } : {}), ...(request ? { request } : {}) }
      await queue.enqueue(trx, { queue: queueOf(job), ...payload })
    }
    return payloads.length
  })
}

export async function findJobState(db: Db, id: string): Promise<{ state: string; reason: string | null } | undefined> {
  const { rows } = await sql<{ state: string; reason: string | null }>`
    select state, output ->> 'message' as reason from pgboss.job where id = ${id}::uuid`.execute(db)
  return rows[0]
}

/**
 * Returns the reason why the mail server refuses the site, safe to show to everyone. A mail sent later proves that it
 * no longer does, although others still wait for their next attempt.
 */
export async function findMailRefusal(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ reason: string }>`
    select output ->> 'message' as reason from pgboss.job
    where name = 'mail' and state = 'retry' and starts_with(output ->> 'message', ${REFUSES_US})
      and started_on > coalesce(
        (select max(completed_on) from pgboss.job where name = 'mail' and state = 'completed'), '-infinity')
    order by started_on desc limit 1`.execute(db)
  return rows[0]?.reason
}

/** In seconds; 0 if no job is due. */
export async function ageOfOldestDueJob(db: Db): Promise<number> {
  const { rows } = await sql<{ age: number | null }>`
    select extract(epoch from now() - min(start_after)) as age
    from pgboss.job where name <> ${FAILED_JOBS} and state < 'active' and start_after < now()`.execute(db)
  return rows[0]?.age ?? 0
}
