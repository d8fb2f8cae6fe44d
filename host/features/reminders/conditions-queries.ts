import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, ReminderKind } from '../../db/tables'
import { inTransaction, type Transaction } from '../../db/transaction'

export type Sql = RawBuilder<unknown>
type Condition = RawBuilder<SqlBool>
/** A choice of `contact_preferences`. */
export type Choice = 'reminders' | 'changes' | 'applications' | 'drafts'

/** Some of the people, by their ids, at a time. */
export interface People {
  at: Date
  after: number
  upTo: number
}

/** Returns whether the id in a column is that of one of the people. */
export const isOneOf = (column: string, { after, upTo }: Pick<People, 'after' | 'upTo'>): Condition =>
  sql`(${sql.ref(column)} > ${after} and ${sql.ref(column)} <= ${upTo})`

/** Lists the ids of the next users. */
export async function listUsers(db: Db, { after, limit }: { after: number; limit: number }): Promise<number[]> {
  const rows = await db.selectFrom('users').select('id').where('id', '>', after).orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** People whose address is confirmed and takes mail, with their choices, for rows of an alias with `user_id`. */
export const joinPeople = (alias: string, people: People): Sql => sql`
  join users u on u.id = ${sql.ref(`${alias}.user_id`)} and ${isOneOf('u.id', people)} and u.email_verified_at is not null
    and not exists (select from refused_addresses r where r.address = u.email)
  left join contact_preferences p on p.user_id = u.id`

/** Everything is on until a person turns it off. */
export const wants = (choice: Choice): Condition => sql`coalesce(${sql.ref(`p.${choice}`)}, true)`

const hasStage = (stages: Sql): Condition => sql`exists (
  select from app_tracker_stages t where t.user_id = si.user_id and t.type = si.type and t.item_id = si.item_id
    and t.done and t.stage ${stages})`

/** Whether a person has applied for the saved job `si`, or ended the application. */
export const hasApplied = hasStage(sql`<> 'interested'`)

/** Whether the application for `si` is under way: applied, without an end. */
export const isUnderWay: Condition = sql`(${hasStage(sql`= 'applied'`)}
  and not ${hasStage(sql`in ('accepted', 'unsuccessful', 'withdrawn')`)})`

/** What becomes a reminder: `rows` select (user_id, type, item_id, occasion). */
export interface Collected {
  kind: ReminderKind
  rows: Sql
}

/** Adds reminders that are not there yet. */
export async function insertReminders(trx: Transaction, { kind, rows }: Collected, at: Date): Promise<void> {
  await sql`
    insert into reminders (user_id, kind, type, item_id, occasion, created_at)
    select user_id, ${kind}, type, item_id, occasion, ${at}::timestamptz from (${rows}) due
    on conflict do nothing`.execute(trx)
}

/** Adds several kinds in one transaction, and afterwards runs `then` in it. */
export const collectAll = (
  db: Db,
  { collected, at, then }: { collected: readonly Collected[]; at: Date; then?: (trx: Transaction) => Promise<unknown> },
): Promise<void> =>
  inTransaction(db, async trx => {
    // All statements see the same jobs, so that no change falls between them.
    await sql`set transaction isolation level repeatable read`.execute(trx)
    for (const item of collected) {
      await insertReminders(trx, item, at)
    }
    await then?.(trx)
  })
