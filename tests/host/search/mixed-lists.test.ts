import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview } from '../../support/rows'

/** Jobs and reviews of each employer on one day. A page shows 20. */
const EACH = 30

let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  for (const name of ['Alder Bank', 'Birch Rail']) {
    const { id } = await buildCompany(host.db, { name })
    for (let n = 0; n < EACH; n++) {
      await buildJob(host.db, id, { title: `Role ${n} at ${name}`, published_at: '2026-09-20T09:00:00Z' })
      await buildReview(host.db, id, { published_at: '2026-09-20T09:00:00Z' })
    }
  }
  const { id } = await buildCompany(host.db, { name: 'Cedar Mill' })
  await buildJob(host.db, id, { published_at: '2026-09-21T08:00:00Z' })
  await buildReview(host.db, id, { published_at: '2026-09-21T08:00:00Z' })
  await buildJob(host.db, id, { title: 'Sawing placement', published_at: '2026-09-19T23:00:00Z' })
  await buildReview(host.db, id, { published_at: '2026-09-19T23:00:00Z' })
})
afterAll(() => host.close())

/** From all pages, in order, by id and employer. */
async function listAll(scope: 'jobs' | 'reviews') {
  const pages = await Promise.all(
    [1, 2, 3, 4].map(page => host.text(`/search-${scope}${page > 1 ? `?page=${page}` : ''}`)),
  )
  const card = new RegExp(`href="/${scope}/(\\d+)-[\\s\\S]*?href="/companies/([a-z-]+)"`, 'g')
  return pages.flatMap(html => [...html.matchAll(card)].map(([, id, company]) => ({ id, company })))
}

function longestRun(items: readonly { company: string | undefined }[]): number {
  const runs = items.map((item, at) => items.slice(at).findIndex(other => other.company !== item.company))
  return Math.max(...runs)
}

it.each(['jobs', 'reviews'] as const)('mixes the employers of a day in the list of %s, page by page', async scope => {
  const items = await listAll(scope)
  expect(new Set(items.map(({ id }) => id)).size).toBe(2 * EACH + 2)
  expect(items).toHaveLength(2 * EACH + 2)
  expect([items[0]?.company, items.at(-1)?.company]).toEqual(['cedar-mill', 'cedar-mill'])
  expect(longestRun(items)).toBeLessThan(10)
})
