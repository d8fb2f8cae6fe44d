import { sql } from 'kysely'
import { insertRows } from '../../../db/insert-rows'
import type { Db } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'
import { isLiveCompany, isOpenJob, isPublishedReview } from '../../../db/visibility'
import { type AlertRun, selectDue } from './match-queries'

export interface DueSearch {
  id: number
  user_id: number
  url: string
  mailed_number: number
}

/** Locks the rows, oldest first: unsubscribing meanwhile is respected, and a second run waits and finds nothing. */
export async function listDueSearches(
  trx: Transaction,
  userIds: readonly number[],
  run: AlertRun,
): Promise<DueSearch[]> {
  await sql`select id from saved_searches where user_id = any(${[...userIds]}::int[]) order by id for update`.execute(
    trx,
  )
  const { rows } = await sql<DueSearch>`
    select id, user_id, url, mailed_number from (${selectDue(run)}) due
    where user_id = any(${[...userIds]}::int[]) and mailed_number < ${run.newest}::int
    order by user_id, created_at, id`.execute(trx)
  return rows
}

export async function readMatches(
  trx: Transaction,
  run: AlertRun,
  urls: readonly string[],
): Promise<Map<string, readonly number[]>> {
  const { rows } = await sql<{ url: string; job_ids: number[] }>`
    select url, job_ids from alert_matches where run_id = ${run.id} and url = any(${[...urls]}::text[])`.execute(trx)
  return new Map(rows.map(({ url, job_ids }) => [url, job_ids]))
}

export async function findOpenJobs(trx: Transaction, ids: readonly number[], { at }: AlertRun): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select j.id from jobs j join companies c on c.id = j.company_id
    where j.id = any(${[...ids]}::int[]) and ${isOpenJob(at, 'j')} and ${isLiveCompany('c')}`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

interface Pairs {
  userIds: number[]
  jobIds: number[]
}

/** Returns pairs that were mailed before or that the user has hidden, as "user job". */
export async function findUnwanted(trx: Transaction, { userIds, jobIds }: Pairs): Promise<Set<string>> {
  const { rows } = await sql<{ user_id: number; job_id: number }>`
    with pairs as materialized (select * from unnest(${userIds}::int[], ${jobIds}::int[]) as pair (user_id, job_id))
    select p.user_id, p.job_id from pairs p join alert_jobs a on a.user_id = p.user_id and a.job_id = p.job_id
    union all
    select p.user_id, p.job_id from pairs p join hidden_items h on h.user_id = p.user_id
      left join jobs j on j.id = p.job_id
    where h.job_id = p.job_id or h.company_id = j.company_id`.execute(trx)
  return new Set(rows.map(({ user_id, job_id }) => `${user_id} ${job_id}`))
}

export async function moveMarks(trx: Transaction, ids: readonly number[], run: AlertRun): Promise<void> {
  await sql`
    update saved_searches set mailed_number = greatest(mailed_number, ${run.newest}::int)
    where id = any(${[...ids]}::int[])`.execute(trx)
}

export interface DigestGroup {
  searchId: number
  total: number
  jobIds: readonly number[]
}

interface NewDigest {
  userId: number
  groups: readonly DigestGroup[]
}

export async function insertDigests(
  trx: Transaction,
  digests: readonly NewDigest[],
  run: AlertRun,
): Promise<{ digest: number; user: number }[]> {
  const created_at = run.at
  const stored = await insertRows(trx, {
    into: 'alert_digests',
    rows: digests.map(({ userId }) => ({ user_id: userId, day: run.day, created_at })),
    returning: ['id', 'user_id'],
  })
  const idOf = new Map(stored.map(({ id, user_id }) => [user_id, Number(id)]))
  const all = digests.flatMap(({ userId, groups }) =>
    groups.map(group => ({ ...group, user_id: userId, digest_id: idOf.get(userId) ?? 0 })),
  )
  await insertRows(trx, {
    into: 'alert_digest_searches',
    rows: all.map(({ digest_id, searchId, total }) => ({ digest_id, search_id: searchId, total })),
  })
  await insertRows(trx, {
    into: 'alert_jobs',
    rows: all.flatMap(({ user_id, digest_id, searchId, jobIds }) =>
      jobIds.map((job_id, position) => ({ user_id, job_id, digest_id, search_id: searchId, position })),
    ),
  })
  return digests.map(({ userId }) => ({ digest: idOf.get(userId) ?? 0, user: userId }))
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

export function listDigestSearches(db: Db, id: number) {
  return db
    .selectFrom('alert_digest_searches as d')
    .innerJoin('saved_searches as s', 's.id', 'd.search_id')
    .select(['s.id', 's.name', 's.url', 's.frequency', 'd.total'])
    .select([EMPLOYER.as('employer'), countNewReviews().as('reviews')])
    .where('d.digest_id', '=', id)
    .where('s.frequency', '<>', 'off')
    .where('s.is_paused', '=', false)
    .where('s.deleted_at', 'is', null)
    .orderBy('s.created_at')
    .orderBy('s.id')
    .execute()
}

/** The slug, if the search is the list of one employer. */
const EMPLOYER = sql<string | null>`substring(s.url from '^/search-jobs/company-([a-z0-9-]+)$')`

/** Published since the search was last in a mail; 0 unless it is the list of one employer. */
const countNewReviews = () => sql<number>`(
  select count(*)::int from companies c join reviews r on r.company_id = c.id
  where c.slug = ${EMPLOYER} and ${isPublishedReview('r')}
    and r.published_at > coalesce((
      select max(o.created_at) from alert_digests o join alert_digest_searches os on os.digest_id = o.id
      where o.user_id = s.user_id and o.id < d.digest_id and os.search_id = s.id), s.created_at))`

export function listDigestJobs(db: Db, id: number) {
  return db
    .selectFrom('alert_jobs')
    .select(['search_id', 'job_id'])
    .where('digest_id', '=', id)
    .orderBy('position')
    .execute()
}
