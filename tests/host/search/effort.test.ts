import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { searchFor } from '../../support/search'
import { fillSearch } from '../../support/search-data'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  await fillSearch(host.db, { jobs: 60, reviews: 30 })
}, 120_000)
afterAll(() => host.close())

/** Each statement takes a connection from the pool. */
async function countStatements(path: string): Promise<number> {
  await searchFor(host, path)
  let count = 0
  const add = (): void => void (count += 1)
  host.services.database.pool.on('acquire', add)
  await searchFor(host, path)
  host.services.database.pool.off('acquire', add)
  return count
}

/** A list with results needs about 8 statements. */
it.each([
  ['/search-jobs/in-leeds/within-25-miles', 10],
  ['/search-jobs/in-exeter/within-0-miles?search=qqqqzz', 25],
  ['/search-jobs/type-placement/role-software/industry-law/for-maths/in-exeter_york/within-0-miles?search=qqqqzz', 40],
  ['/search-jobs/type-placement/role-software/industry-law/for-maths/in-exeter_york/within-0-miles?closing=1', 24],
  ['/search-reviews/in-exeter/within-0-miles?search=qqqqzz+enginer+desgn', 28],
  ['/search-companies/in-exeter/within-0-miles?search=qqqqzz+enginer+desgn', 30],
])('answers %s with at most %i statements, alternatives included', async (path, most) => {
  expect(await countStatements(path)).toBeLessThanOrEqual(most)
})

it('refuses more places than anybody chooses', async () => {
  const slugs = Array.from({ length: 21 }, (_, i) => `hamlet-${i}`)
  const rows = slugs.map(slug => ({ slug, name: slug, kind: 'town' as const, lat: 51, lng: -1 }))
  await host.db.insertInto('places').values(rows).execute()
  expect((await host.request(`/search-jobs/in-${[...slugs].sort().slice(0, 20).join('_')}`)).status).toBe(200)
  expect((await host.request(`/search-jobs/in-${[...slugs].sort().join('_')}`)).status).toBe(404)
})
