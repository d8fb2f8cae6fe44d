import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'
import { DAY } from '../../../lib/durations'

/** Days. Older news is not mailed. */
const WAIT_DAYS = 2
const KEEP_DAYS = 30

/** Creates the mails of the next users who have news and no mail yet for this day. */
export async function insertMails(trx: Transaction, { day, at, limit }: { day: string; at: Date; limit: number }) {
  const { rows } = await sql<{ id: number; user_id: number }>`
    insert into reminder_mails (user_id, day, created_at)
    select distinct r.user_id, ${day}::date, ${at}::timestamptz from reminders r
    where r.mail_id is null and r.created_at > ${new Date(at.getTime() - WAIT_DAYS * DAY)}
      and not exists (select from reminder_mails m where m.user_id = r.user_id and m.day = ${day}::date)
    order by r.user_id limit ${limit}
    on conflict do nothing
    returning id, user_id`.execute(trx)
  await sql`
    update reminders r set mail_id = m.id from reminder_mails m
    where m.id = any(${rows.map(({ id }) => id)}::int[]) and r.user_id = m.user_id and r.mail_id is null
      and r.created_at > ${new Date(at.getTime() - WAIT_DAYS * DAY)}`.execute(trx)
  return rows
}

/** Stops searches that the user did not confirm within 30 days of the mail that asks for it. */
export async function stopUnkept(db: Db, at: Date): Promise<void> {
  await sql`
    update saved_searches s set frequency = 'off'
    from reminders r join reminder_mails m on m.id = r.mail_id
    where r.kind = 'keep-alert' and r.item_id = s.id and m.created_at < ${new Date(at.getTime() - KEEP_DAYS * DAY)}
      and greatest(s.last_run_at, s.updated_at) < m.created_at and s.frequency <> 'off'`.execute(db)
}

export function listReminders(db: Db, mailId: number) {
  return db
    .selectFrom('reminders')
    .select(['kind', 'type', 'item_id', 'occasion', 'created_at'])
    .where('mail_id', '=', mailId)
    .orderBy('id')
    .execute()
}

export type ReminderRow = Awaited<ReturnType<typeof listReminders>>[number]
