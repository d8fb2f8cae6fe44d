import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob } from '../../support/rows'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
})
afterAll(() => host.close())

const page = async () => (await host.request('/hot-jobs')).text()
const titlesOf = (html: string) => [...html.matchAll(/<a[^>]*ui-card__link[^>]*>([^<]*)</g)].map(([, title]) => title)
const promote = (companyId: number, jobId: number) =>
  host.db
    .insertInto('promotions')
    .values({
      type_id: 2,
      category_id: 5,
      event_name: 'service_impression',
      action_name: 'hot_job',
      company_id: companyId,
      job_id: jobId,
      starts_at: '2026-10-01T00:00:00Z',
      ends_at: '2026-10-10T20:00:00Z',
    })
    .execute()

describe('GET /hot-jobs', () => {
  it('says that nothing is hot, and is noindex', async () => {
    const html = await page()
    expect(html).toContain('No hot jobs right now')
    expect(html).not.toContain('data-widget="hot-jobs"')
    expect(html).toContain('<meta name="robots" content="noindex, follow">')
  })

  it('shows up to ten open jobs with the promoted ones, closing soonest first', async () => {
    const { id: companyId } = await buildCompany(host.db)
    for (let day = 10; day < 22; day++) {
      await buildJob(host.db, companyId, { title: `Closes on the ${day}th`, deadline_at: `2026-10-${day}T22:59:00Z` })
    }
    await buildJob(host.db, companyId, { title: 'Closed yesterday', deadline_at: '2026-10-04T22:59:00Z' })
    await buildJob(host.db, companyId, { title: 'Opens later', opens_at: '2026-10-20T09:00:00Z' })
    const paid = await buildJob(host.db, companyId, { title: 'Promoted', deadline_at: '2026-12-01T00:00:00Z' })
    await promote(companyId, paid.id)

    const html = await page()
    const days = [10, 11, 12, 13, 14, 15, 16, 17, 18].map(day => `Closes on the ${day}th`)
    expect(titlesOf(html)).toEqual([...days, 'Promoted'])
    expect(html.match(/ui-badge--promoted/g)).toHaveLength(1)
    expect(html).toContain('"serviceTypeId":2')
    expect(html).not.toContain('name="robots"')
  })

  it('has at most three promoted jobs, so that it says what really closes next', async () => {
    const [{ id: companyId } = { id: 0 }] = await host.db.selectFrom('companies').select('id').execute()
    for (let day = 2; day < 7; day++) {
      const job = await buildJob(host.db, companyId, { title: `Paid ${day}`, deadline_at: `2026-11-0${day}T22:59:00Z` })
      await promote(companyId, job.id)
    }
    const titles = titlesOf(await page())
    expect(titles).toHaveLength(10)
    expect(titles.slice(-3)).toEqual(['Paid 2', 'Paid 3', 'Paid 4'])
    expect(titles[0]).toBe('Closes on the 10th')
  })

  it('prefers jobs of a type, which are for students, to those that close sooner', async () => {
    const [{ id: companyId } = { id: 0 }] = await host.db.selectFrom('companies').select('id').execute()
    const type = await host.db
      .insertInto('entities')
      .values({ list: 'job-types', slug: 'placement', name: 'Placement' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await buildJob(host.db, companyId, { title: 'Year out', type_id: type.id, deadline_at: '2026-10-30T22:59:00Z' })
    const titles = titlesOf(await page())
    expect(titles).toHaveLength(10)
    expect(titles).toContain('Year out')
    expect(titles).not.toContain('Closes on the 16th')
  })

  it('leaves out expired promotions and closed jobs', async () => {
    host.clock.set('2026-10-10T22:59:00Z')
    const html = await page()
    expect(titlesOf(html)).not.toContain('Closes on the 10th')
    expect(titlesOf(html)).not.toContain('Promoted')
    expect(titlesOf(html)[0]).toBe('Closes on the 11th')
  })
})
