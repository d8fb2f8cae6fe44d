import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'
import { TEXT_VERSIONS } from '../../../lib/text-versions'
import { type AgeFacts, type ContactPreferences, SCHOOL_PATHWAY } from './age'
import type { JobPreferences } from './input'

export async function findJobPreferences(db: Db, userId: number) {
  const row = await db.selectFrom('job_preferences').selectAll().where('user_id', '=', userId).executeTakeFirst()
  const places = await db
    .selectFrom('job_preference_places')
    .select(['place_id', 'outcode', 'radius_miles'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute()
  return row && { ...row, places }
}

export async function saveJobPreferences(trx: Transaction, userId: number, preferences: JobPreferences): Promise<void> {
  const { places, ...row } = preferences
  await trx
    .insertInto('job_preferences')
    .values({ user_id: userId, ...row })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ ...row, updated_at: sql`now()` }))
    .execute()
  await trx.deleteFrom('job_preference_places').where('user_id', '=', userId).execute()
  if (places.length > 0) {
    await trx
      .insertInto('job_preference_places')
      .values(places.map((place, position) => ({ user_id: userId, position, ...place })))
      .execute()
  }
}

export function findContactPreferences(db: Db, userId: number): Promise<ContactPreferences | undefined> {
  return db
    .selectFrom('contact_preferences')
    .select(['alerts', 'news', 'reminders', 'recommendations', 'changes', 'applications', 'drafts'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export interface ContactFacts extends AgeFacts {
  chosen: ContactPreferences | null
}

/** For a query over the users `u` and their profiles `p`. */
export const CONTACT_FACTS = sql`p.birth_year as "birthYear",
  coalesce((select slug = ${SCHOOL_PATHWAY} from entities where id = p.pathway_id), false) as "isAtSchool",
  (select to_jsonb(c) - 'user_id' - 'updated_at' from contact_preferences c where c.user_id = u.id) as chosen`

export async function findContactFacts(db: Db, userId: number) {
  const { rows } = await sql<ContactFacts>`
    select ${CONTACT_FACTS} from users u left join profiles p on p.user_id = u.id where u.id = ${userId}`.execute(db)
  return rows[0]
}

export async function saveContactPreferences(
  trx: Transaction,
  userId: number,
  preferences: ContactPreferences,
): Promise<void> {
  await trx
    .insertInto('contact_preferences')
    .values({ user_id: userId, ...preferences })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ ...preferences, updated_at: sql`now()` }))
    .execute()
}

/** Returns undefined if the question was never put to the user. */
async function findConsent(db: Db, userId: number, kind: 'marketing' | 'equality'): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('consents')
    .select('given')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.given
}

/** Does not log an answer that repeats the latest one. */
export async function logConsent(
  trx: Transaction,
  userId: number,
  { kind, given, now }: { kind: 'marketing' | 'equality'; given: boolean; now: Date },
): Promise<void> {
  if (((await findConsent(trx, userId, kind)) ?? false) !== given) {
    const row = { user_id: userId, kind, given, text_version: TEXT_VERSIONS[kind], created_at: now }
    await trx.insertInto('consents').values(row).execute()
  }
}
