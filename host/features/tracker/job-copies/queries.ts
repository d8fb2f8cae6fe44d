import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'

export const findCopy = (db: Db, userId: number, jobId: number) =>
  db.selectFrom('job_copies').selectAll().where('user_id', '=', userId).where('job_id', '=', jobId).executeTakeFirst()

export async function replaceCopy(trx: Transaction, userId: number, job: { id: number; now: Date }): Promise<boolean> {
  const { rows } = await sql<{ copied: boolean }>`
    select copy_job(${userId}::int, ${job.id}::int, ${job.now}::timestamptz) as copied`.execute(trx)
  return rows[0]?.copied ?? false
}

/** Locks a saved job so that it cannot be removed in the meantime. Returns undefined if the job is not saved. */
export const lockSavedJob = (trx: Transaction, userId: number, jobId: number) =>
  trx
    .selectFrom('saved_items')
    .select('item_id')
    .where('user_id', '=', userId)
    .where('type', '=', 'jobs')
    .where('item_id', '=', jobId)
    .forUpdate()
    .executeTakeFirst()
