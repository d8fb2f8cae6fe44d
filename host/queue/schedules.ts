import { Cron } from 'croner'
import { insertRows } from '../db/insert-rows'
import type { Db } from '../db/tables'
import { inTransaction, type Transaction } from '../db/transaction'
import { DAY } from '../lib/durations'
import type { Job } from './job'
import type { Queue } from './queue'

const TIME_ZONE = 'Europe/London'
const CATCH_UP_MS = DAY

/** Correct across both clock changes. */
export function lastDue(schedule: string, now: Date): Date | undefined {
  // A run at exactly `now` counts.
  return new Cron(schedule, { timezone: TIME_ZONE }).previousRuns(1, new Date(now.getTime() + 1000))[0]
}

export function nextDue(schedule: string, now: Date): Date | undefined {
  return new Cron(schedule, { timezone: TIME_ZONE }).nextRun(now) ?? undefined
}

/**
 * All hosts together add one job for every due schedule. After an outage, the last missed period is added if it is less
 * than 24 hours old. A new schedule begins with its next period.
 */
export async function enqueueDue(
  db: Db,
  queue: Queue,
  { jobs, now }: { jobs: readonly Job[]; now: Date },
): Promise<void> {
  const known = new Map(
    (await db.selectFrom('job_schedules').selectAll().execute()).map(row => [row.job, row.last_due]),
  )
  const added: { job: string; last_due: Date }[] = []
  for (const job of jobs) {
    const due = job.schedule && lastDue(job.schedule, now)
    const last = known.get(job.name)
    if (due && !last) {
      added.push({ job: job.name, last_due: due })
    } else if (due && last && last < due) {
      await inTransaction(db, trx => enqueuePeriod(trx, queue, { job, due, now }))
    }
  }
  await insertRows(db, { into: 'job_schedules', rows: added, onConflict: '(job) do nothing' })
}

/**
 * The first host locks the schedule's row; the others then find it up to date. No second job is added while one is
 * waiting, running or failing, so that a failing job is retried with increasing delays.
 */
async function enqueuePeriod(
  trx: Transaction,
  queue: Queue,
  { job, due, now }: { job: Job; due: Date; now: Date },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('job_schedules')
    .set({ last_due: due })
    .where('job', '=', job.name)
    .where('last_due', '<', due)
    .executeTakeFirstOrThrow()
  const isOurs = numUpdatedRows > 0n && now.getTime() - due.getTime() < CATCH_UP_MS
  if (isOurs && !(await queue.isUnfinished(trx, job.name))) {
    await queue.enqueue(trx, { queue: job.queue ?? 'work', job: job.name, ids: {} })
  }
}
