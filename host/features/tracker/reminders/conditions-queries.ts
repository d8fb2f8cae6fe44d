import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, ReminderKind } from '../../../db/tables'
import { inTransaction, type Transaction } from '../../../db/transaction'

export type Sql = RawBuilder<unknown>
type Condition = RawBuilder<SqlBool>
export type Choice = 'reminders' | 'changes' | 'applications' | 'drafts'

/** A slice of users by id. `after` is exclusive. */
export interface People {
  at: Date
  after: number
  upTo: number
}

export const isOneOf = (column: string, { after, upTo }: Pick<People, 'after' | 'upTo'>): Condition =>
  sql`(${sql.ref(column)} > ${after} and ${sql.ref(column)} <= ${upTo})`

export async function listUsers(db: Db, { after, limit }: { after: number; limit: number }): Promise<number[]> {
  const rows = await db.selectFrom('users').select('id').where('id', '>', after).orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** For rows of `alias` with `user_id`: joins users with a confirmed address that accepts mail, and their choices. */
export const joinPeople = (alias: string, people: People): Sql => sql`
  join users u on u.id = ${sql.ref(`${alias}.user_id`)} and ${isOneOf('u.id', people)} and u.email_verified_at is not null
    and not exists (select from refused_addresses r where r.address = u.email)
  left join contact_preferences p on p.user_id = u.id`

/** Every choice is on by default. */
export const wants = (choice: Choice): Condition => sql`coalesce(${sql.ref(`p.${choice}`)}, true)`

const hasStage = (stages: Sql): Condition => sql`exists (
  select from app_tracker_stages t where t.user_id = si.user_id and t.type = si.type and t.item_id = si.item_id
    and t.done and t.stage ${stages})`

/** An ended application counts too. Refers to the saved job as `si`. */
export const hasApplied = hasStage(sql`<> 'interested'`)

/** Applied, without an outcome. Refers to the saved job as `si`. */
export const isUnderWay: Condition = sql`(${hasStage(sql`= 'applied'`)}
  and not ${hasStage(sql`in ('accepted', 'unsuccessful', 'withdrawn')`)})`

/** `rows` selects (user_id, type, item_id, occasion). */
export interface Collected {
  kind: ReminderKind
  rows: Sql
}

async function insertReminders(trx: Transaction, { kind, rows }: Collected, at: Date): Promise<void> {
  await sql`
    insert into reminders (user_id, kind, type, item_id, occasion, created_at)
    select user_id, ${kind}, type, item_id, occasion, ${at}::timestamptz from (${rows}) due
    on conflict do nothing`.execute(trx)
}

/** Adds several kinds of reminder in one transaction, then runs `then` in it. */
export const collectAll = (
  db: Db,
  { collected, at, then }: { collected: readonly Collected[]; at: Date; then?: (trx: Transaction) => Promise<unknown> },
): Promise<void> =>
  inTransaction(db, async trx => {
    // All statements see the same snapshot, so no change can fall between them.
    await sql`set transaction isolation level repeatable read`.execute(trx)
    for (const item of collected) {
      await insertReminders(trx, item, at)
    }
    await then?.(trx)
  })
