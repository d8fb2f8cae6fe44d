import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/tables'
import { DAY } from '../lib/durations'
import { hashText } from '../lib/hash'
import type { Actor, Flash } from './context'

const LONG = 30 * DAY
const SHORT = DAY / 2

interface NewSession {
  id: string
  /** Max-Age of the cookie in seconds; undefined for a cookie that ends with the browser session. */
  maxAge: number | undefined
}

export async function openSession(
  db: Db,
  userId: number,
  { rememberMe, device, now }: { rememberMe: boolean; device: string; now: Date },
): Promise<NewSession> {
  const id = randomBytes(32).toString('base64url')
  const lifetime = rememberMe ? LONG : SHORT
  await db
    .insertInto('sessions')
    .values({
      id_hash: hashText(id),
      user_id: userId,
      device,
      is_long: rememberMe,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute()
  await db.updateTable('users').set({ last_active_at: now }).where('id', '=', userId).execute()
  return { id, maxAge: rememberMe ? lifetime / 1000 : undefined }
}

interface Session {
  actor: Actor
  flash: Flash[]
  /** The requested `items` that the user has saved. */
  saved: string[]
  /** The user's hidden jobs and employers: `/jobs/12`, `/companies/halden-rail`. */
  hidden: string[]
  lastSeenAt: Date
}

/** Uses one statement. Returns undefined if the session is unknown or has expired. */
export async function readSession(
  db: Db,
  id: string,
  { secret, now, items = [] }: { secret: string; now: Date; items?: readonly string[] },
): Promise<Session | undefined> {
  const row = await selectSession(db, { id, now, items })
  if (row) {
    const { flash, saved, hidden, last_seen_at: lastSeenAt } = row
    return { actor: presentActor(row, secret), flash, saved, hidden, lastSeenAt }
  }
  return undefined
}

function selectSession(db: Db, { id, now, items }: { id: string; now: Date; items: readonly string[] }) {
  return db
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
      'sessions.last_seen_at',
      (items.length > 0 ? savedAmong(items) : sql<string[]>`array[]::text[]`).as('saved'),
      HIDDEN.as('hidden'),
    ])
    .where('sessions.id_hash', '=', hashText(id))
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof selectSession>>>

function presentActor(row: SessionRow, secret: string): Actor {
  return {
    id: row.id,
    firstName: row.first_name,
    email: row.email,
    sessionHash: row.id_hash,
    csrfToken: csrfToken(secret, row.id_hash),
    transitionDismissed: row.transition_dismissed_at !== null,
    isVerified: row.email_verified_at !== null,
    role: row.role,
  }
}

export function listSessions(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['public_id', 'id_hash', 'device', 'is_long', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('public_id', 'desc')
    .execute()
}

/** Also updates the account, at most once a day. Requests call this rarely, so that most of them write nothing. */
export async function touchSession(db: Db, sessionHash: string, now: Date): Promise<void> {
  await sql`
    with touched as (
      update sessions set last_seen_at = ${now} where id_hash = ${sessionHash} returning user_id
    )
    update users set last_active_at = ${now} from touched
    where users.id = touched.user_id and last_active_at < ${now}::timestamptz - interval '1 day'`.execute(db)
}

export async function closeSession(db: Db, sessionHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', sessionHash).execute()
}

/** Returns the hash; undefined if the session is not the user's. */
export async function closeSessionById(
  db: Db,
  { userId, id }: { userId: number; id: number },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('public_id', '=', id)
    .returning('id_hash')
    .executeTakeFirst()
  return row?.id_hash
}

export async function closeSessionsOf(db: Db, userId: number, exceptHash = ''): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id_hash', '!=', exceptHash).execute()
}

export async function storeFlash(db: Db, sessionHash: string, flash: readonly Flash[]): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ flash: JSON.stringify(flash) })
    .where('id_hash', '=', sessionHash)
    .execute()
}

export function csrfToken(secret: string, sessionHash: string): string {
  return createHmac('sha256', secret).update(sessionHash).digest('base64url')
}

export function sameToken(a: string, b: string): boolean {
  const left = createHash('sha256').update(a).digest()
  const right = createHash('sha256').update(b).digest()
  return timingSafeEqual(left, right)
}

/** Items are `jobs-12`, or `helpful-34` for a vote. */
export async function listSaved(db: Db, userId: number, items: readonly string[]): Promise<string[]> {
  const row = await db
    .selectFrom('users')
    .select(savedAmong(items).as('saved'))
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.saved ?? []
}

/** For a query over `users`. Votes on reviews count as saved: `helpful-34`. */
const savedAmong = (items: readonly string[]) => sql<string[]>`array(
  select type || '-' || item_id from saved_items
    where user_id = users.id and type || '-' || item_id = any(${[...items]}::text[])
  union all
  select 'helpful-' || review_id from helpful_votes
    where user_id = users.id and 'helpful-' || review_id = any(${[...items]}::text[]))`

const HIDDEN = sql<string[]>`array(
  select coalesce('/jobs/' || job_id, '/companies/' || companies.slug)
  from hidden_items left join companies on companies.id = company_id where user_id = users.id)`
