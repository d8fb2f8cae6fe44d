import type { Db, NewRow } from '../../db/tables'

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
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('two_step')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

async function deleteSetUp(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('two_step').where('user_id', '=', userId).where('expires_at', 'is not', null).execute()
}

/** Returns false if another request has activated or replaced it. */
export async function turnOn(
  db: Db,
  userId: number,
  { secret, period, now }: { secret: string; period: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('two_step')
    .set({ expires_at: null, last_period: period })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteTwoStep(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('two_step').where('user_id', '=', userId).execute()
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Returns false if a code of this or a later period was used before. */
export async function usePeriod(db: Db, userId: number, period: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('two_step')
    .set({ last_period: period })
    .where('user_id', '=', userId)
    .where('last_period', '<', period)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function insertRecoveryCodes(db: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map(code_hash => ({ code_hash, user_id: userId })))
    .execute()
}

export async function takeRecoveryCode(db: Db, userId: number, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(rows => rows.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
