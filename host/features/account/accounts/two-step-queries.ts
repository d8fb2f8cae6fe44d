import { sql } from 'kysely'
import { hasChanged } from '../../../db/changed'
import type { Db, NewRow } from '../../../db/tables'

export function findTwoStep(db: Db, userId: number) {
  return db
    .selectFrom('two_step')
    .select('secret')
    .where('user_id', '=', userId)
    .where('expires_at', 'is', null)
    .executeTakeFirst()
}

export function findSetUp(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('two_step')
    .select('secret')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Returns false if two-step log-in is already on. */
export async function replaceSetUp(db: Db, row: NewRow<'two_step'>): Promise<boolean> {
  await deleteSetUp(db, row.user_id)
  return hasChanged(
    db
      .insertInto('two_step')
      .values(row)
      .onConflict(conflict => conflict.doNothing()),
  )
}

async function deleteSetUp(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('two_step').where('user_id', '=', userId).where('expires_at', 'is not', null).execute()
}

/** Returns false if another request has activated or replaced it. */
export function turnOn(
  db: Db,
  userId: number,
  { secret, period, now }: { secret: string; period: number; now: Date },
): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('two_step')
      .set({ expires_at: null, last_period: period })
      .where('user_id', '=', userId)
      .where('secret', '=', secret)
      .where('expires_at', '>', now),
  )
}

export async function deleteTwoStep(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('two_step').where('user_id', '=', userId).execute()
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Returns false if a code of this or a later period was used before. */
export function usePeriod(db: Db, userId: number, period: number): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('two_step')
      .set({ last_period: period })
      .where('user_id', '=', userId)
      .where('last_period', '<', period),
  )
}

export async function insertRecoveryCodes(db: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map(code_hash => ({ code_hash, user_id: userId })))
    .execute()
}

export function takeRecoveryCode(db: Db, userId: number, hash: string): Promise<boolean> {
  return hasChanged(db.deleteFrom('recovery_codes').where('user_id', '=', userId).where('code_hash', '=', hash))
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(rows => rows.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

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
export function countAttempt(db: Db, tokenHash: string, limit: number): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('two_step_logins')
      .set({ attempts: sql`attempts + 1` })
      .where('token_hash', '=', tokenHash)
      .where('attempts', '<', limit),
  )
}

export function takePendingLogin(db: Db, tokenHash: string): Promise<boolean> {
  return hasChanged(db.deleteFrom('two_step_logins').where('token_hash', '=', tokenHash))
}

export async function deletePendingLogins(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('two_step_logins').where('user_id', '=', userId).execute()
}
