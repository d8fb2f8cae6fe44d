import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { insertRows } from '../../../db/insert-rows'
import { purge } from '../../../db/purge'
import type { AlertFrequency, Db } from '../../../db/tables'
import { DAY } from '../../../lib/durations'
import { inSlices } from '../../../lib/slices'

export interface AlertRun {
  id: number
  at: Date
  day: string
  frequencies: readonly Exclude<AlertFrequency, 'off'>[]
  /** Skips users who get mail later on the same day. */
  skipsWeekly: boolean
  newest: number
}

/** The lower frequency of the search and the account. */
const frequencyOf = (alias: string) => sql<AlertFrequency>`
  case when ${sql.ref(`${alias}.frequency`)} = 'off' or p.alerts = 'off' then 'off'
    when ${sql.ref(`${alias}.frequency`)} = 'weekly' or p.alerts = 'weekly' then 'weekly' else 'daily' end`

const sends = (alias: string): RawBuilder<SqlBool> =>
  sql`(not ${sql.ref(`${alias}.is_paused`)} and ${sql.ref(`${alias}.deleted_at`)} is null and ${sql.ref(`${alias}.frequency`)} <> 'off')`

/** For users with a confirmed address that accepts mail, who have had no digest on this day. */
export function selectDue({ day, frequencies, skipsWeekly }: AlertRun): RawBuilder<unknown> {
  return sql`
    select s.id, s.user_id, s.url, s.mailed_number, s.created_at
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

const nextPart = ({ after, column, limit }: { after: number | string; column: 'id' | 'url'; limit: number }) => {
  const by = sql.ref(`s.${column}`)
  return sql`select ${by} from saved_searches s where ${sends('s')} and ${by} > ${after} order by ${by} limit ${limit}`
}

/** `last` is the last address examined; undefined at the end. */
interface AddressPart {
  addresses: string[]
  last: string | undefined
}

/** Chooses the slice before joining the users, or the planner would sort all saved searches for each slice. */
export async function listAddresses(
  db: Db,
  run: AlertRun,
  { after, limit }: { after: string; limit: number },
): Promise<AddressPart> {
  const { rows } = await sql<{ url: string; is_due: boolean }>`
    with part as materialized (${nextPart({ after, column: 'url', limit })})
    select url, exists (
      select from (${selectDue(run)}) due where due.url = part.url and due.mailed_number < ${run.newest}::int
    ) as is_due
    from (select distinct url from part) part order by url`.execute(db)
  return { addresses: rows.flatMap(({ url, is_due }) => (is_due ? url : [])), last: rows.at(-1)?.url }
}

export interface Candidate {
  id: number
  number: number
  companyId: number
}

export async function listCandidates(
  db: Db,
  run: AlertRun,
  { closesAfter }: { closesAfter: Date },
): Promise<Candidate[]> {
  const candidates: Candidate[] = []
  let after = await findLowestMark(db, run)
  await inSlices(async limit => {
    const { rows } = await sql<Candidate & { isOpen: boolean }>`
      select j.id, l.number, j.company_id as "companyId",
        coalesce(j.deadline_at > ${closesAfter}, true) as "isOpen"
      from listed_jobs l join jobs j on j.id = l.job_id
      where l.number > ${after}::int and l.number <= ${run.newest}::int
      order by l.number limit ${limit}`.execute(db)
    candidates.push(...rows.filter(({ isOpen }) => isOpen).map(({ isOpen: _, ...candidate }) => candidate))
    after = rows.at(-1)?.number ?? after
    return rows.length
  })
  return candidates.reverse()
}

async function findLowestMark(db: Db, run: AlertRun): Promise<number> {
  let lowest = run.newest
  let after = 0
  await inSlices(async limit => {
    const part = nextPart({ after, column: 'id', limit })
    const { rows } = await sql<{ mark: number | null; last: number | null }>`
      with part as materialized (${part})
      select (select min(mailed_number) from (${selectDue(run)}) due join part on part.id = due.id) as mark,
        (select max(id) from part) as last`.execute(db)
    lowest = Math.min(lowest, rows[0]?.mark ?? lowest)
    const last = rows[0]?.last ?? null
    after = last ?? after
    return last === null ? 0 : limit
  })
  return lowest
}

/** Repeating it is harmless. */
export async function insertMatches(
  db: Db,
  run: AlertRun,
  matches: readonly { url: string; job_ids: number[] }[],
): Promise<void> {
  await insertRows(db, {
    into: 'alert_matches',
    rows: matches.map(match => ({ run_id: run.id, ...match })),
    onConflict: 'do nothing',
  })
}

export async function insertRun(db: Db, at: Date): Promise<number> {
  const old = await db
    .selectFrom('alert_runs')
    .select('id')
    .where('started_at', '<', new Date(at.getTime() - DAY))
    .execute()
  for (const run of old) {
    await deleteRun(db, run)
  }
  const { id } = await db.insertInto('alert_runs').values({ started_at: at }).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function deleteRun(db: Db, { id }: Pick<AlertRun, 'id'>): Promise<void> {
  await purge(db, 'alert_matches', sql`run_id = ${id}::int`)
  await purge(db, 'alert_candidates', sql`run_id = ${id}::int`)
  await db.deleteFrom('alert_runs').where('id', '=', id).execute()
}

/** Whether their searches are due is checked when the mails are made. */
export async function listPeople(
  db: Db,
  run: AlertRun,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from saved_searches s
    where ${sends('s')} and user_id > ${after}::int and mailed_number < ${run.newest}::int
    order by user_id limit ${limit}`.execute(db)
  return rows.map(row => row.user_id)
}
