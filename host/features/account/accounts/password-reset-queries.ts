import { sql } from 'kysely'
import { hasChanged } from '../../../db/changed'
import type { Db } from '../../../db/tables'

interface NewReset {
  token_hash: string
  nonce: string
  expires_at: Date
}

/** Older links stop working. Returns undefined without an account, after the same statements. */
export async function replaceReset(db: Db, email: string, link: NewReset): Promise<{ id: number } | undefined> {
  const { token_hash, nonce, expires_at } = link
  await db
    .deleteFrom('password_resets')
    .where('user_id', 'in', users => users.selectFrom('users').select('id').where('email', '=', email))
    .execute()
  return db
    .insertInto('password_resets')
    .columns(['token_hash', 'nonce', 'expires_at', 'user_id'])
    .expression(users =>
      users
        .selectFrom('users')
        .select([
          sql<string>`${token_hash}::text`.as('token_hash'),
          sql<string>`${nonce}::text`.as('nonce'),
          sql<Date>`${expires_at}::timestamptz`.as('expires_at'),
          'id',
        ])
        .where('email', '=', email),
    )
    .returning('id')
    .executeTakeFirst()
}

export async function deleteResets(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}

export function findResetToSend(db: Db, id: number, now: Date) {
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.email', 'users.first_name', 'password_resets.nonce'])
    .where('password_resets.id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export function findReset(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Returns true for one request only: a link works once. */
export function takeReset(db: Db, tokenHash: string): Promise<boolean> {
  return hasChanged(db.deleteFrom('password_resets').where('token_hash', '=', tokenHash))
}

/** Also confirms the address, because the user opened a mailed link. */
export async function resetPasswordHash(
  db: Db,
  userId: number,
  { password_hash, now }: { password_hash: string; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash, updated_at: now, email_verified_at: sql`coalesce(email_verified_at, ${now})` })
    .where('id', '=', userId)
    .execute()
}
