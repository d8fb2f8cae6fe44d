import type { Db, NewRow, RowChange } from '../../../db/tables'
import { isLiveCompany } from '../../../db/visibility'

export function listExternalJobs(db: Db, userId: number) {
  return db
    .selectFrom('external_jobs')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function findExternalJob(db: Db, userId: number, id: number) {
  return db
    .selectFrom('external_jobs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function countExternalJobs(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('external_jobs')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Ignores a trailing slash. */
export function listWithUrl(db: Db, userId: number, { id, url }: { id: number; url: string }) {
  return db
    .selectFrom('external_jobs')
    .select(['id', 'job_title'])
    .where('user_id', '=', userId)
    .where('id', '!=', id)
    .where(eb => eb(eb.fn<string>('rtrim', ['url', eb.val('/')]), '=', url.replace(/\/+$/, '')))
    .orderBy('id')
    .execute()
}

export async function findEmployerName(db: Db, companyId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .where(isLiveCompany())
    .executeTakeFirst()
  return row?.name
}

export function insertExternalJob(db: Db, values: NewRow<'external_jobs'>) {
  return db.insertInto('external_jobs').values(values).returningAll().executeTakeFirstOrThrow()
}

export function updateExternalJob(
  db: Db,
  userId: number,
  { id, ...change }: RowChange<'external_jobs'> & { id: number },
) {
  return db
    .updateTable('external_jobs')
    .set(change)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Also deletes the saved item. */
export function deleteExternalJob(db: Db, userId: number, id: number) {
  return db
    .deleteFrom('external_jobs')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Stages outlive a saved item on purpose, but not the job. */
export async function deleteStages(db: Db, userId: number, id: number): Promise<void> {
  await db
    .deleteFrom('app_tracker_stages')
    .where('user_id', '=', userId)
    .where('type', '=', 'external-jobs')
    .where('item_id', '=', id)
    .execute()
}
