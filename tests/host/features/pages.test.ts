import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../host/db'
import { recalculateRatings } from '../../../host/features/reviews/reviews'
import { createTestHost, type TestHost } from '../../support/host'
import { linkedDataOf } from '../../support/html'
import { buildCompany, buildJob, buildReview } from '../../support/rows'

let host: TestHost
let company: Awaited<ReturnType<typeof buildCompany>>

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  company = await buildCompany(host.db)
})
afterAll(() => host.close())

describe('GET /companies/{slug}', () => {
  it('shows the rating with its count from three reviews', async () => {
    const employer = await buildCompany(host.db, { name: 'Quill & Co' })
    const rate = async () => inTransaction(host.db, trx => recalculateRatings(trx, [employer.id], host.clock.now()))
    await buildReview(host.db, employer.id, { overall: 4 })
    await buildReview(host.db, employer.id, { overall: 5 })
    await rate()
    const few = await host.text('/companies/quill-co')
    expect(few).toContain('Not enough reviews yet')
    expect(linkedDataOf(few)['@type']).toBe('Organization')
    await buildReview(host.db, employer.id, { overall: 3 })
    await rate()
    const html = await host.text('/companies/quill-co')
    expect(linkedDataOf(html)).toMatchObject({ '@type': 'EmployerAggregateRating', ratingValue: '4.0', reviewCount: 3 })
    expect(html).not.toContain('Not enough reviews yet')
  })

  it('lists jobs that are open or will open, but no closed ones', async () => {
    const employer = await buildCompany(host.db, { name: 'Larch Labs' })
    await buildJob(host.db, employer.id, { title: 'Open now' })
    await buildJob(host.db, employer.id, { title: 'Opening later', status: 'interest', opens_at: host.daysFromNow(9) })
    await buildJob(host.db, employer.id, { title: 'Long closed', deadline_at: host.daysFromNow(-1) })
    const html = await host.text('/companies/larch-labs/jobs')
    expect(html).toContain('2 jobs at Larch Labs')
    expect(html).toContain('Opening later')
    expect(html).not.toContain('Long closed')
  })

  it('filters reviews by stars and turns pages', async () => {
    const employer = await buildCompany(host.db, { name: 'Many Reviews' })
    for (let i = 0; i < 23; i++) {
      await buildReview(host.db, employer.id, { overall: i < 2 ? 2 : 4, headline: `Review number ${i}` })
    }
    await inTransaction(host.db, trx => recalculateRatings(trx, [employer.id], host.clock.now()))
    expect(await host.text('/companies/many-reviews/reviews')).toContain('1-20 of 23')
    expect(await host.text('/companies/many-reviews/reviews?page=2')).toContain('21-23 of 23')
    expect(await host.text('/companies/many-reviews/reviews?stars=2')).toContain('1-2 of 2')
    expect((await host.request('/companies/many-reviews/reviews?page=3')).status).toBe(404)
  })

  it('has a page for each tab, but not for an empty gallery', async () => {
    expect((await host.request('/companies/halden-rail/gallery')).status).toBe(302)
    await host.db
      .insertInto('gallery_items')
      .values({
        company_id: company.id,
        position: 1,
        type: 'image',
        src: '/pictures/scene/depot.svg',
        thumb: '/pictures/scene/depot.svg',
        width: 600,
        height: 400,
        alt: 'The depot at dawn',
      })
      .execute()
    expect(await host.text('/companies/halden-rail/gallery')).toContain('alt="The depot at dawn"')
  })

  it('does not show a hidden employer', async () => {
    await buildCompany(host.db, { name: 'Hidden Ltd', slug: 'hidden', status: 'hidden' })
    expect((await host.request('/companies/hidden')).status).toBe(404)
  })
})

describe('GET /reviews/{id}-{slug}', () => {
  it("shows a published review without its author's name", async () => {
    const review = await buildReview(host.db, company.id, { answers: JSON.stringify({ R1: 5, K5: 3 }) })
    const html = await host.text(`/reviews/${review.id}-${review.slug}`)
    expect(html).toContain('Real work from day one')
    expect(html).toContain('Engineering student, placement, 2026, Leeds')
    expect(html).toContain('How much did you enjoy the work itself?')
    expect(html).not.toContain('How manageable was the workload?')
  })

  it('does not show unpublished reviews', async () => {
    for (const state of ['pending', 'rejected', 'withdrawn', 'under-review'] as const) {
      const review = await buildReview(host.db, company.id, { state })
      expect((await host.request(`/reviews/${review.id}-${review.slug}`)).status).toBe(404)
    }
  })

  it('says when a review is too old to count', async () => {
    const review = await buildReview(host.db, company.id, { published_at: '2021-01-01T00:00:00Z' })
    expect(await host.text(`/reviews/${review.id}-${review.slug}`)).toContain('more than four years old')
  })
})

describe('the addresses that programs know by name', () => {
  it('say who to tell about a weakness, for half a year', async () => {
    const answer = await host.request('/.well-known/security.txt')
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    const lines = (await answer.text()).split('\n')
    expect(lines).toContain('Contact: mailto:hello@firstrung.test')
    const expires = Date.parse(lines.find(line => line.startsWith('Expires: '))?.slice(9) ?? '')
    const days = (expires - host.clock.now().getTime()) / 86_400_000
    expect(Math.ceil(days)).toBe(180)
  })

  it('lead to the page that changes a password', async () => {
    const answer = await host.request('/.well-known/change-password')
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/account/security'])
  })
})
