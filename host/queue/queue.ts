import { CompiledQuery, sql } from 'kysely'
import PgBoss from 'pg-boss'
import type { DatabaseHandle, Db, Log } from '../db'
import { currentJobTime } from '../lib/job-time'
import { currentRequestId } from '../lib/request-id'

/** Mail has its own queue, so that a slow mail server delays nothing else. */
export type QueueName = 'mail' | 'work'

/** No worker takes jobs from it: an operator retries or drops them. */
export const FAILED_JOBS = 'dead-letters'

/**
 * Each queue is a partition that is polled, so there are few. Mail is retried with increasing delays for about two
 * days. No job may take longer than `expireInSeconds`.
 */
const QUEUES: Readonly<Record<QueueName, PgBoss.Queue>> = {
  mail: queueOptions('mail', { retryLimit: 12, retryDelay: 30, expireInSeconds: 60 }),
  work: queueOptions('work', { retryLimit: 5, retryDelay: 30, expireInSeconds: 600 }),
}

function queueOptions(name: QueueName, options: PgBoss.RetryOptions & PgBoss.ExpirationOptions): PgBoss.Queue {
  return { name, retryBackoff: true, deadLetter: FAILED_JOBS, ...options }
}

/** A job that has not been renewed for this long goes to another worker. */
const LEASE_SECONDS = 8
export const RENEW_EVERY_MS = 2_000

const KEEP = { archiveCompletedAfterSeconds: 24 * 3600, archiveFailedAfterSeconds: 24 * 3600, deleteAfterDays: 7 }

/** `at` is the time that the job runs for, unless that is now. */
export interface JobPayload {
  job: string
  ids: JobIds
  at?: string
  /** The id of the request that added it, for the log. */
  request?: string
}

/** Only ids: a job reads its data when it runs, so that no address, link or token is stored with it. */
export type JobIds = Readonly<Record<string, number | string>>

export interface NewJob extends JobPayload {
  queue: QueueName
  startAfter?: Date
}

export interface TakenJob {
  id: string
  queue: QueueName
  payload: JobPayload
  createdAt: Date
  expireInSeconds: number
}

/** pg-boss without its own workers and schedules (decision 0037). */
export class Queue {
  readonly #boss: PgBoss
  readonly #db: Db
  #isInstalled = false

