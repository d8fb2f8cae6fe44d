import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { AlertFrequency, Db } from '../../db/tables'

/** One run of the alerts. */
export interface AlertRun {
  at: Date
  /** The day in London. */
  day: string
  /** The frequencies that it serves. */
  frequencies: readonly Exclude<AlertFrequency, 'off'>[]
  /** Leaves out people who get mail later on the same day. */
  skipsWeekly: boolean
  /** The number of the newest job that it knows. */
  newest: number
}

/** How often a search sends mail under the limit of the account, for rows `s`. */
const frequencyOf = (alias: string) => sql<AlertFrequency>`
  case when ${sql.ref(`${alias}.frequency`)} = 'off' or p.alerts = 'off' then 'off'
    when ${sql.ref(`${alias}.frequency`)} = 'weekly' or p.alerts = 'weekly' then 'weekly' else 'daily' end`

const sends = (alias: string): RawBuilder<SqlBool> =>
  sql`(not ${sql.ref(`${alias}.is_paused`)} and ${sql.ref(`${alias}.deleted_at`)} is null and ${sql.ref(`${alias}.frequency`)} <> 'off')`

/**
 * The searches `s` that a run serves: what sends mail now, of people with a confirmed address that takes mail, who have had
 * no digest on this day.
 */
function selectDue({ day, frequencies, skipsWeekly }: AlertRun): RawBuilder<unknown> {
  return sql`
    select s.id, s.user_id, s.url, s.mailed_number
    from saved_searches s join users u on u.id = s.user_id left join contact_preferences p on p.user_id = s.user_id
    where ${sends('s')} and ${frequencyOf('s')} = any(${[...frequencies]}::text[])
      and u.email_verified_at is not null
      and not exists (select from refused_addresses r where r.address = u.email)
      and not exists (select from alert_digests d where d.user_id = s.user_id and d.day = ${day}::date)
      ${
        skipsWeekly
          ? sql`and not exists (select from saved_searches w where w.user_id = s.user_id and ${sends('w')} and ${frequencyOf('w')} = 'weekly')`
          : sql``
      }`
}

/** A group of equal searches, with the lowest of their marks. */
export interface SearchGroup {
  url: string
  mailed_number: number
}

/** Lists the next groups of equal searches for which there may be new jobs, in the order of their addresses. */
export async function listGroups(
  db: Db,
  run: AlertRun,
  { after, limit }: { after: string; limit: number },
): Promise<SearchGroup[]> {
  const { rows } = await sql<SearchGroup>`
    select url, min(mailed_number) as mailed_number from (${selectDue(run)}) due
    where url > ${after} and mailed_number < ${run.newest}::int
    group by url order by url limit ${limit}`.execute(db)
  return rows
}

/** Lists the jobs that have been numbered after the lowest mark and are open long enough to apply. */
export async function listCandidates(db: Db, run: AlertRun, { closesAfter }: { closesAfter: Date }) {
  const { rows } = await sql<{ id: number; number: number }>`
    select j.id, l.number from listed_jobs l join jobs j on j.id = l.job_id
    where l.number > (select min(mailed_number) from (${selectDue(run)}) due) and l.number <= ${run.newest}::int
      and (j.deadline_at is null or j.deadline_at > ${closesAfter})
    order by l.number`.execute(db)
  return rows
}

/** Stores which jobs are new for which searches of a group. Doing it again is harmless. */
export async function insertMatches(db: Db, run: AlertRun, { url, ids }: { url: string; ids: readonly number[] }) {
  await sql`
    insert into alert_matches (search_id, job_id)
    select due.id, l.job_id from (${selectDue(run)}) due
      join listed_jobs l on l.job_id = any(${[...ids]}::int[]) and l.number > due.mailed_number
    where due.url = ${url}
    on conflict do nothing`.execute(db)
}

/** Lists the next people with matches. */
export async function listMatched(db: Db, { after, limit }: { after: number; limit: number }): Promise<number[]> {
  const rows = await db
    .selectFrom('alert_matches')
    .innerJoin('saved_searches', 'saved_searches.id', 'alert_matches.search_id')
    .select('user_id')
    .distinct()
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return rows.map(row => row.user_id)
}

/** Moves the marks of the searches without a match, a batch at a time; those with one move with their mail. */
export async function moveOtherMarks(db: Db, run: AlertRun): Promise<void> {
  for (let moved = BATCH; moved === BATCH;) {
    const { numAffectedRows = 0n } = await sql`
      update saved_searches set mailed_number = ${run.newest}::int
      where id in (
        select id from (${selectDue(run)}) due where mailed_number < ${run.newest}::int
          and not exists (select from alert_matches m where m.search_id = due.id)
        limit ${sql.lit(BATCH)})`.execute(db)
    moved = Number(numAffectedRows)
  }
}

const BATCH = 10_000
