import { sql } from 'kysely'
import type { Database, Db } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'
import { closeSessionsOf } from '../../../http/sessions'
import { deletePendingChanges } from './email-change-queries'

/** Every table with credentials, and whether ending all access to an account deletes its rows. */
export const ACCESS = {
  calendar_feeds: 'ends',
  data_exports: 'ends',
  email_changes: 'ends',
  email_confirmations: 'ends',
  passkey_challenges: 'ends',
  password_resets: 'ends',
  sessions: 'ends',
  two_step_logins: 'ends',
  /** A reset disables them until their owner has checked them. */
  passkeys: 'is checked after a reset',
  /** Two-step log-in stays on, and a code alone gives no access. */
  recovery_codes: 'stays',
  two_step: 'stays',
  /** These links only stop mails, and links in old mails must continue to work. */
  unsubscribe_links: 'stays',
  /** The link can only cancel a deletion. */
  pending_deletions: 'stays',
  review_starts: 'stays',
} as const satisfies Partial<Record<keyof Database, string>>

type Ending = { [T in keyof typeof ACCESS]: (typeof ACCESS)[T] extends 'ends' ? T : never }[keyof typeof ACCESS]

const WHOLE = [
  'calendar_feeds',
  'data_exports',
  'email_confirmations',
  'passkey_challenges',
  'password_resets',
  'two_step_logins',
] as const satisfies readonly Ending[]

export async function endAccess(trx: Transaction, userId: number, exceptSession = ''): Promise<void> {
  await closeSessionsOf(trx, userId, exceptSession)
  await deletePendingChanges(trx, userId)
  for (const table of WHOLE) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute()
  }
  await trx
    .updateTable('users')
    .set({ access_number: sql`access_number + 1` })
    .where('id', '=', userId)
    .execute()
}

export async function isNeverConfirmed(db: Db, userId: number): Promise<boolean> {
  const user = await db.selectFrom('users').select('email_verified_at').where('id', '=', userId).executeTakeFirst()
  return user?.email_verified_at === null
}
