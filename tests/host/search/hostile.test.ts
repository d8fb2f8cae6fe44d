import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SCOPES } from '../../../host/search/address'
import { createTestHost, type TestHost } from '../../support/host'
import { XHR } from '../../support/search'
import { fillSearch } from '../../support/search-data'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  await fillSearch(host.db, { jobs: 60, reviews: 30 })
}, 120_000)
afterAll(() => host.close())

const ALLOWED = [200, 301, 302, 404, 414]
const TEXTS = [
  '&',
  '|',
  '!',
  '<->',
  '<3>',
  ':*',
  'a:*',
  'a & !',
  "'",
  "''",
  "'; drop table jobs; --",
  '1 or 1=1',
  '\\',
  "\\'",
  '%',
  '_',
  '((((((((((',
  '"',
  '""',
  '-',
  '--',
  '-"',
  '"a',
  '-a -b -c',
  '+',
  '{}',
  '{"a":1}',
  '$1',
  '${1}',
  '{{7*7}}',
  '<script>',
  '../..',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfff',
  '\u202e',
  '\u200b',
  '\ufeff',
  'İ',
  'ﬀ',
  'ß',
  '名前',
  '🦊'.repeat(60),
  'a'.repeat(200),
  'to_tsquery',
  'select pg_sleep(10)',
  'the of and',
  'in',
  'in in in',
  'near',
  'jobs in',
  '" or "',
  'a or b or c or d or e or f',
]
/** Encodes text for an address. A lone surrogate cannot be encoded, so its three bytes are written directly. */
const encode = (text: string) =>
  [...text].map(letter => (/\p{Cs}/u.test(letter) ? '%ED%A0%80' : encodeURIComponent(letter))).join('')

async function statusOf(path: string): Promise<number> {
  const answers = await Promise.all([host.request(path, XHR), host.request(path)])
  const [data, page] = answers.map(({ status }) => status)
  // A page redirects to its address without invalid parameters; an API call gets an error.
  expect([data, data === 404 && path.includes('?') ? 302 : data], path.slice(0, 200)).toContain(page)
  expect(ALLOWED, path.slice(0, 200)).toContain(data)
  return data ?? 0
}

describe('any text', () => {
  it.each(TEXTS.map(text => [JSON.stringify(text).slice(0, 40), text]))(
    '%s as words and as a place',
    async (_, text) => {
      for (const scope of SCOPES) {
        expect(await statusOf(`/search-${scope}?search=${encode(text)}`)).toBe(200)
      }
      await statusOf(`/search-jobs?place=${encode(text)}`)
      const form = await host.request(`/search?search=${encode(text)}&place=${encode(text)}`)
      expect(form.status).toBe(302)
      expect(form.headers.get('Location')).toMatch(/^\/search-jobs/)
    },
  )

  it('may be ten thousand letters, words or spaces', async () => {
    for (const text of [
      'a'.repeat(7000),
      'a+'.repeat(3500),
      '+'.repeat(7000),
      '%22'.repeat(2000),
      '-a+'.repeat(2000),
      '%F0%9F%A6%8A'.repeat(600),
    ]) {
      await statusOf(`/search-jobs?search=${text}`)
    }
  })

  it('is refused before it is read where no address is that long', async () => {
    for (const text of ['a'.repeat(10_240), '+'.repeat(1_000_000)]) {
      const answer = await host.request(`/search-jobs?search=${text}`, XHR).catch(() => ({ status: 414 }))
      expect([200, 414, 431]).toContain(answer.status)
    }
  })
})

describe('an address that makes no sense', () => {
  it.each([
    ['/search-jobs?page=51', 404],
    ['/search-jobs?page=50', 404],
    ['/search-jobs?page=0', 404],
    ['/search-jobs?page=-1', 404],
    ['/search-jobs?page=1e3', 404],
    ['/search-jobs?page=99999999999', 404],
    ['/search-jobs?page=2&page=3', 404],
    ['/search-jobs?lat=NaN&lng=0', 404],
    ['/search-jobs?lat=91&lng=0', 404],
    ['/search-jobs?lat=53.8', 200],
    ['/search-jobs?lat=53.8&lng=Infinity', 404],
    ['/search-jobs?lat=-90&lng=180', 200],
    ['/search-jobs?lat=90&lng=-180', 200],
    ['/search-jobs/in-leeds/within-7-miles', 404],
    ['/search-jobs/in-leeds/within--5-miles', 404],
    ['/search-jobs/in-leeds/within-1000-miles', 404],
    ['/search-jobs/within-5-miles', 301],
    ['/search-jobs/type-nothing', 404],
    ['/search-jobs/type-', 404],
    ['/search-jobs/type-placement__internship', 404],
    ['/search-jobs/in-m99zz', 404],
    ['/search-jobs/in-..%2F..%2Fetc', 404],
    ['/search-jobs/type-placement%27--', 404],
    ['/search-jobs/TYPE-placement', 301],
    ['/search-jobs?sort=drop', 404],
    ['/search-jobs?sort=a-z', 404],
    ['/search-reviews?sort=salary', 404],
    ['/search-jobs?sort=newest&sort=salary', 404],
    ['/search-jobs?salary-min=1', 404],
    ['/search-jobs?salary-min=15000&salary-min=20000', 404],
    ['/search-jobs?closing=2', 404],
    ['/search-jobs?visa=maybe', 404],
    ['/search-jobs?pattern=moon', 404],
    ['/search-jobs?pattern=remote&pattern=remote', 200],
    ['/search-jobs?show=closed', 404],
    ['/search-jobs?search=a&search=b', 404],
    ['/search-jobs?search[]=a', 200],
    ['/search-jobs?search[$ne]=a', 200],
    ['/search-jobs?__proto__=a&constructor=b', 200],
    ['/search-jobs?utm_source=a', 200],
  ])('%s answers %i', async (path, status) => {
    expect(await statusOf(path)).toBe(status)
  })

  it('may name hundreds of values, known or not', async () => {
    const many = Array.from({ length: 80 }, (_, number) => `x${number}`).join('_')
    expect(await statusOf(`/search-jobs/company-${many}`)).toBe(404)
    expect(await statusOf(`/search-jobs/in-${many}`)).toBe(404)
    expect(await statusOf(`/search-jobs/type-${'a'.repeat(3000)}`)).toBe(404)
    expect((await host.request(`/search?${'type=placement&'.repeat(400)}`)).status).toBe(302)
  })
})

describe('a database that takes too long', () => {
  it('has a plain message, with when to try again', async () => {
    const slow = await createTestHost({ PAGE_CACHE_MB: '0' })
    // Reading the words of a search sleeps past the statement timeout.
    await sql`create or replace function place_key(name text) returns text language plpgsql immutable strict as $$
      begin perform pg_sleep(20); return name; end $$`.execute(slow.db)
    const answer = await slow.request('/search-jobs?search=leeds', XHR)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await answer.json()).toEqual({ message: 'Service Unavailable' })
    await slow.close()
  })
})
