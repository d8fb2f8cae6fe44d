import { sql } from 'kysely'
import type { Db, NewRow, Row, RowChange } from '../../db/tables'
import type { TrackedItem } from '../tracker'

export type PlanTable = 'appointments' | 'next_actions' | 'contacts'
/** The columns that the three tables share; the caller knows the others. */
type Shared = 'next_actions'

const same = (table: PlanTable) => table as Shared

/** Lists a user's plans of one kind, oldest first; `item` restricts them to one job. */
export async function listPlans<T extends PlanTable>(
  db: Db,
  table: T,
  { userId, item }: { userId: number; item?: TrackedItem | undefined },
): Promise<Row<T>[]> {
  const rows = await db
    .selectFrom(same(table))
    .selectAll()
    .where('user_id', '=', userId)
    .$if(item !== undefined, query =>
      query.where('type', '=', item?.type ?? 'jobs').where('item_id', '=', item?.id ?? 0),
    )
    .orderBy('id')
    .execute()
  return rows as unknown as Row<T>[]
}

/** Finds a user's plan. */
export async function findPlan<T extends PlanTable>(
  db: Db,
  table: T,
  { userId, id }: { userId: number; id: number },
): Promise<Row<T> | undefined> {
  const own = db.selectFrom(same(table)).selectAll().where('user_id', '=', userId).where('id', '=', id)
  return (await own.executeTakeFirst()) as unknown as Row<T> | undefined
}

export async function insertPlan<T extends PlanTable>(db: Db, table: T, row: NewRow<T>): Promise<Row<T>> {
  const inserted = await db
    .insertInto(same(table))
    .values(row as unknown as NewRow<Shared>)
    .returningAll()
    .executeTakeFirstOrThrow()
  return inserted as unknown as Row<T>
}

/** Changes a user's plan; undefined if there is no such plan. */
export async function updatePlan<T extends PlanTable>(
  db: Db,
  table: T,
  { userId, id, change }: { userId: number; id: number; change: RowChange<T> },
): Promise<Row<T> | undefined> {
  const updated = await db
    .updateTable(same(table))
    .set(change as unknown as RowChange<Shared>)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return updated as unknown as Row<T> | undefined
}

/** Deletes a user's plan and returns it; undefined if there is no such plan. */
export async function deletePlan<T extends PlanTable>(
  db: Db,
  table: T,
  { userId, id }: { userId: number; id: number },
): Promise<Row<T> | undefined> {
  const own = db.deleteFrom(same(table)).where('user_id', '=', userId).where('id', '=', id)
  return (await own.returningAll().executeTakeFirst()) as unknown as Row<T> | undefined
}

/** The reminders of an appointment: in the evening before it, and in the hour before. */
export type AppointmentReminder = 'evening' | 'hour'

/**
 * Marks the next appointments whose reminder is due at a time, and returns them, each once. Jobs that are no longer
 * saved, ended applications and appointments that were entered when the reminder was already due have none.
 */
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
