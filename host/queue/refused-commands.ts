import { createHmac } from 'node:crypto'
import type { Db } from '../db/tables'
import type { Services } from '../services'

/** `isBounced`: learnt from a returned mail. */
export async function recordRefusal(
  { db, clock }: Services,
  { address, code, isBounced = false }: { address: string; code: number; isBounced?: boolean },
): Promise<void> {
  const row = { refused_at: clock.now(), reply_code: code }
  await db
    .insertInto('refused_addresses')
    .values({ address, ...row, is_bounced: isBounced })
    .onConflict(conflict =>
      conflict.column('address').doUpdateSet({ ...row, ...(isBounced ? { is_bounced: true } : {}) }),
    )
    .execute()
}

/**
 * Called after the mail server has accepted a mail. A returned mail had been accepted too, so its address only leaves
 * the list when its owner opens a mailed link: see `proveAddress`.
 */
export async function forgetRefusal(db: Db, address: string): Promise<void> {
  await db.deleteFrom('refused_addresses').where('address', '=', address).where('is_bounced', '=', false).execute()
}

/** Opening a mailed link proves that the owner reads mail at this address. */
export async function proveAddress(db: Db, address: string): Promise<void> {
  await db.deleteFrom('refused_addresses').where('address', '=', address).execute()
}

export async function isRefused(db: Db, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('refused_addresses')
    .select('address')
    .where('address', '=', address)
    .executeTakeFirst()
  return row !== undefined
}

/** An account with a requested deletion does not count. */
export async function isConfirmed(db: Db, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', address)
    .where('email_verified_at', 'is not', null)
    .where('id', 'not in', db.selectFrom('pending_deletions').select('user_id'))
    .executeTakeFirst()
  return row !== undefined
}

/** The mail contains this token, so that nobody else can report it as returned. */
export const bounceToken = (secret: string, mailId: string, address: string): string =>
  createHmac('sha256', secret).update(`bounce ${mailId} ${address}`).digest('base64url')
