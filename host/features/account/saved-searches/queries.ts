import { sql } from 'kysely'
import type { Db, NewRow, RowChange } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'
import { isListedJob } from '../../../db/visibility'

const COLUMNS = [
  'id',
  'name',
  'url',
  'scope',
  'frequency',
  'is_paused',
  'seen_number',
  'last_run_at',
  'updated_at',
] as const

const selectSearches = (db: Db, userId: number) =>
  db
    .selectFrom('saved_searches')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

export const listSearches = (db: Db, userId: number) => selectSearches(db, userId).execute()

interface NewJobs {
  now: Date
  limit: number
  /** One search only. */
  id?: number | undefined
}

/** With the newest jobs since the user last ran each search. Jobs get their number within an hour of opening. */
export const listSearchesWithNewJobs = (db: Db, userId: number, { now, limit, id }: NewJobs) =>
  selectSearches(db, userId)
    .select(
      sql<number[]>`array(
        select l.job_id from listed_jobs l
        join jobs on jobs.id = l.job_id join companies on companies.id = jobs.company_id
        where (l.number > seen_number or (l.number is null and ${isListedJob(now)})) and ${isShownTo(userId)}
        order by l.number desc limit ${limit})`.as('new_ids'),
    )
    .$if(id !== undefined, query => query.where('id', '=', id ?? 0))
    .execute()

export type SearchRow = Awaited<ReturnType<typeof listSearches>>[number]

export function insertSearch(trx: Transaction, row: NewRow<'saved_searches'>): Promise<SearchRow> {
  return trx.insertInto('saved_searches').values(row).returning(COLUMNS).executeTakeFirstOrThrow()
}

/** `isDeleted` selects a deleted search. Returns undefined if the user has no such search. */
export function updateSearch(
  db: Db,
  { userId, id, isDeleted = false }: { userId: number; id: number; isDeleted?: boolean },
  change: RowChange<'saved_searches'>,
): Promise<SearchRow | undefined> {
  return db
    .updateTable('saved_searches')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', isDeleted ? 'is not' : 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst()
}

export function findSearch(db: Db, { userId, id }: { userId: number; id: number }) {
  return db
    .selectFrom('saved_searches')
    .select(['name', 'url', 'scope', 'deleted_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function stopSearches(trx: Transaction, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('saved_searches')
    .set({ frequency: 'off', updated_at: now })
    .where('user_id', '=', userId)
    .where('frequency', '<>', 'off')
    .execute()
  await trx
    .updateTable('contact_preferences')
    .set({ alerts: 'off', updated_at: now })
    .where('user_id', '=', userId)
    .execute()
}

/** Returns undefined if the user has not chosen a limit. */
export async function findAlertLimit(db: Db, userId: number) {
  const row = await db
    .selectFrom('contact_preferences')
    .select('alerts')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.alerts
}

export const findPerson = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'first_name', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirst()

export function listRecentJobs(
  db: Db,
  { userId, since, closesAfter }: { userId: number; since: Date; closesAfter: Date },
) {
  return db
    .selectFrom('jobs')
    .select(['jobs.id', 'jobs.company_id as companyId'])
    .where(sql<boolean>`greatest(jobs.published_at, jobs.opens_at) > ${since}`)
    .where(eb => eb.or([eb('jobs.deadline_at', 'is', null), eb('jobs.deadline_at', '>', closesAfter)]))
    .where(isShownTo(userId))
    .orderBy('jobs.published_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .execute()
}

/** For a query over `jobs`: the user has hidden neither the job nor its employer. */
const isShownTo = (userId: number) => sql<boolean>`not exists (
  select from hidden_items h
  where h.user_id = ${userId} and (h.job_id = jobs.id or h.company_id = jobs.company_id))`
