import type { Db, NewRow } from '../../host/db/tables'
import { inTransaction } from '../../host/db/transaction'
import { nameKey } from '../../host/lib/name-key'
import { insertAuthors } from '../../tools/demo/insert-authors'

/** Inserts a valid employer with fixed values. */
export async function buildCompany(db: Db, overrides: Partial<NewRow<'companies'>> = {}) {
  const name = overrides.name ?? 'Halden Rail'
  return db
    .insertInto('companies')
    .values({
      slug: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      name,
      name_key: nameKey(name),
      about: 'We run trains.',
      head_office: 'Leeds',
      website: 'https://halden-rail.test/',
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function buildJob(db: Db, companyId: number, overrides: Partial<NewRow<'jobs'>> = {}) {
  return db
    .insertInto('jobs')
    .values({
      company_id: companyId,
      slug: 'signalling-placement',
      title: 'Signalling placement',
      description:
        '<p>Help us keep trains apart.</p><p>You join the signalling team, learn how junctions work and test every change first.</p>',
      apply_url: 'https://halden-rail.test/apply',
      deadline_at: '2026-10-30T23:59:00Z',
      published_at: '2026-09-20T09:00:00Z',
      updated_at: '2026-09-20T09:00:00Z',
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const jobPath = (job: { id: number; slug: string }) => `/jobs/${job.id}-${job.slug}`

export async function buildReview(db: Db, companyId: number, overrides: Partial<NewRow<'reviews'>> = {}) {
  return db
    .insertInto('reviews')
    .values({
      company_id: companyId,
      slug: 'real-work-from-day-one',
      headline: 'Real work from day one',
      job_title: 'Signalling engineer',
      best_thing: 'I had a junction of my own to look after within a month.',
      to_improve: 'The laptop took three weeks to arrive.',
      overall: 4.2,
      public_label: 'Engineering student, placement, 2026, Leeds',
      recommend: true,
      published_at: '2026-09-01T09:00:00Z',
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function buildAuthor(db: Db, review: { id: number }, userId: number): Promise<void> {
  await inTransaction(db, trx => insertAuthors(trx, userId, [review.id]))
}

/** The password is "correct horse battery", and the address is confirmed. */
export async function buildUser(
  db: Db,
  passwords: { hash: (password: string) => Promise<string> },
  overrides: Partial<NewRow<'users'>> = {},
) {
  return db
    .insertInto('users')
    .values({
      email: 'sam@example.test',
      first_name: 'Sam',
      last_name: 'Reed',
      email_verified_at: '2026-01-01T00:00:00Z',
      password_hash: await passwords.hash('correct horse battery'),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