  constructor({ db, pool }: DatabaseHandle, log: Log) {
    this.#db = db
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => runSql(pool, text, values) },
      schedule: false,
      supervise: false,
      ...KEEP,
    })
    this.#boss.on('error', error => log.error({ err: error }, 'the job queue failed'))
  }

  /** Safe to call from several processes at once. */
  async install(): Promise<void> {
    if (this.#isInstalled) {
      return
    }
    await this.#boss.start()
    const found = new Map((await this.#boss.getQueues()).map(queue => [queue.name, queue]))
    // Writes only differences: a host also starts while its database is read-only.
    for (const options of [{ name: FAILED_JOBS }, ...Object.values(QUEUES)]) {
      const queue = found.get(options.name)
      if (!queue) {
        await this.#boss.createQueue(options.name, options)
      } else if (Object.entries(options).some(([key, value]) => queue[key as keyof PgBoss.Queue] !== value)) {
        await this.#boss.updateQueue(options.name, options)
      }
    }
    this.#isInstalled = true
  }

  /**
   * Adds the current request's id and the current job's simulated time, if any; the job is then due at once. In a
   * transaction, the job exists if and only if it commits. Returns the job's id.
   */
  async enqueue(db: Db, { queue, startAfter, ...job }: NewJob): Promise<string> {
    const request = currentRequestId()
    const at = currentJobTime()?.toISOString()
    const payload: JobPayload = { ...(request ? { request } : {}), ...(at ? { at } : {}), ...job }
    const options = { db: within(db), ...(startAfter && !at ? { startAfter } : {}) }
    const id = await this.#boss.send(queue, payload, options)
    if (id === null) {
      throw new Error(`The job ${payload.job} was not added: there is no queue "${queue}"`)
    }
    return id
  }

  async enqueueAll(
    db: Db,
    jobs: readonly JobPayload[],
    { queue, startAfter }: Pick<NewJob, 'queue' | 'startAfter'>,
  ): Promise<void> {
    const at = currentJobTime()?.toISOString()
    const rows = jobs.map(job => ({
      name: queue,
      data: { ...(at ? { at } : {}), ...job },
      ...(startAfter && !at ? { startAfter } : {}),
    }))
    // The types are stricter than the accepted values: `send` and `insert` both convert a time to text.
    await this.#boss.insert(rows, { db: within(db) })
  }

  async forget(db: Db, ids: JobIds): Promise<void> {
    const carries = sql`data @> ${JSON.stringify({ ids })}::jsonb`
    await sql`delete from pgboss.job where ${carries}`.execute(db)
    await sql`delete from pgboss.archive where ${carries}`.execute(db)
  }

  /** Oldest first. No other worker gets these jobs while they are renewed. */
  async take(queue: QueueName, limit: number): Promise<TakenJob[]> {
    const jobs = await this.#boss.fetch<JobPayload>(queue, { batchSize: limit, includeMetadata: true })
    return jobs.map(job => ({
      id: job.id,
      queue,
      payload: job.data,
      createdAt: job.createdOn,
      expireInSeconds: Number(job.expireInSeconds),
    }))
  }

  async renew({ id, queue }: TakenJob): Promise<void> {
    await sql`update pgboss.job set started_on = now() where name = ${queue} and id = ${id}::uuid and state = 'active'`.execute(
      this.#db,
    )
  }

  /** `maintain` ends abandoned jobs after their last retry. */
  async returnAbandoned(running: readonly TakenJob[]): Promise<void> {
    await sql`
      update pgboss.job set state = 'retry', start_after = now()
      where name = any(${Object.keys(QUEUES)}::text[]) and state = 'active' and retry_count < retry_limit
        and started_on < now() - ${LEASE_SECONDS} * interval '1 second'
        and id <> all(${running.map(({ id }) => id)}::uuid[])`.execute(this.#db)
  }

  async complete({ id, queue }: TakenJob): Promise<void> {
    await this.#boss.complete(queue, id)
  }

  /** After its last retry the job goes to the dead letters. */
  async fail({ id, queue }: TakenJob, reason: string): Promise<void> {
    await this.#boss.fail(queue, id, { message: reason })
  }

  /** Moves a job to the dead letters at once, because a retry would not help. */
  async bury({ id, queue, payload }: TakenJob, reason: string): Promise<void> {
    await this.#db.transaction().execute(async trx => {
      const options = { db: within(trx) }
      await this.#boss.send(FAILED_JOBS, { ...payload, queue, reason }, options)
      await this.#boss.cancel(queue, id, options)
    })
  }

  /** Ends jobs that have taken too long, and eventually removes finished ones. */
  async maintain(): Promise<void> {
    const boss = this.#boss as PgBoss & { maintain: () => Promise<unknown> }
    await boss.maintain()
  }

  async isUnfinished(db: Db, job: string): Promise<boolean> {
    const { rows } = await sql`
      select from pgboss.job where name = any(${Object.keys(QUEUES)}::text[]) and state < 'completed'
        and data ->> 'job' = ${job} limit 1`.execute(db)
    return rows.length > 0
  }

  async countFailedJobs(db: Db = this.#db): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pgboss.job where name = ${FAILED_JOBS}`.execute(db)
    return rows[0]?.count ?? 0
  }
}

type Executor = PgBoss.Db

function within(db: Db): Executor {
  return {
    executeSql: async (text, values) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows }
    },
  }
}

/** pg-boss opens transactions in some statements, so a failed connection is closed. */
async function runSql(pool: DatabaseHandle['pool'], text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  const client = await pool.connect()
  try {
    const result = await client.query<object>(text, values)
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}
