import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../host/db/tables'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildUser } from '../../support/rows'

let host: TestHost
let userId: number

beforeAll(async () => {
  host = await createTestHost()
  userId = (await buildUser(host.db, host.services.passwords)).id
})
afterAll(() => host.close())

async function expectPurged(table: keyof Database, { job, left }: { job: string; left: number }): Promise<void> {
  await host.runJob(job)
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(host.db)
  expect(rows[0]?.count).toBe(left)
}

describe('housekeeping', () => {
  it('deletes expired sessions, also thousands of them, and keeps the others', async () => {
    const session = (n: number, days: number) => ({
      id_hash: `hash ${days} ${n}`,
      user_id: userId,
      expires_at: host.daysFromNow(days),
    })
    const old = Array.from({ length: 2500 }, (_, n) => session(n, -1))
    await host.db
      .insertInto('sessions')
      .values([...old, session(0, 1)])
      .execute()
    await expectPurged('sessions', { job: 'purge-sessions', left: 1 })
  })

  it('deletes links to confirm an address after their time', async () => {
    const link = (nonce: string, days: number) => ({
      nonce,
      token_hash: nonce,
      user_id: userId,
      email: 'sam@example.test',
      expires_at: host.daysFromNow(days),
    })
    await host.db
      .insertInto('email_confirmations')
      .values([link('a', -1), link('b', 1)])
      .execute()
    await expectPurged('email_confirmations', { job: 'purge-confirmations', left: 1 })
  })

  it('deletes notes of changes after a day', async () => {
    await host.db.deleteFrom('data_changes').execute()
    const note = (subject: string, hours: number) => ({ subject, noted_at: host.daysFromNow(hours / 24) })
    await host.db
      .insertInto('data_changes')
      .values([note('company:1', -25), note('company:2', -23)])
      .execute()
    await expectPurged('data_changes', { job: 'purge-changes', left: 1 })
  })

  it('deletes old clicks and old messages', async () => {
    const click = (days: number) => ({ kind: 'job' as const, target_id: 1, clicked_at: host.daysFromNow(days) })
    await host.db
      .insertInto('redirects')
      .values([click(-401), click(-399)])
      .execute()
    await expectPurged('redirects', { job: 'purge-clicks', left: 1 })
    const message = (days: number) => ({
      name: '',
      email: 'a@b.test',
      topic: 'other',
      message: 'Hello',
      created_at: host.daysFromNow(days),
    })
    await host.db
      .insertInto('contact_messages')
      .values([message(-181), message(-179)])
      .execute()
    await expectPurged('contact_messages', { job: 'purge-contact-messages', left: 1 })
  })

  it('runs for the time that it is given', async () => {
    await host.db
      .insertInto('redirects')
      .values({ kind: 'job', target_id: 2, clicked_at: host.daysFromNow(0) })
      .execute()
    await host.runJob('purge-clicks', host.daysFromNow(500))
    expect(await host.db.selectFrom('redirects').selectAll().execute()).toEqual([])
  })

  it('closes jobs without dates that no feed has listed for 60 days, and forgets old entries of feeds', async () => {
    const employer = await buildCompany(host.db)
    const job = (source_id: string, more: object) => ({
      ...{ company_id: employer.id, slug: 'job', title: 'Cook', source: 'feed', source_id, undated: true },
      ...more,
    })
    const entry = (source_id: string, days: number) => ({
      ...{ kind: 'jobs' as const, source: 'feed', source_id, content_key: null, seen_at: host.daysFromNow(-days) },
    })
    await host.db
      .insertInto('jobs')
      .values([job('seen', {}), job('unseen', {}), job('dated', { undated: false })])
      .execute()
    await host.db
      .insertInto('feed_entries')
      .values([entry('seen', 59), entry('unseen', 61), entry('dated', 61), entry('gone', 731)])
      .execute()
    await host.runJob('close-unseen-jobs')
    const closed = host.db.selectFrom('jobs').select(['source_id', 'closed_reason']).where('status', '=', 'closed')
    expect(await closed.execute()).toEqual([{ source_id: 'unseen', closed_reason: 'stale' }])
    await expectPurged('feed_entries', { job: 'purge-feed-entries', left: 3 })
  })
})
