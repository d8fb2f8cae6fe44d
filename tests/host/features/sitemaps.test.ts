import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesOf, PER_SITEMAP, sliceOf } from '../../../host/features/public/pages/sitemap'
import { RECORDS } from '../../../host/features/public/pages/sitemap-queries'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview } from '../../support/rows'

let host: TestHost
let company: Awaited<ReturnType<typeof buildCompany>>

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  company = await buildCompany(host.db)
})
afterAll(() => host.close())

const listed = async (file: string) =>
  [...(await host.text(`/sitemaps/${file}.xml`)).matchAll(/<loc>http:\/\/firstrung\.test(.*?)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  )
const robotsOf = async (path: string) =>
  /<meta name="robots" content="([^"]*)"/.exec(await host.text(path))?.[1] ?? null

describe('the site maps', () => {
  it('divide a long list into files within the limit, each address once', async () => {
    for (let i = 0; i < 5; i++) {
      await buildJob(host.db, company.id, { title: `Job ${i}`, slug: `job-${i}` })
    }
    const now = host.clock.now()
    const count = (await RECORDS.jobs?.count(host.db, now)) ?? 0
    const files = filesOf('jobs', count, 2)
    expect(files).toEqual(['/sitemaps/jobs-1.xml', '/sitemaps/jobs-2.xml', '/sitemaps/jobs-3.xml'])
    const parts = await Promise.all(
      files.map(async (_, index) => (await RECORDS.jobs?.list(host.db, now, sliceOf(index + 1, 2))) ?? []),
    )
    expect(parts.map(part => part.length)).toEqual([2, 2, 1])
    expect(parts.flat().map(({ path }) => path)).toEqual(await listed('jobs-1'))
  })

  it('allow 50,000 addresses a file', () => {
    expect(PER_SITEMAP).toBe(50_000)
    expect(filesOf('reviews', 0)).toEqual([])
    expect(filesOf('reviews', 50_000)).toEqual(['/sitemaps/reviews-1.xml'])
    expect(filesOf('reviews', 50_001)).toEqual(['/sitemaps/reviews-1.xml', '/sitemaps/reviews-2.xml'])
    expect(sliceOf(2)).toEqual({ limit: 50_000, offset: 50_000 })
  })

  it.each(['jobs-0', 'jobs-01', 'jobs-2', 'static-2', 'categories-9', 'people-1', 'jobs'])(
    'answer 404 to %s',
    async file => {
      expect((await host.request(`/sitemaps/${file}.xml`)).status).toBe(404)
    },
  )

  it('list reviews from 300 characters, like the robots tag of their pages', async () => {
    const short = await buildReview(host.db, company.id, { best_thing: 'x'.repeat(200), to_improve: 'y'.repeat(99) })
    const long = await buildReview(host.db, company.id, { best_thing: 'x'.repeat(200), to_improve: 'y'.repeat(100) })
    const pathOf = (review: typeof short) => `/reviews/${review.id}-${review.slug}`
    expect(await listed('reviews-1')).toEqual([pathOf(long)])
    expect(await robotsOf(pathOf(short))).toBe('noindex, follow')
    expect(await robotsOf(pathOf(long))).toBeNull()
  })

  it('list employers with content, like the robots tag of their pages', async () => {
    await buildCompany(host.db, { name: 'Bare Ltd', slug: 'bare', about: '' })
    const hiring = await buildCompany(host.db, { name: 'Only Jobs', about: '' })
    await buildJob(host.db, hiring.id, { slug: 'only-job' })
    await buildCompany(host.db, { name: 'Hidden', status: 'hidden' })
    expect(await listed('companies-1')).toEqual(['/companies/halden-rail', '/companies/only-jobs'])
    expect(await robotsOf('/companies/bare')).toBe('noindex, follow')
    expect(await robotsOf('/companies/only-jobs')).toBeNull()
  })

  it('list categories with content, like the robots tag of their pages', async () => {
    const { id } = await host.db
      .insertInto('entities')
      .values({ list: 'job-types', slug: 'placement', name: 'Placement', position: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const category = '/categories/placements'
    expect(await listed('categories-1')).toEqual(['/categories'])
    expect(await robotsOf(category)).toBe('noindex, follow')
    await buildJob(host.db, company.id, { slug: 'typed', type_id: id })
    expect(await listed('categories-1')).toEqual(['/categories', category])
    expect(await robotsOf(category)).toBeNull()
  })

  it('leave out closed jobs, and jobs and reviews of hidden employers', async () => {
    const gone = await buildCompany(host.db, { name: 'Gone', slug: 'gone', status: 'hidden' })
    await buildJob(host.db, gone.id, { slug: 'hidden-job' })
    await buildReview(host.db, gone.id, { best_thing: 'x'.repeat(400) })
    const job = await buildJob(host.db, company.id, { slug: 'closing', deadline_at: '2026-10-05T09:30:00Z' })
    const path = `/jobs/${job.id}-closing`
    expect(await listed('jobs-1')).toContain(path)
    host.clock.set('2026-10-05T09:30:00Z')
    const jobs = await listed('jobs-1')
    expect(jobs).not.toContain(path)
    expect(jobs.join()).not.toContain('hidden-job')
    expect(await listed('reviews-1')).toHaveLength(1)
  })

  it('have the date of the last change', async () => {
    await host.db
      .updateTable('companies')
      .set({ updated_at: '2026-09-30T08:00:00Z' })
      .where('slug', '=', 'halden-rail')
      .execute()
    expect(await host.text('/sitemaps/companies-1.xml')).toContain(
      '/companies/halden-rail</loc><lastmod>2026-09-30T08:00:00.000Z</lastmod>',
    )
    expect(await host.text('/sitemaps/static-1.xml')).toMatch(/\/search-jobs<\/loc><lastmod>2026-09-20T09:00:00\.000Z</)
  })
})

describe('GET /robots.txt', () => {
  it.each([
    '/ajax/',
    '/go/',
    '/dashboard',
    '/write-a-review/*/',
    '/suggestions.php',
    '/*?*sort=',
    '/*?*search=',
    '/unsubscribe/',
    '/calendar/',
  ])('blocks %s', async rule => {
    expect((await host.text('/robots.txt')).split('\n')).toContain(`Disallow: ${rule}`)
  })

  it('does not block pages that are noindex', async () => {
    expect(await host.text('/robots.txt')).not.toMatch(/login|register|report|status/)
  })
})
