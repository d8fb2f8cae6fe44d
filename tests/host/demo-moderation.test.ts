import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SMALL_COHORT } from '../../host/features/reviews/reviews'
import { DEMO_ACCOUNTS, seedIfEmpty } from '../../tools/demo'
import { type BrowserSession, logIn } from '../support/browser-session'
import { createTestDatabase } from '../support/database'
import { createTestHost, type TestHost } from '../support/host'

/** A Monday, so the age in working days must not include the weekend. */
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

/** Every published review, with the facts that its labels are derived from. */
const readPublished = () =>
  host.db
    .selectFrom('reviews')
    .innerJoin('companies', 'companies.id', 'reviews.company_id')
    .selectAll('reviews')
    .where('state', '=', 'published')
    .where('companies.status', '=', 'live')
    .orderBy('reviews.id')
    .execute()

describe('authors of few reviews like theirs', () => {
  it('are described by their region only, wherever a label is shown', async () => {
    const rows = await readPublished()
    const places = await host.db.selectFrom('places').select('region').distinct().execute()
    const regions = new Set(places.map(({ region }) => region))
    const keyOf = (row: (typeof rows)[number]) =>
      [row.company_id, row.role_id, row.place_id, row.started_on?.slice(0, 4)].join(' ')
    const sizes = new Map<string, number>()
    rows.forEach(row => sizes.set(keyOf(row), (sizes.get(keyOf(row)) ?? 0) + 1))
    const named = rows.filter(({ place_id }) => place_id !== null)
    const general = rows.filter(({ place_id, source_id }) => place_id === null && source_id?.startsWith('review-'))
    expect(Math.min(named.length, general.length)).toBeGreaterThan(200)
    expect(named.filter(row => (sizes.get(keyOf(row)) ?? 0) < SMALL_COHORT)).toEqual([])
    for (const { place_name, public_label, team, study_year, details } of general) {
      expect([place_name, team, study_year, details.livedIn]).toEqual([place_name, null, null, undefined])
      expect(regions.has(place_name)).toBe(true)
      expect(public_label.endsWith(place_name ?? '')).toBe(true)
    }
  })

  it('are shown with these labels and without a day, on pages, cards, in searches and data', async () => {
    const rows = await readPublished()
    const labels = new Set(rows.map(({ public_label }) => public_label))
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    const sample = rows.filter((_, index) => index % 60 === 0)
    for (const row of sample) {
      const page = await host.text(`/reviews/${row.id}-${row.slug}`)
      const author = /class="l-review__author">(.*?)<\/p>/s.exec(page)?.[1] ?? ''
      expect(author).toContain(row.public_label)
      const day = row.published_at.getUTCDate()
      const month = row.published_at.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
      // The employer's reply has its own date.
      expect(page.replace(/class="l-reply".*?<\/section>/s, '')).not.toContain(`${day} ${month}`)
      expect(page).not.toContain(row.published_at.toISOString().slice(0, 10))
      expect(page).not.toContain('datePublished')
      const answer = await host.text(`/ajax/reviews/${row.id}`, { headers })
      const card = JSON.parse(answer) as { authorLine: string; place: string | null }
      expect(card).toMatchObject({ authorLine: row.public_label, place: row.place_name })
      expect(answer).not.toMatch(/\d{4}-\d\d-\d\d/)
    }
    const found = JSON.parse(await host.text('/search-reviews', { headers })) as { data: { authorLine: string }[] }
    expect(found.data.length).toBeGreaterThan(10)
    expect(found.data.filter(({ authorLine }) => !labels.has(authorLine))).toEqual([])
    expect(JSON.stringify(found)).not.toMatch(/20\d\d-\d\d-\d\dT/)
  })
})

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
      // Moderators do not see who wrote a review.
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
    // Only the decisions made in this file have mails.
    expect(mails.rowCount).toBeLessThanOrEqual(6)
  })
})
