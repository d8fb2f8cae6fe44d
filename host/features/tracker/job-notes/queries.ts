import { sql } from 'kysely'
import type { Db, TrackedType } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'

export interface NotedJob {
  type: TrackedType
  id: number
}

/** `type` restricts it to notes on that kind of job. */
export interface NoteId {
  id: number
  type?: TrackedType | undefined
}

const isNote = (userId: number, { id, type }: NoteId) =>
  sql<boolean>`user_id = ${userId} and id = ${id}${type === undefined ? sql`` : sql` and type = ${type}`}`

export function listNotes(db: Db, userId: number, job: NotedJob) {
  return db
    .selectFrom('job_notes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('type', '=', job.type)
    .where('item_id', '=', job.id)
    .orderBy('sort_order')
    .orderBy('id', 'desc')
    .execute()
}

export function listAllNotes(db: Db, userId: number) {
  return db
    .selectFrom('job_notes')
    .select(['type', 'item_id', 'text'])
    .where('user_id', '=', userId)
    .orderBy('sort_order')
    .orderBy('id', 'desc')
    .execute()
}

export function countNotes(db: Db, userId: number) {
  return db
    .selectFrom('job_notes')
    .select(eb => ['type', 'item_id', eb.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .groupBy(['type', 'item_id'])
    .execute()
}

export function findNote(db: Db, userId: number, key: NoteId) {
  return db.selectFrom('job_notes').selectAll().where(isNote(userId, key)).executeTakeFirst()
}

export function insertNote(
  trx: Transaction,
  userId: number,
  { job, ...row }: { job: NotedJob; text: string; sort_order: number; created_at: Date; updated_at: Date },
) {
  return trx
    .insertInto('job_notes')
    .values({
      user_id: userId,
      type: job.type,
      item_id: job.id,
      ...row,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Returns undefined if the note or its version does not match. */
export function updateNote(
  db: Db,
  userId: number,
  { text, version, now, ...key }: NoteId & { text: string; version?: number | undefined; now: Date },
) {
  return db
    .updateTable('job_notes')
    .set(eb => ({ text, version: eb('version', '+', 1), updated_at: now }))
    .where(isNote(userId, key))
    .$if(version !== undefined, query => query.where('version', '=', version ?? 0))
    .returningAll()
    .executeTakeFirst()
}

export function deleteNote(db: Db, userId: number, key: NoteId) {
  return db.deleteFrom('job_notes').where(isNote(userId, key)).returningAll().executeTakeFirst()
}

export async function setSortOrder(trx: Transaction, id: number, sortOrder: number): Promise<void> {
  await trx.updateTable('job_notes').set({ sort_order: sortOrder }).where('id', '=', id).execute()
}
