import { sql } from 'kysely'
import type { Db } from '../../db/tables'
import type { Transaction } from '../../db/transaction'
import type { TrackedItem } from '../tracker'

const isItem = ({ type, id }: TrackedItem) => sql<boolean>`saved_items.type = ${type} and saved_items.item_id = ${id}`

/** Tells whether a person has saved this job. */
export async function isSaved(db: Db, userId: number, item: TrackedItem): Promise<boolean> {
  const row = await db
    .selectFrom('saved_items')
    .select('item_id')
    .where('user_id', '=', userId)
    .where(isItem(item))
    .executeTakeFirst()
  return row !== undefined
}

/** Marks a saved job as changed, which locks it: two changes of its stages wait for each other. */
export function touchSaved(trx: Transaction, userId: number, { item, now }: { item: TrackedItem; now: Date }) {
  return trx
    .updateTable('saved_items')
    .set({ updated_at: now })
    .where('user_id', '=', userId)
    .where(isItem(item))
    .returning(eb => [
      'item_id',
      'reminders',
      'updated_at',
      eb.selectFrom('jobs').select('deadline_at').whereRef('jobs.id', '=', 'saved_items.job_id').as('deadline_at'),
      eb
        .selectFrom('external_jobs')
        .select('deadline')
        .whereRef('external_jobs.id', '=', 'saved_items.external_job_id')
        .as('deadline'),
    ])
    .executeTakeFirst()
}
