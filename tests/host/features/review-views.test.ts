import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { createTestHost, type TestHost } from '../../support/host'
import { createTestLog } from '../../support/log-lines'
import { buildAuthor, buildCompany, buildReview, buildUser } from '../../support/rows'

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36'
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
/** Views are written in batches, two seconds after the first view. */
const WRITTEN = { timeout: 20_000, interval: 100 }

const { lines, log } = createTestLog()
let database: TestDatabase
let host: TestHost
let companyId: number
let sam: Record<string, string>
let ana: Record<string, string>
let samId: number

beforeAll(async () => {
  database = await createTestDatabase()
  host = await createTestHost({}, database, log)
  companyId = (await buildCompany(host.db)).id
  const { passwords } = host.services
  samId = (await buildUser(host.db, passwords)).id
  await buildUser(host.db, passwords, { email: 'ana@example.test', first_name: 'Ana' })
  sam = await host.callHeaders('sam@example.test')
  ana = await host.callHeaders('ana@example.test')
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.db.deleteFrom('reviews').execute()
  await host.db.deleteFrom('review_drafts').execute()
})

async function buildOwn(): Promise<{ id: number; path: string }> {
  const review = await buildReview(host.db, companyId)
  await buildAuthor(host.db, review, samId)
  await host.services.data.refresh()
  return { id: review.id, path: `/reviews/${review.id}-${review.slug}` }
}

const look = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  host.request(path, { method, headers: { 'User-Agent': BROWSER, ...headers } })
const cookieOf = ({ Cookie = '' }: Record<string, string>) => ({ Cookie })

/** By path of the review, as shown in Sam's list. */
async function shownViews(): Promise<Record<string, number>> {
  const answer = await host.request('/ajax/user/reviews', { headers: sam })
  const { reviews } = (await answer.json()) as { reviews: { url: string; views: number }[] }
  return Object.fromEntries(reviews.map(({ url, views }) => [url, views]))
}

describe('the views of a review', () => {
  it('count every look of a person, also at a page from memory', async () => {
    const { path } = await buildOwn()
    for (let n = 0; n < 5; n += 1) {
      expect((await look(path)).status).toBe(200)
    }
    const etag = (await look(path)).headers.get('ETag') ?? ''
    expect((await look(path, { 'If-None-Match': etag })).status).toBe(304)
    expect((await look(`${path}?utm_source=mail`)).status).toBe(200)
    expect((await look(path, cookieOf(ana))).status).toBe(200)
    await expect.poll(shownViews, WRITTEN).toEqual({ [path]: 9 })
    const page = await host.text('/dashboard/my-reviews', { headers: cookieOf(sam) })
    expect(page).toContain('9 views. 0 people found it helpful.')
  })

  it('leave out the author, robots, tools, prefetched pages and other answers', async () => {
    const [left, counted] = [await buildOwn(), await buildOwn()]
    await look(left.path, cookieOf(sam))
    await look(left.path, { 'User-Agent': ROBOT })
    await look(left.path, { 'User-Agent': 'curl/8.1' })
    await look(left.path, { 'User-Agent': '' })
    await look(left.path, { 'Sec-Purpose': 'prefetch;prerender' })
    await look(left.path, {}, 'HEAD')
    expect((await look(`/reviews/${left.id}-another-slug`)).status).toBe(301)
    expect((await look(`/reviews/${left.id}/helpful`)).status).not.toBe(200)
    expect((await look('/reviews/2147483647-none')).status).toBe(404)
    await look(counted.path)
    await expect.poll(shownViews, WRITTEN).toEqual({ [left.path]: 0, [counted.path]: 1 })
  })

  it('keep the cached page, and nothing about who looked', async () => {
    const { id, path } = await buildOwn()
    await look(path)
    await expect.poll(shownViews, WRITTEN).toEqual({ [path]: 1 })
    const before = host.services.data.current()
    await look(path, cookieOf(ana))
    await look(path)
    await expect.poll(shownViews, WRITTEN).toEqual({ [path]: 3 })
    await host.services.data.refresh()
    expect(host.services.data.current()).toBe(before)
    expect(await host.db.selectFrom('review_views').selectAll().execute()).toEqual([{ review_id: id, views: 3 }])
  })

  it('are written with the next ones after the database refused them', async () => {
    const { path } = await buildOwn()
    const { pool } = host.services.database
    await pool.query('alter table review_views rename to review_views_away')
    await look(path)
    await expect.poll(() => lines.map(({ msg }) => msg), WRITTEN).toContainEqual(expect.stringContaining('not stored'))
    await pool.query('alter table review_views_away rename to review_views')
    await look(path)
    await expect.poll(shownViews, WRITTEN).toEqual({ [path]: 2 })
  })

  it('are written when the host stops', async () => {
    const { path } = await buildOwn()
    const second = await createTestHost({}, { ...database, close: () => Promise.resolve() })
    await second.request(path, { headers: { 'User-Agent': BROWSER } })
    await second.close()
    expect(await shownViews()).toEqual({ [path]: 1 })
  })
})
