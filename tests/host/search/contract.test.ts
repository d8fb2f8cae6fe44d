import { type SearchAnswer, searchAnswer } from '@firstrung/search-app/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SCOPES } from '../../../host/search/address'
import { SORTS } from '../../../host/search/address/state'
import { createTestHost, type TestHost } from '../../support/host'
import { XHR } from '../../support/search'
import { fillSearch } from '../../support/search-data'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  await fillSearch(host.db, { jobs: 150, reviews: 60 })
}, 120_000)
afterAll(() => host.close())

const COMMON = [
  '',
  '?page=2',
  '?search=engineer',
  '?search=engineer+zebra',
  '?search=enginer',
  '?search=zebra',
  '?search=rail+leeds',
  '?place=Atlantis',
  '?lat=53.8&lng=-1.55',
  '/type-placement',
  '/type-internship_placement',
  '/role-computing',
  '/industry-law_transport',
  '/for-astronomy',
  '/company-halden-rail',
  '/in-leeds',
  '/in-leeds_york/within-0-miles',
  '/in-west-yorkshire',
  '/type-placement/role-software/industry-law/for-maths/company-moss-rail/in-exeter/within-100-miles?search=data',
]
const OF_JOBS = [
  '?pattern=remote&pattern=hybrid',
  '?salary-min=20000',
  '?closing=7',
  '?visa=yes',
  '?show=opening-soon',
  '?show=open&show=opening-soon',
  '/in-leeds?show=local',
  '?search=placement+leeds',
]
const paths = SCOPES.flatMap(scope => {
  const sorts = SORTS[scope].flatMap(([param]) => [`?sort=${param}`, `/in-leeds?search=engineer&sort=${param}`])
  return [...COMMON, ...sorts, ...(scope === 'jobs' ? OF_JOBS : [])].map(rest => `/search-${scope}${rest}`)
})

/** One sort of those offered is selected, one list is current, and its number and the chips are those of the list. */
function expectOneChoice(list: SearchAnswer): void {
  expect(list.sortingUrls.filter(({ selected }) => selected)).toHaveLength(1)
  expect(list.sortingUrls.map(({ param }) => param)).toContain(list.defaultSort)
  expect(list.queryString.filtersAppliedCount).toBe(list.chips.length)
  const current = list.scopeUrls.filter(scope => scope.current)
  expect(current.map(({ scope, total }) => [scope, total])).toEqual([[list.scope, list.totalResults]])
  expect(list.alternatives === null).toBe(list.totalResults > 0)
}

describe('the answer of a list as data', () => {
  it.each(paths)('%s is as the contract has it', async path => {
    const answer = await host.request(path, XHR)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toContain('application/json')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const body: unknown = await answer.json()
    const list = v.parse(searchAnswer, body)
    expect(list).toEqual(body)
    expectOneChoice(list)
  })

  it('leads from a page past the last to the last', async () => {
    const answer = await host.request('/search-reviews?sort=highest&page=9')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('href="/search-reviews?sort=highest&amp;page=3"')
    const only = await host.request('/search-companies/company-halden-rail?page=2')
    expect(only.status).toBe(404)
    expect(await only.text()).toContain('href="/search-companies/company-halden-rail"')
  })

  it('differs from the page of the same address by its header', async () => {
    const [page, data] = [await host.request('/search-jobs'), await host.request('/search-jobs', XHR)]
    expect(page.headers.get('Content-Type')).toContain('text/html')
    expect([page, data].map(({ headers }) => headers.get('Vary'))).toEqual([
      expect.stringContaining('X-Requested-With'),
      expect.stringContaining('X-Requested-With'),
    ])
  })
})
