import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewRow } from '../../../host/db/tables'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview } from '../../support/rows'

let host: TestHost
let companyId: number

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  companyId = (await buildCompany(host.db)).id
})
afterAll(() => host.close())

async function pageOf(overrides: Partial<NewRow<'reviews'>>): Promise<string> {
  const review = await buildReview(host.db, companyId, overrides)
  return (await host.request(`/reviews/${review.id}-${review.slug}`)).text()
}

describe('GET /reviews/{id}-{slug} in detail', () => {
  it('lists the facts, and links type and role to reviews like it', async () => {
    const entities = host.db.insertInto('entities')
    const type = await entities
      .values({ list: 'job-types', slug: 'placement', name: 'Placement' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const role = await entities
      .values({ list: 'job-roles', slug: 'rail', name: 'Rail engineering' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const html = await pageOf({
      type_id: type.id,
      role_id: role.id,
      pay_pence: 2_200_000,
      pay_unit: 'year',
      hours_per_week: 37,
      how_found: 'University careers service',
      return_offer: 'yes',
    })
    expect(html).toContain('href="/companies/halden-rail/reviews?type=placement"')
    expect(html).toContain('href="/companies/halden-rail/reviews?role=rail"')
    for (const fact of ['£22,000 a year', '37 a week', 'University careers service', 'Job offer afterwards']) {
      expect(html).toContain(fact)
    }
  })

  it('links to the job while it is live', async () => {
    const open = await buildJob(host.db, companyId, { title: 'Open advert' })
    const closed = await buildJob(host.db, companyId, { title: 'Closed advert', deadline_at: '2026-10-01T00:00:00Z' })
    expect(await pageOf({ job_id: open.id })).toContain(`href="/jobs/${open.id}-${open.slug}"`)
    expect(await pageOf({ job_id: closed.id })).not.toContain('Closed advert')
  })

  it('can be saved and reported, and shows how many found it helpful', async () => {
    const html = await pageOf({ helpful: 12 })
    expect(html).toContain('data-widget="save-icons"')
    expect(html).toMatch(/href="\/report\/review\/\d+"/)
    expect(html).toContain('12 people found this helpful')
    expect(await pageOf({ helpful: 0 })).not.toContain('people found this helpful')
  })

  it("shows the employer's reply with its date", async () => {
    const html = await pageOf({ reply_text: 'Thank you.', reply_at: '2026-09-20T09:00:00Z' })
    expect(/class="l-reply".*?<\/section>/s.exec(html)?.[0]).toMatch(
      /Halden Rail replied.*Thank you\..*20 September 2026/s,
    )
  })

  it('shows its scores beside the averages of an employer with three reviews or more', async () => {
    const { id } = await buildCompany(host.db, { name: 'Copperline' })
    const scores = { overall: 3, role_score: 4.5, company_score: null, culture_score: 2 }
    const rate = (review_count: number) => {
      const ratings = { review_count, overall: 4.1, role: 3.6, company: 4.4, culture: null }
      return host.db
        .insertInto('company_ratings')
        .values({ ...ratings, company_id: id, histogram: [0, 0, 0, review_count, 0] })
        .onConflict(conflict => conflict.column('company_id').doUpdateSet(ratings))
        .execute()
    }
    const review = await buildReview(host.db, id, scores)
    const show = async () => (await host.request(`/reviews/${review.id}-${review.slug}`)).text()
    await rate(2)
    expect(await show()).not.toContain('Compared with the average')
    await rate(5)
    const table = /<table class="l-compared">.*?<\/table>/s.exec(await show())?.[0] ?? ''
    expect(table).toContain('Compared with the average of 5 reviews')
    const rows = [...table.matchAll(/<th scope="row">(.*?)<\/th>\s*<td>([\d.]+).*?<td>([\d.]+)<\/td>/gs)]
    expect(rows.map(([, ...cells]) => cells)).toEqual([
      ['Overall', '3.0', '4.1'],
      ['The role', '4.5', '3.6'],
    ])
  })

  it('is indexed from 300 characters', async () => {
    const empty = { to_improve: '', tips: '', role_text: '', company_text: '', culture_text: '' }
    expect(await pageOf({ ...empty, best_thing: 'x'.repeat(299) })).toContain('content="noindex, follow"')
    expect(await pageOf({ ...empty, best_thing: 'x'.repeat(200), tips: 'y'.repeat(100) })).not.toContain('noindex')
  })

  it('shows the job title once, even if the label starts with it', async () => {
    const author = (html: string) => /class="l-review__author">(.*?)<\/p>/s.exec(html)?.[1]
    expect(author(await pageOf({}))).toBe('<b>Signalling engineer</b> · Engineering student, placement, 2026, Leeds')
    const label = 'Signalling engineer, former employee, 2024'
    expect(author(await pageOf({ public_label: label }))).toBe(label)
  })

  it('shows a review of one text without a section name', async () => {
    const one = { best_thing: '', to_improve: '', company_text: 'It was all right.' }
    expect(await pageOf(one)).toContain('<h2>In their own words</h2>')
    expect(await pageOf({ ...one, answers: JSON.stringify({ C1: 3 }) })).toContain('<h2>The company</h2>')
  })

  it('is old after four years', async () => {
    const now = host.clock.now().getTime()
    const fourYears = 4 * 365.25 * 24 * 60 * 60 * 1000
    const notice = 'more than four years old'
    expect(await pageOf({ published_at: new Date(now - fourYears - 1000) })).toContain(notice)
    expect(await pageOf({ published_at: new Date(now - fourYears + 1000) })).not.toContain(notice)
  })
})
