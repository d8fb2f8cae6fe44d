import { sql } from 'kysely'
import type { Db, NewRow } from '../../db/tables'

export async function insertPendingLogin(db: Db, row: NewRow<'two_step_logins'>): Promise<void> {
  await db.insertInto('two_step_logins').values(row).execute()
}

export function findPendingLogin(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('two_step_logins')
    .innerJoin('users', 'users.id', 'two_step_logins.user_id')
    .select(['users.id', 'users.email', 'users.first_name', 'is_long'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Returns false after too many attempts, or if the log-in has ended. */
export async function countAttempt(db: Db, tokenHash: string, limit: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('two_step_logins')
    .set({ attempts: sql`attempts + 1` })
    .where('token_hash', '=', tokenHash)
    .where('attempts', '<', limit)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function takePendingLogin(db: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('two_step_logins')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function deletePendingLogins(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('two_step_logins').where('user_id', '=', userId).execute()
}
