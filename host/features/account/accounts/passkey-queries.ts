import { sql } from 'kysely'
import { hasChanged } from '../../../db/changed'
import type { Db, NewRow } from '../../../db/tables'

export async function insertChallenge(db: Db, row: NewRow<'passkey_challenges'>): Promise<void> {
  await db.insertInto('passkey_challenges').values(row).execute()
}

/** Returns false if the challenge is unknown, used, expired or another user's. */
export function takeChallenge(
  db: Db,
  { challenge, userId, now }: { challenge: string; userId: number | null; now: Date },
): Promise<boolean> {
  return hasChanged(
    db
      .deleteFrom('passkey_challenges')
      .where('challenge', '=', challenge)
      .where('user_id', 'is not distinct from', userId)
      .where('expires_at', '>', now),
  )
}

export function listPasskeys(db: Db, userId: number) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'device', 'created_at', 'last_used_at', 'suspended_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

export function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id as passkey_id', 'credential_id', 'public_key', 'counter', 'suspended_at'])
    .select(['users.id', 'users.email', 'users.first_name'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** Returns false if the device was added before. */
export function insertPasskey(db: Db, row: NewRow<'passkeys'>): Promise<boolean> {
  return hasChanged(
    db
      .insertInto('passkeys')
      .values(row)
      .onConflict(conflict => conflict.doNothing()),
  )
}

export async function recordUse(db: Db, id: number, { counter, now }: { counter: number; now: Date }): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ counter: sql`greatest(counter, ${counter})`, last_used_at: now })
    .where('id', '=', id)
    .execute()
}

export function deletePasskey(db: Db, { userId, id }: { userId: number; id: number }): Promise<boolean> {
  return hasChanged(db.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id))
}

export async function suspendPasskeys(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable('passkeys').set({ suspended_at: now }).where('user_id', '=', userId).execute()
}

export function restorePasskey(db: Db, { userId, id }: { userId: number; id: number }): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('passkeys')
      .set({ suspended_at: null })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('suspended_at', 'is not', null),
  )
}
