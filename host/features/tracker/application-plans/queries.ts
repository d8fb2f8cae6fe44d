import { sql } from 'kysely'
import type { Db, NewRow, Row, RowChange } from '../../../db/tables'
import type { TrackedItem } from '../tracker'

export type PlanTable = 'appointments' | 'next_actions' | 'contacts'

interface PlanKey {
  userId: number
  id: number
}

const ofItem = ({ type, id }: TrackedItem) => sql`type = ${type} and item_id = ${id}`
const ofKey = ({ userId, id }: PlanKey) => sql`user_id = ${userId} and id = ${id}`

/** Oldest first; `item` restricts them to one job. */
export async function listPlans<T extends PlanTable>(
  db: Db,
  table: T,
  { userId, item }: { userId: number; item?: TrackedItem | undefined },
): Promise<Row<T>[]> {
  const { rows } = await sql<Row<T>>`select * from ${sql.table(table)}
    where user_id = ${userId} and ${item ? ofItem(item) : sql`true`} order by id`.execute(db)
  return rows
}

export async function countPlans(
  db: Db,
  table: PlanTable,
  { userId, item }: { userId: number; item: TrackedItem },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
    where user_id = ${userId} and ${ofItem(item)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A dated plan: an appointment that has not ended, or an open next action. */
export interface DatedRow extends Pick<Row<'next_actions'>, 'id' | 'type' | 'item_id' | 'day'> {
  kind: Row<'appointments'>['kind'] | 'next-action'
  text: string
  starts: string | null
  time_zone: string
}

/** The dated plans of a user's jobs, earliest first. An appointment without an end lasts an hour. */
export const datedPlans = (userId: number, now: Date) => sql<DatedRow>`(
  select id, type, item_id, day, kind, '' as text, starts, time_zone
  from appointments where user_id = ${userId} and coalesce(ends_at, starts_at + interval '1 hour') > ${now}
  union all
  select id, type, item_id, day, 'next-action', text, null, ''
  from next_actions where user_id = ${userId} and not done
  order by day, starts nulls first, id)`

export const listDatedPlans = async (db: Db, userId: number, now: Date): Promise<DatedRow[]> =>
  (await datedPlans(userId, now).execute(db)).rows

export async function findPlan<T extends PlanTable>(db: Db, table: T, key: PlanKey): Promise<Row<T> | undefined> {
  const { rows } = await sql<Row<T>>`select * from ${sql.table(table)} where ${ofKey(key)}`.execute(db)
  return rows[0]
}

export async function insertPlan<T extends PlanTable>(db: Db, table: T, row: NewRow<T>): Promise<Row<T>[]> {
  const { rows } = await sql<Row<T>>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(row).map(column => sql.ref(column)))})
    values (${sql.join(Object.values(row))}) returning *`.execute(db)
  return rows
}

export async function updatePlan<T extends PlanTable>(
  db: Db,
  table: T,
  { change, ...key }: PlanKey & { change: RowChange<T> },
): Promise<Row<T> | undefined> {
  const columns = Object.entries(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql<Row<T>>`update ${sql.table(table)} set ${sql.join(columns)}
    where ${ofKey(key)} returning *`.execute(db)
  return rows[0]
}

export async function deletePlan<T extends PlanTable>(db: Db, table: T, key: PlanKey): Promise<Row<T> | undefined> {
  const { rows } = await sql<Row<T>>`delete from ${sql.table(table)} where ${ofKey(key)} returning *`.execute(db)
  return rows[0]
}

export type AppointmentReminder = 'evening' | 'hour'

/** Excludes ended applications, unsaved jobs, and appointments that were entered after the reminder was due. */
export async function takeDueAppointments(
  db: Db,
  { reminder, at, limit }: { reminder: AppointmentReminder; at: Date; limit: number },
): Promise<{ id: number; user_id: number }[]> {
  const column = sql.ref(`${reminder}_mailed_at`)
  const evening = sql`(((a.starts_at at time zone 'Europe/London')::date - 1) + time '18:00') at time zone 'Europe/London'`
  const due = reminder === 'evening' ? evening : sql`a.starts_at - interval '1 hour'`
  const end = reminder === 'evening' ? sql`${evening} + interval '3 hours'` : sql`a.starts_at`
  const { rows } = await sql<{ id: number; user_id: number }>`
    update appointments set ${column} = ${at} where id in (
      select a.id from appointments a
        join users u on u.id = a.user_id and u.email_verified_at is not null
        join saved_items si on si.user_id = a.user_id and si.type = a.type and si.item_id = a.item_id
      where a.${column} is null and a.starts_at > ${at} and a.starts_at < ${at}::timestamptz + interval '2 days'
        and ${due} <= ${at} and ${end} > ${at} and a.updated_at < ${due}
        and not exists (select from app_tracker_stages t where t.user_id = a.user_id and t.type = a.type
          and t.item_id = a.item_id and t.done and t.stage in ('accepted', 'unsuccessful', 'withdrawn'))
      order by a.id limit ${limit} for update of a skip locked)
    returning id, user_id`.execute(db)
  return rows
}
