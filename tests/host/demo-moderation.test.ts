import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_ACCOUNTS, seedIfEmpty } from '../../host/seed'
import { type BrowserSession, logIn } from '../support/browser-session'
import { createTestDatabase } from '../support/database'
import { createTestHost, type TestHost } from '../support/host'

/** A Monday, so that the weekend counts for no age. */
const now = new Date('2026-11-23T10:30:00Z')
const TIMEOUT_MS = 120_000

let host: TestHost
let student: BrowserSession
let moderator: BrowserSession

beforeAll(async () => {
  const database = await createTestDatabase()
  await database.withoutTimeout(() => seedIfEmpty(database.db, now))
  host = await createTestHost({}, database)
  host.clock.set(now)
  await host.services.data.refresh()
  student = await logIn(
    host,
    DEMO_ACCOUNTS.find(({ email }) => email.startsWith('student')),
  )
  moderator = await logIn(
    host,
    DEMO_ACCOUNTS.find(({ role }) => role === 'moderator'),
  )
}, TIMEOUT_MS)
afterAll(() => host.close())

describe('the demo data', () => {
  it('give moderators reviews, reports, an appeal and a new employer to decide about', async () => {
    const page = await moderator.page('/moderation')
    const flags = ['Contact data', 'Copy', 'New employer', 'Appeal']
    const reports = ['It breaks the law, or says something untrue about me', '12 h left', 'The link is wrong or broken']
    const missing = [...flags, ...reports, 'Tidewater Robotics'].filter(text => !page.includes(text))
    expect(missing).toEqual([])
    const waiting = await host.db.selectFrom('review_drafts').select(['id']).where('state', '=', 'pending').execute()
    expect(waiting).toHaveLength(5)
    for (const { id } of waiting) {
      const review = await moderator.page(`/moderation/reviews/${id}`)
      expect(review).toContain(`/moderation/reviews/${id}/approve`)
      // Moderators learn nothing about who wrote a review.
      expect(review).not.toMatch(/(student|dana|eli|farah|gwen)@|Okafor/i)
    }
  })

  it('let a moderator decide about every one of them', async () => {
    const drafts = await host.db
      .selectFrom('review_drafts')
      .innerJoin('companies', 'companies.id', 'review_drafts.company_id')
      .select(['review_drafts.id', 'companies.id as company_id', 'companies.status'])
      .where('state', '=', 'pending')
      .execute()
    for (const { id, company_id, status } of drafts) {
      if (status === 'draft') {
        expect((await moderator.post(`/moderation/companies/${company_id}/confirm`)).status).toBe(303)
      }
      expect((await moderator.post(`/moderation/reviews/${id}/approve`)).status).toBe(303)
    }
    const reports = await host.db.selectFrom('reports').select('id').where('state', '=', 'open').execute()
    expect(reports).toHaveLength(2)
    for (const { id } of reports) {
      expect((await moderator.post(`/moderation/reports/${id}/uphold`)).status).toBe(303)
    }
    expect(await moderator.page('/moderation')).not.toContain('Contact data')
  })

  it('give the student an unfinished review, published ones, and one to change', async () => {
    const page = await student.page('/dashboard/my-reviews')
    expect(page).toMatch(
      /To finish[\s\S]*Analyst, placement at Quillon Partners[\s\S]*leave out the name of the director/,
    )
    expect(page).toMatch(/Accounts assistant at Tallis Ledger[\s\S]*Not sent yet[\s\S]*43% done/)
    const answer = await student.call('GET', '/ajax/user/reviews')
    const { reviews } = (await answer.json()) as { reviews: { state: string; reviewId: number }[] }
    const states = reviews.map(({ state }) => state).sort()
    expect(states).toEqual(['changes-requested', 'draft', 'published', 'published', 'published'])
    const unfinished = reviews.find(({ state }) => state === 'draft')
    expect(await student.page(`/write-a-review/${unfinished?.reviewId}/the-role`)).toContain('six cafes')
  })

  it('send no mail about what they hold', async () => {
    const mails = await host.services.database.pool.query("select 1 from pgboss.job where name = 'mail'")
    // What the moderator of this file has decided has mails.
    expect(mails.rowCount).toBeLessThanOrEqual(6)
  })
})
