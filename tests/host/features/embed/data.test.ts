import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../../host/db/transaction'
import { EMBED_NAMES, EMBEDS } from '../../../../host/features/public/embed/catalogue'
import { recalculateRatings } from '../../../../host/features/reviews/reviews'
import { createTestHost, type TestHost } from '../../../support/host'
import { buildCompany, buildJob, buildReview } from '../../../support/rows'

const SITE = 'https://www.halden-rail.example'
let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ RATE_LIMITS: 'on' })
  const { id } = await buildCompany(host.db)
  const similar = await buildCompany(host.db, { name: 'Tern Robotics' })
  for (const [index, title] of ['Signalling placement', 'Track placement', 'Depot placement'].entries()) {
    await buildJob(host.db, id, { title, deadline_at: `2026-11-1${index}T22:59:00Z` })
    await buildReview(host.db, id, { headline: `Review ${index}`, slug: `review-${index}` })
  }
  await buildJob(host.db, similar.id, { title: 'Robot placement' })
  await inTransaction(host.db, trx => recalculateRatings(trx, [id], host.clock.now()))
  await host.runJob('refresh-suggestions')
})
afterAll(() => host.close())

const fetchData = (path: string, headers: Record<string, string> = {}) =>
  host.request(`/embed/data/${path}`, { headers: { Origin: SITE, ...headers } })

/** Schema.org type of each embed's summary. */
const SCHEMA_TYPES = {
  'rating-summary': 'EmployerAggregateRating',
  'star-rating': 'EmployerAggregateRating',
  'top-employer-card': 'EmployerAggregateRating',
  'related-reviews': 'EmployerAggregateRating',
  'company-jobs': 'ItemList',
  'related-jobs': 'ItemList',
  'hot-jobs': 'ItemList',
  'home-search': 'none',
} as const

interface Data {
  heading: string
  jobs: { title: string; url: string; analytics: unknown[] }[]
  more: { text: string; href: string } | null
}

describe('GET /embed/data/{widget}', () => {
  it.each(EMBED_NAMES)('answers what the contract of %s takes, with absolute addresses', async name => {
    const answer = await fetchData(`${name}?employer=halden-rail`)
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    const { contract } = EMBEDS[name]
    expect(contract.parse({ attributes: {}, json: text })).toEqual(JSON.parse(text))
    expect(text).not.toMatch(/"(url|href|\w+Url|action|logo)":"\//)
    expect(text).not.toContain('serviceTypeId')
  })

  it('shows the employer that was asked for, and no more than the limit', async () => {
    const data = (await (await fetchData('company-jobs?employer=halden-rail&limit=2')).json()) as Data
    expect(data.heading).toBe('Jobs at Halden Rail')
    expect(data.jobs.map(({ title }) => title)).toEqual(['Signalling placement', 'Track placement'])
    expect(data.jobs[0]?.url).toMatch(/^http:\/\/firstrung\.test\/jobs\/\d+-/)
    expect(data.more).toEqual({ text: 'All 3 jobs', href: 'http://firstrung.test/companies/halden-rail/jobs' })
  })

  it('may be read by every site and cached, and has no cookies', async () => {
    const { headers } = await fetchData('rating-summary?employer=halden-rail', { Cookie: 'session=abc' })
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(headers.get('Cache-Control')).toMatch(/^public, max-age=300, .*stale-if-error=86400$/)
    expect(headers.get('Set-Cookie')).toBeNull()
    expect(headers.get('Vary') ?? '').not.toContain('Cookie')
  })

  it('answers 304 until the data change', async () => {
    const path = 'company-jobs?employer=halden-rail'
    const tag = (await fetchData(path)).headers.get('ETag') ?? ''
    expect((await fetchData(path, { 'If-None-Match': tag })).status).toBe(304)
    await host.db.updateTable('jobs').set({ title: 'Another title' }).where('title', '=', 'Depot placement').execute()
    expect((await fetchData(path, { 'If-None-Match': tag })).status).toBe(200)
  })

  it.each([
    ['nothing?employer=halden-rail', 404, 'widget', 'There is no embed "nothing"'],
    ['rating-summary?employer=nobody', 404, 'employer', 'There is no employer "nobody". Use the last part'],
    ['rating-summary?employer=halden', 404, 'employer', 'Did you mean "halden-rail"?'],
    ['rating-summary', 422, 'employer', 'needs an employer'],
    ['rating-summary?employer=No%20Slug', 422, 'employer', 'such as halden-rail'],
    ['hot-jobs?limit=11', 422, 'limit', 'Use a whole number from 1 to 10'],
    ['hot-jobs?limit=ten', 422, 'limit', 'Use a whole number from 1 to 10'],
  ])('%s answers %i and names the field %s', async (path, status, field, text) => {
    const answer = await fetchData(path)
    const body = (await answer.json()) as { message: string; errors: Record<string, string[]> }
    expect([answer.status, Object.keys(body.errors)]).toEqual([status, [field]])
    expect(body.errors[field]?.[0]).toContain(text)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  const EMBEDDED = { 'Sec-Fetch-Site': 'cross-site' }
  const use = async (limit: 'embed-by-site' | 'embed-by-caller', key: string, times: number) => {
    for (let used = 0; used < times; used += 1) {
      await host.services.limits.count(limit, key)
    }
  }

  it('limits each site by itself, and says how long to wait', async () => {
    const origin = { Origin: 'https://busy.example', ...EMBEDDED }
    await use('embed-by-site', 'busy.example', 1200)
    const refused = await fetchData('hot-jobs', origin)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(((await refused.json()) as { message: string }).message).toMatch(
      /^This site asked for too many embeds.*Wait/,
    )
    expect((await fetchData('hot-jobs', EMBEDDED)).status).toBe(200)
  })

  it('counts for a site only what a browser sends from it, and of one address only a share', async () => {
    const origin = { Origin: 'https://partner.example' }
    await use('embed-by-site', 'partner.example', 1169)
    for (let sent = 0; sent < 40; sent += 1) {
      expect((await fetchData('home-search', { ...origin, ...(sent > 2 ? EMBEDDED : {}) })).status).toBe(200)
    }
    // One request is left of the site's quota: of the 40 sent, only the share of one address counts.
    await host.services.limits.count('embed-by-site', 'partner.example')
    await expect(host.services.limits.count('embed-by-site', 'partner.example')).rejects.toThrow('This site asked')
  })

  it('limits each address, whatever site it names', async () => {
    await use('embed-by-caller', '127.0.0.1', 200)
    const statuses = new Set<number>()
    for (let sent = 0; sent < 100; sent += 1) {
      statuses.add((await fetchData('home-search', { Origin: `https://${sent}.example`, ...EMBEDDED })).status)
    }
    expect([...statuses]).toEqual([200, 429])
  })
})

it.each(EMBED_NAMES)('the frame of %s has a summary that other sites may read', async name => {
  const answer = await host.request(`/embed/frame/${name}?employer=halden-rail`)
  const [, jsonLd = '{"@type":"none"}'] =
    /<script type="application\/ld\+json"[^>]*>(.*)<\/script>/.exec(await answer.text()) ?? []
  expect(JSON.parse(jsonLd)).toHaveProperty('@type', SCHEMA_TYPES[name])
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
})

it('pictures may be shown on other sites; pages may not', async () => {
  const policyOf = async (path: string) => (await host.request(path)).headers.get('Cross-Origin-Resource-Policy')
  expect(await policyOf('/pictures/brand/mark.svg')).toBe('cross-origin')
  expect(await policyOf('/faqs')).toBe('same-origin')
})
