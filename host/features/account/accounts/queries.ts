import { sql } from 'kysely'
import { hasChanged } from '../../../db/changed'
import type { Db } from '../../../db/tables'
import { TEXT_VERSIONS } from '../../../lib/text-versions'

export function findUserByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst()
}

interface NewUser {
  email: string
  first_name: string
  last_name: string
  password_hash: string
}

/** Returns undefined if the address has an account, perhaps one that a concurrent request has just created. */
export function insertUser(db: Db, user: NewUser) {
  return db
    .insertInto('users')
    .values(user)
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning(['id', 'email', 'first_name'])
    .executeTakeFirst()
}

export async function insertConsents(
  db: Db,
  userId: number,
  given: Record<'terms' | 'marketing', boolean>,
): Promise<void> {
  const kinds = Object.keys(given) as (keyof typeof given)[]
  await db
    .insertInto('consents')
    .values(kinds.map(kind => ({ user_id: userId, kind, given: given[kind], text_version: TEXT_VERSIONS[kind] })))
    .execute()
}

/** Older links of the user stop working. */
export async function replaceConfirmation(
  db: Db,
  row: { token_hash: string; nonce: string; user_id: number; email: string; expires_at: Date; return_path: string },
): Promise<{ id: number }> {
  await deleteConfirmations(db, row.user_id)
  return db.insertInto('email_confirmations').values(row).returning('id').executeTakeFirstOrThrow()
}

async function deleteConfirmations(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('email_confirmations').where('user_id', '=', userId).execute()
}

export function findConfirmationToSend(db: Db, id: number, now: Date) {
  return db
    .selectFrom('email_confirmations')
    .innerJoin('users', 'users.id', 'email_confirmations.user_id')
    .select(['email_confirmations.email', 'email_confirmations.nonce', 'users.first_name'])
    .where('email_confirmations.id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export function findCredentials(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Returns false if another request has changed it since it was read. */
export function replacePassword(
  db: Db,
  userId: number,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('users')
      .set({ password_hash: to, updated_at: now })
      .where('id', '=', userId)
      .where('password_hash', '=', from),
  )
}

export function findUser(db: Db, id: number) {
  return db.selectFrom('users').select(['id', 'email', 'first_name']).where('id', '=', id).executeTakeFirst()
}

export function findConfirmation(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('email_confirmations')
    .innerJoin('users', join =>
      join.onRef('users.id', '=', 'email_confirmations.user_id').onRef('users.email', '=', 'email_confirmations.email'),
    )
    .select(['users.id', 'users.email', 'users.first_name', 'return_path'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Returns true for one request only: a link works once. */
export function takeConfirmation(db: Db, tokenHash: string): Promise<boolean> {
  return hasChanged(db.deleteFrom('email_confirmations').where('token_hash', '=', tokenHash))
}

export async function setVerified(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable('users').set({ email_verified_at: now, updated_at: now }).where('id', '=', userId).execute()
}

export async function listUniversityDomains(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('entities')
    .select(sql<string>`jsonb_array_elements_text(details -> 'domains')`.as('domain'))
    .where('list', '=', 'universities')
    .where(sql<boolean>`jsonb_typeof(details -> 'domains') = 'array'`)
    .execute()
  return rows.map(({ domain }) => domain)
}
