import { sql } from 'kysely'
import { hasChanged } from '../../../db/changed'
import type { Db, NewRow } from '../../../db/tables'

/** Stores a new pending address; the user's earlier ones stop working. */
export async function replaceEmailChange(db: Db, row: NewRow<'email_changes'>): Promise<{ id: number }> {
  await deletePendingChanges(db, row.user_id)
  return db.insertInto('email_changes').values(row).returning('id').executeTakeFirstOrThrow()
}

export async function deletePendingChanges(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).where('confirmed_at', 'is', null).execute()
}

export async function findPendingEmail(db: Db, userId: number, now: Date): Promise<string | undefined> {
  const change = await pendingChanges(db, now).select('email').where('user_id', '=', userId).executeTakeFirst()
  return change?.email
}

export function findChangeToSend(db: Db, id: number, now: Date) {
  return pendingChanges(db, now)
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .select(['email_changes.email', 'previous_email', 'nonce', 'users.first_name'])
    .where('email_changes.id', '=', id)
    .executeTakeFirst()
}

export function findConfirmedChange(db: Db, id: number) {
  return db
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .select(['email_changes.email', 'previous_email', 'confirmed_at', 'users.first_name'])
    .where('email_changes.id', '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
}

export function findChangeByToken(db: Db, tokenHash: string, now: Date) {
  return pendingChanges(db, now)
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .select(['users.id', 'users.email', 'email_changes.email as new_email'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Deletes and returns the change: a link works once. */
export function takeChange(db: Db, tokenHash: string, now: Date) {
  return db
    .updateTable('email_changes')
    .set({ confirmed_at: now })
    .where('token_hash', '=', tokenHash)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'user_id', 'email'])
    .executeTakeFirst()
}

/** Returns false if another account has the address. */
export function setEmail(db: Db, userId: number, { email, now }: { email: string; now: Date }): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('users')
      .set({ email, email_verified_at: now, updated_at: now })
      .where('id', '=', userId)
      .where(sql<boolean>`not exists (select from users other where other.email = ${email})`),
  )
}

const pendingChanges = (db: Db, now: Date) =>
  db.selectFrom('email_changes').where('confirmed_at', 'is', null).where('expires_at', '>', now)
