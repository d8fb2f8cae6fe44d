import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../db/tables'
import type { Actor, Flash } from './context'

const DAY = 24 * 60 * 60 * 1000
/** "Keep me logged in" keeps a session for 30 days; else it lasts half a day. */
const KEPT = 30 * DAY
const SHORT = DAY / 2

export interface NewSession {
  id: string
  /** Seconds for the cookie; undefined for one that ends with the browser. */
  maxAge: number | undefined
}

/** Opens a session. The database holds only the hash of its id. */
export async function openSession(
  db: Db,
  userId: number,
  { keep, now }: { keep: boolean; now: Date },
): Promise<NewSession> {
  const id = randomBytes(32).toString('base64url')
  const life = keep ? KEPT : SHORT
  await db
    .insertInto('sessions')
    .values({ id_hash: hashId(id), user_id: userId, expires_at: new Date(now.getTime() + life) })
    .execute()
  return { id, maxAge: keep ? life / 1000 : undefined }
}

/** The person behind a session id, with the messages that wait for them; undefined when it is unknown or over. */
export async function readSession(
  db: Db,
  id: string,
  { secret, now }: { secret: string; now: Date },
): Promise<{ actor: Actor; flash: Flash[] } | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      'users.first_name',
      'users.email',
      'users.transition_dismissed_at',
      'users.email_verified_at',
      'users.role',
      'sessions.id_hash',
      'sessions.flash',
    ])
    .where('sessions.id_hash', '=', hashId(id))
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
  return (
    row && {
      actor: {
        id: row.id,
        firstName: row.first_name,
        email: row.email,
        sessionHash: row.id_hash,
        csrfToken: csrfToken(secret, row.id_hash),
        transitionDismissed: row.transition_dismissed_at !== null,
        isVerified: row.email_verified_at !== null,
        role: row.role,
      },
      flash: row.flash,
    }
  )
}

export async function closeSession(db: Db, sessionHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', sessionHash).execute()
}

/** Leaves messages for the next page of this session; an empty list clears them. */
export async function storeFlash(db: Db, sessionHash: string, flash: readonly Flash[]): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ flash: JSON.stringify(flash) })
    .where('id_hash', '=', sessionHash)
    .execute()
}

/** The token that writes of this session must carry; bound to it, so that it ends with it. */
export function csrfToken(secret: string, sessionHash: string): string {
  return createHmac('sha256', secret).update(sessionHash).digest('base64url')
}

export function sameToken(a: string, b: string): boolean {
  const left = createHash('sha256').update(a).digest()
  const right = createHash('sha256').update(b).digest()
  return timingSafeEqual(left, right)
}

function hashId(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}
