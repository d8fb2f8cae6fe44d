import type { Database, DraftState, NewRow, ReminderKind } from '../../host/db/tables'
import { createLink } from '../../host/features/accounts'
import type { JobIds } from '../../host/queue/queue'
import type { TestHost } from './host'
import { buildDraft, reviewAnswers } from './review'
import { buildCompany, buildJob, buildUser } from './rows'

/** One mail of each kind, about a person who typed "Marker" into every field. */
export interface EveryMail {
  /** The mails with what they are about; several of a kind where its subject depends on the state. */
  mails: readonly (readonly [mail: string, ids: JobIds])[]
  addresses: readonly string[]
}

const EMAIL = 'sam@example.test'
const REVIEW_MAILS: Readonly<Record<string, DraftState>> = {
  'review-received': 'pending',
  'review-published': 'published',
  'review-needs-changes': 'changes-requested',
  'review-rejected': 'rejected',
  'review-reported': 'under-review',
  'review-replied': 'published',
}

/** Stores what every mail of the site is about. */
export async function prepareEveryMail(host: TestHost): Promise<EveryMail> {
  const { db, services } = host
  const name = { first_name: 'Marker', last_name: 'Marker' }
  const { id: user } = await buildUser(db, services.passwords, { ...name, unused_warned_at: host.daysFromNow(1) })
  const mails = [
    ...(await accountMails(host, user)),
    ...(await jobMails(host, user)),
    ...(await reviewMails(host, user)),
    ...(await teamMails(host, user)),
  ]
  return { mails, addresses: [EMAIL, 'new@example.test', 'former@example.test', 'team@firstrung.test'] }
}

type Mails = EveryMail['mails'][number][]

async function accountMails({ db, services, clock, daysFromNow }: TestHost, user: number): Promise<Mails> {
  const { secret } = services
  const link = (purpose: Parameters<typeof createLink>[1]) => ({ ...createLink(secret, purpose), user_id: user })
  const soon = { expires_at: daysFromNow(1) }
  const changes = { email: 'new@example.test', previous_email: 'former@example.test', ...soon }
  const insertChange = (confirmed_at: Date | null) =>
    insertId(db, 'email_changes', { ...link('change-email'), ...changes, confirmed_at })
  const change = await insertChange(null)
  const changed = await insertChange(clock.now())
  const confirmation = { ...link('verify-email'), email: EMAIL, ...soon }
  const reset = { ...link('reset-password'), ...soon }
  const gone = { user_id: 0, first_name: 'Marker', addresses: ['former@example.test'], remaining_reviews: 0 }
  const deletion = { ...gone, deleted_at: clock.now() }
  const leaving = (await buildUser(db, services.passwords, { email: 'former@example.test', first_name: 'Marker' })).id
  const pending = { ...createLink(secret, 'keep-account'), user_id: leaving, reviews: 'keep' } as const
  await db
    .insertInto('pending_deletions')
    .values({ ...pending, requested_at: clock.now(), deletes_at: daysFromNow(7) })
    .execute()
  await db
    .insertInto('data_exports')
    .values({ ...link('data-export'), ...soon, requested_at: clock.now(), archive: Buffer.from('zip') })
    .execute()
  return [
    ['confirm-address', { confirmation: await insertId(db, 'email_confirmations', confirmation) }],
    ['reset-password', { reset: await insertId(db, 'password_resets', reset) }],
    ['confirm-new-address', { change }],
    ['email-change-requested', { change }],
    ['email-changed', { change: changed, to: 'previous' }],
    ['account-deleted', { deletion: await insertId(db, 'account_deletions', deletion) }],
    ['account-deletion-requested', { user: leaving }],
    ...['already-registered', 'welcome', 'password-changed', 'two-step-on', 'two-step-off', 'passkey-added']
      .concat('passkey-removed', 'account-unused', 'data-ready')
      .map(mail => [mail, { user }] as const),
  ]
}

const KINDS: readonly ReminderKind[] = ['closing-7', 'opened', 'interest-opened', 'date-changed', 'stale']

