import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DraftAnswers } from '../../../../host/db/tables'
import { inTransaction } from '../../../../host/db/transaction'
import {
  deleteReview,
  publishReview,
  type ReviewLists,
  setReviewState,
  SMALL_COHORT,
  toReviewRow,
} from '../../../../host/features/reviews/reviews'
import { createTestHost, type TestHost } from '../../../support/host'
import { reviewAnswers } from '../../../support/review'
import { recountReviews } from '../../../support/review-counts'
import { buildCompany } from '../../../support/rows'

let host: TestHost
let companyId: number
let lists: ReviewLists

beforeAll(async () => {
  host = await createTestHost()
  const entity = async (list: string, slug: string, name: string) =>
    host.db
      .insertInto('entities')
      .values({ list, slug, name })
      .returning(['id', 'slug', 'name'])
      .executeTakeFirstOrThrow()
  const place = await host.db
    .insertInto('places')
    .values({ slug: 'leeds', name: 'Leeds', kind: 'town', region: 'Yorkshire', lat: 53.8, lng: -1.5 })
    .returning(['id', 'name', 'region'])
    .executeTakeFirstOrThrow()
  lists = {
    type: await entity('job-types', 'year-in-industry', 'Placement'),
    role: await entity('job-roles', 'engineering', 'Rail engineering'),
    degreeArea: await entity('degree-areas', 'engineering-technology', 'Engineering'),
    university: await entity('universities', 'leeds', 'University of Leeds'),
    place,
    steps: new Map(),
  }
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.db.deleteFrom('companies').execute()
  companyId = (await buildCompany(host.db)).id
})

interface Publishing {
  reviewId?: number
  company?: number
  changes?: DraftAnswers
}

async function publish({ reviewId, company = companyId, changes }: Publishing = {}): Promise<number> {
  const id = await inTransaction(host.db, trx =>
    publishReview(trx, {
      reviewId: reviewId ?? null,
      companyId: company,
      review: toReviewRow(reviewAnswers(changes), lists),
      verified: true,
      now: host.clock.now(),
    }),
  )
  await host.services.data.refresh()
  return id
}

async function hide(id: number, state: 'under-review' | 'withdrawn' | 'published' = 'under-review'): Promise<void> {
  await inTransaction(host.db, trx => setReviewState(trx, id, { state, now: host.clock.now() }))
  await host.services.data.refresh()
}

const rowOf = (id: number) => host.db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const pathOf = async (id: number) => `/reviews/${id}-${(await rowOf(id)).slug}`

async function expectCounted(): Promise<void> {
  const { stored, counted } = await recountReviews(host.db)
  expect(stored).toEqual(counted)
}

describe('publication of a review', () => {
  it('shows the review on its page, to the search and in the site map, with the month of publication only', async () => {
    const id = await publish()
    await expectCounted()
    const html = await host.text(await pathOf(id))
    expect(html).toContain('I had a junction of my own to look after within a month')
    expect(html).toContain('University careers service')
    expect(html).toContain('October 2026')
    expect(html).not.toContain('5 October 2026')
    expect(html).toContain('£24,000 a year')
    const sitemap = await host.text('/sitemaps/reviews-1.xml')
    expect(sitemap).toContain(`${await pathOf(id)}</loc><lastmod>2026-09-30T23:00:00.000Z</lastmod>`)
    expect(await host.text('/search-reviews')).toContain(await pathOf(id))
  })

  it('keeps address and date when an edit is approved, and changes the ratings of both employers', async () => {
    const id = await publish()
    const before = await rowOf(id)
    const other = (await buildCompany(host.db, { name: 'Other Rail' })).id
    await publish({ company: other })
    await expectCounted()
    host.clock.set('2026-11-20T09:00:00Z')
    await publish({ reviewId: id, company: other, changes: { 'the-role': { R1: '1', R2: '1', R3: '1', R4: '1' } } })
    await expectCounted()
    const after = await rowOf(id)
    expect(after).toMatchObject({ slug: before.slug, published_at: before.published_at, company_id: other })
    expect(after.role_score).toBe(1)
    expect(after.updated_at).toEqual(host.clock.now())
    host.clock.set('2026-10-05T09:00:00Z')
  })

  it('takes a hidden, withdrawn or deleted review out of every count, and a restored one back', async () => {
    const [other, gone] = [await publish(), await publish({ changes: { 'the-role': { R1: '1' } } })]
    const path = await pathOf(gone)
    expect((await host.request(path)).status).toBe(200)
    for (const state of ['under-review', 'published', 'withdrawn'] as const) {
      await hide(gone, state)
      await expectCounted()
      expect((await host.request(path)).status).toBe(state === 'published' ? 200 : 404)
    }
    await inTransaction(host.db, trx => deleteReview(trx, other, host.clock.now()))
    await expectCounted()
  })

  it('counts two reviews that are published at the same moment', async () => {
    await Promise.all([publish(), publish(), publish()])
    await expectCounted()
  })
})

describe('what a review shows of its author', () => {
  it('names the region, and no team, university or year of study, as long as few have written like it', async () => {
    const row = await rowOf(await publish())
    expect(row.public_label).toBe('Engineering student, placement, 2025, Yorkshire')
    expect(row).toMatchObject({ place_name: 'Yorkshire', place_id: null, team: null, study_year: null })
    expect(row.details).not.toHaveProperty('livedIn')
  })

  it('names the town from the fifth review of an employer, role, place and year', async () => {
    const ids: number[] = []
    for (let count = 0; count < SMALL_COHORT; count += 1) {
      ids.push(await publish())
    }
    const labels = await Promise.all(ids.map(async id => (await rowOf(id)).public_label))
    expect(labels.at(-1)).toBe('Engineering student at University of Leeds, placement, 2025, Leeds')
    expect(new Set(labels.slice(0, -1))).toEqual(new Set(['Engineering student, placement, 2025, Yorkshire']))
    const elsewhere = await publish({ changes: { 'job-details': { startMonth: '2024-07', endMonth: '2025-06' } } })
    expect((await rowOf(elsewhere)).public_label).toBe('Engineering student, placement, 2024, Yorkshire')
  })

  it('takes the town out again when one of the five goes', async () => {
    const ids: number[] = []
    for (let count = 0; count < SMALL_COHORT; count += 1) {
      ids.push(await publish())
    }
    await hide(ids[0] as number, 'withdrawn')
    const last = await rowOf(ids.at(-1) as number)
    expect(last).toMatchObject({ place_name: 'Yorkshire', place_id: null, team: null })
    expect(last.public_label).toBe('Engineering student, placement, 2025, Yorkshire')
    expect(last.details).not.toHaveProperty('livedIn')
    await expectCounted()
  })
})
