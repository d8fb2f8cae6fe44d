import type { Database, DraftState, NewRow, ReminderKind } from '../../host/db/tables'
import { createLink } from '../../host/features/account/accounts'
import { DAY } from '../../host/lib/durations'
import type { JobIds } from '../../host/queue/queue'
import type { TestHost } from './host'
import { buildDraft, reviewAnswers } from './review'
import { buildCompany, buildJob, buildUser } from './rows'

/** One mail of each kind, for a user who entered "Marker" in every field. */
export interface EveryMail {
  /** A kind appears more than once if its subject depends on the state. */
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

/** Stores the records that the mails are about. */
export async function prepareEveryMail(host: TestHost): Promise<EveryMail> {
  const { db, services } = host
  const name = { first_name: 'Marker', last_name: 'Marker' }
  const { id: user } = await buildUser(db, services.passwords, {
    ...name,
    unused_warned_at: host.clock.now(),
    last_active_at: host.daysFromNow(-800),
  })
  const mails = [
    ...(await linkMails(host, user)),
    ...(await deletionMails(host)),
    ...accountMails(user),
    ...(await jobMails(host, user)),
    ...(await reviewMails(host, user)),
    ...(await teamMails(host, user)),
  ]
  return { mails, addresses: [EMAIL, 'new@example.test', 'former@example.test', 'team@firstrung.test'] }
}

type Mails = EveryMail['mails'][number][]

async function linkMails({ db, services, clock, daysFromNow }: TestHost, user_id: number): Promise<Mails> {
  const link = (purpose: Parameters<typeof createLink>[1]) => ({ ...createLink(services.secret, purpose), user_id })
  const soon = { expires_at: daysFromNow(1) }
  const changes = { email: 'new@example.test', previous_email: EMAIL, ...soon }
  const insertChange = (confirmed_at: Date | null) =>
    insertId(db, 'email_changes', { ...link('change-email'), ...changes, confirmed_at })
  const change = await insertChange(null)
  const confirmation = { ...link('verify-email'), email: EMAIL, ...soon }
  const reset = { ...link('reset-password'), ...soon }
  await db
    .insertInto('data_exports')
    .values({ ...link('data-export'), ...soon, requested_at: clock.now(), archive: Buffer.from('zip') })
    .execute()
  return [
    ['confirm-address', { confirmation: await insertId(db, 'email_confirmations', confirmation) }],
    ['reset-password', { reset: await insertId(db, 'password_resets', reset) }],
    ['confirm-new-address', { change }],
    ['email-change-requested', { change }],
    ['email-changed', { change: await insertChange(clock.now()), to: 'previous' }],
  ]
}

async function deletionMails({ db, services, clock, daysFromNow }: TestHost): Promise<Mails> {
  const gone = { user_id: 0, first_name: 'Marker', addresses: ['former@example.test'], remaining_reviews: 0 }
  const deletion = { ...gone, deleted_at: clock.now() }
  const leaving = await buildUser(db, services.passwords, { email: 'former@example.test', first_name: 'Marker' })
  const pending = { ...createLink(services.secret, 'keep-account'), user_id: leaving.id, reviews: 'keep' } as const
  await db
    .insertInto('pending_deletions')
    .values({ ...pending, requested_at: clock.now(), deletes_at: daysFromNow(7) })
    .execute()
  return [
    ['account-deleted', { deletion: await insertId(db, 'account_deletions', deletion) }],
    ['account-deletion-requested', { user: leaving.id }],
  ]
}

const accountMails = (user: number): Mails =>
  ['already-registered', 'welcome', 'password-changed', 'two-step-on', 'two-step-off', 'passkey-added']
    .concat('passkey-removed', 'account-unused', 'data-ready')
    .map(mail => [mail, { user }] as const)

const KINDS: readonly ReminderKind[] = ['closing-7', 'opened', 'interest-opened', 'date-changed']

async function jobMails(host: TestHost, user_id: number): Promise<Mails> {
  const { db, clock } = host
  const { id: company_id } = await buildCompany(db)
  const { id: job } = await buildJob(db, company_id, { deadline_at: '2026-10-30T22:59:00Z' })
  const external = await insertExternal(host, user_id, { deadline: '2026-10-09', url: 'https://marker.test/' })
  const interest = { user_id, job_id: job, state: 'confirmed', machine_version: 1, updated_at: clock.now() } as const
  await db.insertInto('interest_registrations').values(interest).execute()
  return [
    ...(await reminderMails(host, { user_id, external })),
    ['interest-confirmed', { user: user_id, job }],
    ['calendar', { user: user_id, job: external, external: 1 }],
    ['appointment', { user: user_id, appointment: await insertAppointment(host, user_id, external), hour: 0 }],
    ['alert-digest', { digest: await insertDigest(host, { user_id, job }) }],
  ]
}

async function insertExternal({ db }: TestHost, user_id: number, dates: object = {}): Promise<number> {
  const added = { job_title: 'Marker job', company_name: 'Marker employer', location: 'Marker', salary_text: 'Marker' }
  const item_id = await insertId(db, 'external_jobs', { user_id, ...added, ...dates })
  const item = { type: 'external-jobs', item_id, external_job_id: item_id, reminders: true } as const
  await db
    .insertInto('saved_items')
    .values({ user_id, ...item })
    .execute()
  return item_id
}

/** Tomorrow, so that its reminder is due. */
function insertAppointment({ db, clock }: TestHost, user_id: number, item_id: number): Promise<number> {
  const now = clock.now()
  const item = { user_id, type: 'external-jobs', item_id, created_at: now, updated_at: now } as const
  const day = new Date(now.getTime() + DAY).toISOString().slice(0, 10)
  const time = { day, starts: '14:30', time_zone: 'Europe/London', evening_mailed_at: now }
  return insertId(db, 'appointments', {
    ...item,
    ...time,
    kind: 'interview',
    place: 'Marker',
    link: 'https://marker.test/',
  })
}

/** One reminder for each kind of news. */
async function reminderMails(host: TestHost, person: { user_id: number; external: number }): Promise<Mails> {
  const { user_id, external } = person
  const { db } = host
  const applied = await insertExternal(host, user_id)
  const stage = { stage: 'applied', done: true, updated_at: host.daysFromNow(-21) } as const
  await db
    .insertInto('app_tracker_stages')
    .values({ user_id, type: 'external-jobs', item_id: applied, ...stage })
    .execute()
  await db
    .updateTable('saved_items')
    .set({ updated_at: host.daysFromNow(-21) })
    .where('external_job_id', '=', applied)
    .execute()
  const draft = await buildMarkerDraft(host, { userId: user_id, state: 'draft' })
  const items = [
    ...KINDS.map(kind => ['external-jobs', kind, external] as const),
    ['external-jobs', 'stale', applied] as const,
    ['review-drafts', 'draft-3', draft] as const,
  ]
  const created_at = host.clock.now()
  const mails: Mails = []
  for (const [index, [type, kind, item_id]] of items.entries()) {
    const mail = await insertId(db, 'reminder_mails', { user_id, day: `2026-09-${index + 10}`, created_at })
    const row = { user_id, type, kind, item_id, occasion: kind, mail_id: mail, created_at }
    await db.insertInto('reminders').values(row).execute()
    mails.push(['reminders', { mail, user: user_id }])
  }
  return mails
}

async function insertDigest(
  { db, clock }: TestHost,
  { user_id, job }: { user_id: number; job: number },
): Promise<number> {
  const created_at = clock.now()
  const times = { last_run_at: created_at, created_at, updated_at: created_at }
  const search = {
    name: 'Marker search',
    url: '/search-jobs?search=marker',
    scope: 'jobs',
    frequency: 'daily',
  } as const
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

/** Its employer is proposed, not confirmed. */
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
  const report = {
    type: 'job',
    item_id: 1,
    reason: 'other',
    detail: 'Marker',
    user_id,
    email: 'marker@x.test',
  } as const
  return [
    ['contact', { message: await insertId(db, 'contact_messages', message) }],
    ['report', { report: await insertId(db, 'reports', report) }],
  ]
}

type WithId = {
  [T in keyof Database]: Database[T] extends { id: unknown } ? T : never
}[keyof Database]

async function insertId<T extends WithId>(db: TestHost['db'], table: T, row: NewRow<T>): Promise<number> {
  const query = db.insertInto(table).values(row)
  const stored: unknown = await query.returning('id' as never).executeTakeFirstOrThrow()
  return (stored as { id: number }).id
}
