import { afterAll, beforeAll, expect, it } from 'vitest'
import { listGaps } from '../../../host/features/team/search-gaps/queries'
import { describeGaps } from '../../../host/features/team/search-gaps/report'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob } from '../../support/rows'
import { XHR } from '../../support/search'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  const { id } = await buildCompany(host.db)
  await buildJob(host.db, id, { title: 'Track planner' })
})
afterAll(() => host.close())

const gaps = (least = 1) => listGaps(host.db, { since: new Date(0), least, most: 10 })
const get = (path: string, from?: string) =>
  host.request(path, { headers: { ...XHR.headers, ...(from ? { Referer: `${host.url}${from}` } : {}) } })

it('counts searches without results, and lists what enough people searched for', async () => {
  for (let i = 0; i < 3; i += 1) {
    await get('/search-jobs?search=falconer')
  }
  await get('/search-jobs?search=planner+falconer')
  expect(await gaps()).toEqual([
    { scope: 'jobs', words: 'falconer', nothing: 3, less: 0, next: [] },
    { scope: 'jobs', words: 'planner falconer', nothing: 0, less: 1, next: [] },
  ])
  expect(describeGaps(await gaps(3))).toBe('list  words     nothing  less  opened next\njobs  falconer  3        0')
})

it('counts what is opened next, from pages of this site', async () => {
  await get('/search-jobs?search=planner', '/search-jobs?search=falconer')
  await host.request('/search-jobs?search=planner', {
    headers: { Referer: 'http://other.test/search-jobs?search=falconer' },
  })
  await get('/search-jobs?search=planner', '/search-jobs?search=nobody')
  const [falconer] = await gaps(3)
  expect(falconer?.next).toEqual([{ address: '/search-jobs?search=planner', count: 1 }])
})

it('notes no numbers and no addresses, and nothing of a search that finds all', async () => {
  for (const words of ['07700 900123', 'sam@example.org', 'planner', 'x'.repeat(80)]) {
    await get(`/search-jobs?search=${encodeURIComponent(words)}`)
  }
  expect((await gaps()).map(({ words }) => words)).toEqual(['falconer', 'planner falconer'])
})

it('forgets after 90 days', async () => {
  await host.runJob('purge-search-gaps', host.daysFromNow(89))
  expect(await gaps()).toHaveLength(2)
  await host.runJob('purge-search-gaps', host.daysFromNow(92))
  expect(await gaps()).toEqual([])
})
