import { sql } from 'kysely'
import { seedReferenceIfEmpty } from '../../host/reference'
import type { TestHost } from './host'
import { buildAuthor, buildJob, buildReview } from './rows'

interface Person {
  userId: number
  companyId: number
}

export async function tablesOfUsers(host: TestHost): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct c.relname as name from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
    where k.contype = 'f' and f.relname in ('users', 'job_preferences') and c.relname <> 'users'
    union select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by 1`.execute(host.db)
  return rows.map(({ name }) => name)
}

/** Names the user Samantha, and inserts rows in every table that refers to users. */
export async function fillEveryTable(host: TestHost, person: Person): Promise<void> {
  const { db } = host
  await seedReferenceIfEmpty(db)
  await db.updateTable('users').set({ first_name: 'Samantha' }).where('id', '=', person.userId).execute()
  await fillAccount(host, person.userId)
  await fillProfile(host, person.userId)
  await fillItems(host, person)
}

async function fillAccount({ db, clock, daysFromNow }: TestHost, user_id: number): Promise<void> {
  const soon = daysFromNow(1)
  const link = (name: string) => ({ token_hash: `${name} hash`, nonce: `${name} nonce`, user_id, expires_at: soon })
  const email = 'sam@example.test'
  await db.insertInto('consents').values({ user_id, kind: 'terms', given: true, created_at: clock.now() }).execute()
  await db
    .insertInto('email_confirmations')
    .values({ ...link('confirm'), email })
    .execute()
  await db.insertInto('password_resets').values(link('reset')).execute()
  await db
    .insertInto('email_changes')
    .values({ ...link('change'), email: 'new@example.test', previous_email: email })
    .execute()
  await db
    .insertInto('two_step_logins')
    .values({ user_id, token_hash: 'login', is_long: false, expires_at: soon })
    .execute()
  await db
    .insertInto('calendar_feeds')
    .values({ ...omitExpiry(link('feed')), created_at: clock.now() })
    .execute()
  const passkey = { credential_id: 'passkey', public_key: 'key', counter: 0, transports: [], device: 'Phone' }
  await db
    .insertInto('passkeys')
    .values({ user_id, ...passkey, created_at: clock.now() })
    .execute()
  await db.insertInto('passkey_challenges').values({ user_id, challenge: 'challenge', expires_at: soon }).execute()
  await db.insertInto('recovery_codes').values({ user_id, code_hash: 'code' }).execute()
  await db.insertInto('two_step').values({ user_id, secret: 'secret', expires_at: soon }).execute()
  await db.insertInto('contact_messages').values({ name: 'Samantha', email, topic: 'other', message: 'Hi' }).execute()
  await db
    .insertInto('refused_addresses')
    .values({ address: email, refused_at: clock.now(), reply_code: 550 })
    .execute()
}

const omitExpiry = ({
  expires_at: _,
  ...link
}: {
  expires_at: Date
  token_hash: string
  nonce: string
  user_id: number
}) => link

async function fillProfile({ db, clock }: TestHost, user_id: number): Promise<void> {
  const now = clock.now()
  const types = await db.selectFrom('entities').select('id').where('list', '=', 'job-types').limit(1).execute()
  const type_ids = types.map(({ id }) => id)
  await db.insertInto('profiles').values({ user_id, birth_year: 2004, school_name: "Samantha's school" }).execute()
  await db.insertInto('job_preferences').values({ user_id, type_ids }).execute()
  const { id: place_id } = await db.selectFrom('places').select('id').limit(1).executeTakeFirstOrThrow()
  const place = { position: 0, place_id, outcode: null, radius_miles: 10 }
  await db
    .insertInto('job_preference_places')
    .values({ user_id, ...place })
    .execute()
  const contact = { alerts: 'off', news: 'off', reminders: true, recommendations: true } as const
  await db
    .insertInto('contact_preferences')
    .values({ user_id, ...contact })
    .execute()
  await db.insertInto('equality_answers').values({ user_id, gender_text: 'Samantha says', consented_at: now }).execute()
  const snapshot = JSON.stringify({ value: 'pathway', context: { reached: 'pathway' } })
  await db.insertInto('signup_states').values({ user_id, machine_version: 1, snapshot }).execute()
}

async function fillItems(host: TestHost, { userId: user_id, companyId }: Person): Promise<void> {
  const { db, clock } = host
  const now = clock.now()
  const { id: item_id } = await buildJob(db, companyId)
  const review = await buildReview(db, companyId)
  await buildAuthor(db, review, user_id)
  await db.insertInto('saved_items').values({ user_id, type: 'jobs', item_id }).execute()
  await fillSearches(host, { user_id, job_id: item_id })
  await db.insertInto('external_jobs').values({ user_id, company_name: 'Fen', job_title: "Samantha's job" }).execute()
  const item = { user_id, type: 'jobs', item_id } as const
  await db
    .insertInto('app_tracker_stages')
    .values({ ...item, stage: 'applied', done: true, updated_at: now })
    .execute()
  const times = { created_at: now, updated_at: now }
  await db
    .insertInto('job_notes')
    .values({ ...item, text: 'Ask Samantha', sort_order: 0, ...times })
    .execute()
  await fillPlans(host, { ...item, ...times })
  const interest = { user_id, job_id: item_id, state: 'confirmed', machine_version: 1, updated_at: now } as const
  await db.insertInto('interest_registrations').values(interest).execute()
  await db.insertInto('recently_viewed_jobs').values({ user_id, job_id: item_id, viewed_at: now }).execute()
  await db
    .insertInto('hidden_items')
    .values({ user_id, type: 'companies', item_id: companyId, hidden_at: now })
    .execute()
  await db.insertInto('helpful_votes').values({ review_id: review.id, user_id, voted_at: now }).execute()
  const report = { type: 'job', item_id, reason: 'wrong', detail: '', user_id, email: 'sam@example.test' } as const
  await db.insertInto('reports').values(report).execute()
  await host.services.queue.enqueue(db, { queue: 'work', job: 'export-data', ids: { user: user_id } })
  await host.post('/forgot-password', { email: 'sam@example.test' })
}

async function fillPlans(
  { db }: TestHost,
  row: { user_id: number; type: 'jobs'; item_id: number; created_at: Date; updated_at: Date },
): Promise<void> {
  const day = '2026-10-06'
  await db
    .insertInto('appointments')
    .values({ ...row, kind: 'call', day, starts: '09:00', time_zone: 'Europe/London', note: 'Samantha' })
    .execute()
  await db
    .insertInto('next_actions')
    .values({ ...row, text: 'Thank Samantha', day })
    .execute()
  await db
    .insertInto('contacts')
    .values({ ...row, name: 'Samantha' })
    .execute()
}

/** Includes a mail about the search and its unsubscribe link. */
async function fillSearches({ db, clock }: TestHost, { user_id, job_id }: { user_id: number; job_id: number }) {
  const now = clock.now()
  await db
    .insertInto('saved_searches')
    .values({
      ...{ user_id, name: "Samantha's search", url: '/search-jobs?search=trains', scope: 'jobs', frequency: 'daily' },
      ...{ mailed_number: 0, seen_number: 0, last_run_at: now, created_at: now, updated_at: now },
    })
    .execute()
  const { id: digest_id } = await db
    .insertInto('alert_digests')
    .values({ user_id, day: '2026-10-02', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('alert_jobs').values({ user_id, job_id, digest_id, search_id: 1, position: 0 }).execute()
  await db
    .insertInto('unsubscribe_links')
    .values({ user_id, list: 'alerts', nonce: 'stop nonce', token_hash: 'stop hash', created_at: now })
    .execute()
  await db.insertInto('reminder_mails').values({ user_id, day: '2026-10-02', created_at: now }).execute()
  const reminder = { type: 'jobs', item_id: job_id, occasion: 'opened', created_at: now } as const
  await db
    .insertInto('reminders')
    .values({ user_id, kind: 'opened', ...reminder })
    .execute()
}
