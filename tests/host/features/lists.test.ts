import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview } from '../../support/rows'
import { searchFor } from '../../support/search'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  const company = await buildCompany(host.db)
  await buildJob(host.db, company.id)
  await buildJob(host.db, company.id, { title: 'Timetable analyst, 100% remote', pattern: 'remote' })
  await buildJob(host.db, company.id, { title: 'Closed one', deadline_at: '2026-10-01T00:00:00Z' })
  await buildReview(host.db, company.id, { best_thing: 'x'.repeat(400) })
  await buildReview(host.db, company.id, { headline: 'Short', best_thing: 'Fine.', to_improve: '' })
})
afterAll(() => host.close())

describe('GET /search', () => {
  it('redirects the form to the chosen list, without empty fields', async () => {
    const answer = await host.request('/search?search=rail+works&place=&in=companies')
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/search-companies?search=rail+works'])
  })
})

describe('GET /search-jobs', () => {
  it('finds by words of the title, in any form of them', async () => {
    const html = await host.text('/search-jobs?search=placements')
    expect(html).toContain('1 job for “placements”')
    expect(html).toContain('Signalling placement')
  })

  it('finds jobs by employer, but no closed ones', async () => {
    const html = await host.text('/search-jobs?search=halden')
    expect(html).toContain('2 jobs for “halden”')
    expect(html).not.toContain('Closed one')
  })

  it('labels a job as promoted while its promotion runs', async () => {
    const { id, company_id } = await host.db.selectFrom('jobs').selectAll().orderBy('id').executeTakeFirstOrThrow()
    const slot = { type_id: 1, category_id: 1, event_name: 'seen', action_name: 'featured', company_id, job_id: id }
    const runs = { starts_at: '2026-10-04T00:00:00Z', ends_at: '2026-10-06T00:00:00Z' }
    await host.db
      .insertInto('promotions')
      .values({ ...slot, ...runs })
      .execute()
    expect(await host.text('/search-jobs')).toContain('Promoted')
    host.clock.set('2026-10-06T00:00:00Z')
    expect(await host.text('/search-jobs')).not.toContain('Promoted')
    host.clock.set('2026-10-05T09:00:00Z')
  })

  it('says that nothing matches, and links to the whole list', async () => {
    const html = await host.text('/search-jobs?search=zebra+keeper')
    expect(html).toContain('0 jobs for “zebra keeper”')
    expect(html).toContain('href="/search-jobs"')
  })

  it.each([
    '%',
    "'",
    '%00',
    '"unclosed',
    '- - -',
    '\\',
    '🦊',
    'a'.repeat(5000),
    '<script>alert(1)</script>',
    ' '.repeat(2000),
  ])('answers 200 to any text: %j', async words => {
    const answer = await host.request(
      `/search-jobs?search=${encodeURIComponent(words)}&place=${encodeURIComponent(words)}`,
      { redirect: 'follow' },
    )
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('<script>alert')
  })

  it('ignores punctuation', async () => {
    const count = async (words: string) =>
      (await searchFor(host, `/search-jobs?search=${encodeURIComponent(words)}`)).totalResults
    expect(await count('100%')).toBe(1)
    expect(await count('signal%')).toBe(1)
    expect(await count('%alys%')).toBe(0)
    expect(await count('_imetabl_')).toBe(0)
    expect(await count('%')).toBe(2)
  })
})

describe('files for search engines', () => {
  it('include a robots.txt that blocks endless addresses and names the index of site maps', async () => {
    const robots = await host.text('/robots.txt')
    expect(robots).toContain('Disallow: /*?*search=')
    expect(robots).toContain('Sitemap: http://firstrung.test/sitemap.xml')
  })

  it('include an index of site maps whose files all exist', async () => {
    const index = await host.text('/sitemap.xml')
    const files = [...index.matchAll(/<loc>http:\/\/firstrung\.test(.*?)<\/loc>/g)].map(match => match[1] ?? '')
    expect(files).toEqual([
      '/sitemaps/jobs-1.xml',
      '/sitemaps/companies-1.xml',
      '/sitemaps/reviews-1.xml',
      '/sitemaps/categories-1.xml',
      '/sitemaps/static-1.xml',
    ])
    for (const file of files) {
      expect((await host.request(file)).status).toBe(200)
    }
  })

  it('list open jobs and reviews that are long enough', async () => {
    const jobs = await host.text('/sitemaps/jobs-1.xml')
    expect(jobs.match(/<url>/g)).toHaveLength(2)
    expect(jobs).toContain('<lastmod>2026-09-20T09:00:00.000Z</lastmod>')
    expect((await host.text('/sitemaps/reviews-1.xml')).match(/<url>/g)).toHaveLength(1)
    expect((await host.request('/sitemaps/jobs-2.xml')).status).toBe(404)
  })
})

describe('promoted jobs of a search', () => {
  it('are two at most, and on the first page alone', async () => {
    const { id: company_id } = await buildCompany(host.db, { name: 'Quorn Quarries' })
    const jobs: number[] = []
    for (let index = 0; index < 22; index++) {
      jobs.push((await buildJob(host.db, company_id, { title: `Quarry placement ${index}` })).id)
    }
    const slot = { type_id: 1, category_id: 1, event_name: 'seen', action_name: 'featured', company_id }
    const runs = { starts_at: '2026-10-04T00:00:00Z', ends_at: '2026-10-06T00:00:00Z' }
    await host.db
      .insertInto('promotions')
      .values(jobs.slice(0, 4).map(job_id => ({ ...slot, ...runs, job_id })))
      .execute()
    const promotedOn = async (page: number) =>
      (await searchFor(host, `/search-jobs?search=quarry&page=${page}`)).services.length
    expect([await promotedOn(1), await promotedOn(2)]).toEqual([2, 0])
  })
})
