import { sql } from 'kysely'
import type { Db } from '../../db/tables'
import type { Transaction } from '../../db/transaction'
import { isLiveCompany, isOpenJob } from '../../db/visibility'
import type { AlertRun } from './match-queries'

export interface MatchRow {
  user_id: number
  search_id: number
  job_id: number
  company_id: number
}

/**
 * Lists what is new for these people, by search and newest first: neither hidden by them nor mailed to them before. The rows
 * of the searches are locked, so that a person who stops mails meanwhile is respected.
 */
export async function listMatches(trx: Transaction, userIds: readonly number[], run: AlertRun): Promise<MatchRow[]> {
  await sql`select id from saved_searches where user_id = any(${[...userIds]}::int[]) order by id for update`.execute(
    trx,
  )
  const { rows } = await sql<MatchRow>`
    select s.user_id, m.search_id, m.job_id, j.company_id
    from alert_matches m
      join saved_searches s on s.id = m.search_id
      join jobs j on j.id = m.job_id join listed_jobs l on l.job_id = j.id
      join companies c on c.id = j.company_id
    where s.user_id = any(${[...userIds]}::int[]) and ${isOpenJob(run.at, 'j')} and ${isLiveCompany('c')}
      and l.number > s.mailed_number and s.frequency <> 'off' and not s.is_paused and s.deleted_at is null
      and not exists (select from contact_preferences p where p.user_id = s.user_id and p.alerts = 'off')
      and not exists (select from alert_digests d where d.user_id = s.user_id and d.day = ${run.day}::date)
      and not exists (select from alert_jobs a where a.user_id = s.user_id and a.job_id = j.id)
      and not exists (
        select from hidden_items h
        where h.user_id = s.user_id and (h.job_id = j.id or h.company_id = j.company_id))
    order by s.user_id, s.created_at, s.id, l.number desc`.execute(trx)
  return rows
}

/** Moves the marks of the matched searches of these people to the end of the run, and forgets the matches. */
export async function finishPeople(trx: Transaction, userIds: readonly number[], run: AlertRun): Promise<void> {
  await sql`
    with done as (
      delete from alert_matches m using saved_searches s
      where s.id = m.search_id and s.user_id = any(${[...userIds]}::int[]) returning m.search_id
    )
    update saved_searches set mailed_number = greatest(mailed_number, ${run.newest}::int)
    where id in (select search_id from done)`.execute(trx)
}

export interface DigestGroup {
  searchId: number
  total: number
  jobIds: readonly number[]
}

/** Stores the digest of a person, and returns its id. */
export async function insertDigest(
  trx: Transaction,
  { userId, groups, run }: { userId: number; groups: readonly DigestGroup[]; run: AlertRun },
): Promise<number> {
  const { id } = await trx
    .insertInto('alert_digests')
    .values({ user_id: userId, day: run.day, created_at: run.at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('alert_digest_searches')
    .values(groups.map(({ searchId, total }) => ({ digest_id: id, search_id: searchId, total })))
    .execute()
  await trx
    .insertInto('alert_jobs')
    .values(
      groups.flatMap(({ searchId, jobIds }) =>
        jobIds.map((job_id, position) => ({ user_id: userId, job_id, digest_id: id, search_id: searchId, position })),
      ),
    )
    .execute()
  return id
}

export function findDigest(db: Db, id: number) {
  return db
    .selectFrom('alert_digests')
    .innerJoin('users', 'users.id', 'alert_digests.user_id')
    .leftJoin('contact_preferences', 'contact_preferences.user_id', 'users.id')
    .select(['users.id as user_id', 'users.email', 'users.first_name', 'alert_digests.day'])
    .where('alert_digests.id', '=', id)
    .where(eb => eb.or([eb('alerts', 'is', null), eb('alerts', '<>', 'off')]))
    .executeTakeFirst()
}

/** Lists the searches of a digest that still send mail. */
export function listDigestSearches(db: Db, id: number) {
  return db
    .selectFrom('alert_digest_searches as d')
    .innerJoin('saved_searches as s', 's.id', 'd.search_id')
    .select(['s.id', 's.name', 's.url', 's.frequency', 'd.total'])
    .where('d.digest_id', '=', id)
    .where('s.frequency', '<>', 'off')
    .where('s.is_paused', '=', false)
    .where('s.deleted_at', 'is', null)
    .orderBy('s.created_at')
    .orderBy('s.id')
    .execute()
}

export function listDigestJobs(db: Db, id: number) {
  return db
    .selectFrom('alert_jobs')
    .select(['search_id', 'job_id'])
    .where('digest_id', '=', id)
    .orderBy('position')
    .execute()
}