async function jobMails(host: TestHost, user_id: number): Promise<Mails> {
  const { db, clock } = host
  const created_at = clock.now()
  const { id: company_id } = await buildCompany(db)
  const { id: job } = await buildJob(db, company_id, { deadline_at: '2026-10-30T22:59:00Z' })
  const added = { job_title: 'Marker job', company_name: 'Marker employer', location: 'Marker', salary_text: 'Marker' }
  const dated = { deadline: '2026-10-09', url: 'https://marker.test/' }
  const external = await insertId(db, 'external_jobs', { user_id, ...added, ...dated })
  const draft = await buildMarkerDraft(host, { userId: user_id, state: 'draft' })
  await db.insertInto('saved_items').values({ user_id, type: 'external-jobs', item_id: external, reminders: true }).execute()
  const interest = { user_id, job_id: job, state: 'confirmed', machine_version: 1, updated_at: created_at } as const
  await db.insertInto('interest_registrations').values(interest).execute()
  const digest = await insertDigest(host, { user_id, job })
  const items = [...KINDS.map(kind => ['external-jobs', kind, external] as const), ['review-drafts', 'draft-3', draft] as const]
  const mails: Mails = []
  for (const [index, [type, kind, item_id]] of items.entries()) {
    const day = `2026-09-${index + 10}`
    const mail = await insertId(db, 'reminder_mails', { user_id, day, created_at })
    const row = { user_id, type, kind, item_id, occasion: kind, mail_id: mail, created_at }
    await db.insertInto('reminders').values(row).execute()
    mails.push(['reminders', { mail, user: user_id }])
  }
  return [
    ...mails,
    ['interest-confirmed', { user: user_id, job }],
    ['calendar', { user: user_id, job: external, external: 1 }],
    ['alert-digest', { digest }],
  ]
}

async function insertDigest({ db, clock }: TestHost, { user_id, job }: { user_id: number; job: number }): Promise<number> {
  const created_at = clock.now()
  const times = { last_run_at: created_at, created_at, updated_at: created_at }
  const search = { name: 'Marker search', url: '/search-jobs?search=marker', scope: 'jobs', frequency: 'daily' } as const
  const numbers = { mailed_number: 0, seen_number: 0 }
  const search_id = await insertId(db, 'saved_searches', { user_id, ...search, ...numbers, ...times })
  const digest_id = await insertId(db, 'alert_digests', { user_id, day: '2026-10-02', created_at })
  await db.insertInto('alert_digest_searches').values({ digest_id, search_id, total: 1 }).execute()
  await db.insertInto('alert_jobs').values({ user_id, job_id: job, digest_id, search_id, position: 0 }).execute()
  return digest_id
}

async function reviewMails(host: TestHost, userId: number): Promise<Mails> {
  const mails: Mails = []
  for (const [mail, state] of Object.entries(REVIEW_MAILS)) {
    mails.push([mail, { draft: await buildMarkerDraft(host, { userId, state }) }])
  }
  return mails
}

let employers = 0

/** A review of an employer that its author has proposed. */
async function buildMarkerDraft(
  { db }: TestHost,
  { userId, state }: { userId: number; state: DraftState },
): Promise<number> {
  const { id: companyId } = await buildCompany(db, { name: `Marker employer ${++employers}`, status: 'draft' })
  const answers = reviewAnswers({ 'job-details': { company: 'Marker employer', jobTitle: 'Marker job' } })
  return (await buildDraft(db, { userId, companyId, answers, overrides: { state } })).id
}

async function teamMails({ db }: TestHost, user_id: number): Promise<Mails> {
  const message = { name: 'Marker', email: 'marker@example.test', topic: 'other', message: 'Marker' }
  const report = { type: 'job', item_id: 1, reason: 'other', detail: 'Marker', user_id, email: 'marker@x.test' } as const
  return [
    ['contact', { message: await insertId(db, 'contact_messages', message) }],
    ['report', { report: await insertId(db, 'reports', report) }],
  ]
}

type WithId = {
  [T in keyof Database]: Database[T] extends { id: unknown } ? T : never
}[keyof Database]

async function insertId<T extends WithId>(db: TestHost['db'], table: T, row: NewRow<T>): Promise<number> {
  const query = db.insertInto(table).values(row as never)
  const stored: unknown = await query.returning('id' as never).executeTakeFirstOrThrow()
  return (stored as { id: number }).id
}
