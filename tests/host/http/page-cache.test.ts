import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildUser } from '../../support/rows'

let host: TestHost
const PATH = '/companies/halden-rail'

beforeAll(async () => {
  host = await createTestHost()
  // Tests trigger the host's checks for changes.
  host.services.data.stop()
  await buildCompany(host.db)
  await buildUser(host.db, host.services.passwords)
})
afterAll(() => host.close())

describe('a page that is the same for every visitor', () => {
  it('is kept, and dropped when the data changes', async () => {
    const first = await (await host.request(PATH)).text()
    await host.db.updateTable('companies').set({ name: 'Halden Trains' }).where('slug', '=', 'halden-rail').execute()
    expect(await (await host.request(PATH)).text()).toBe(first)
    await host.services.data.refresh()
    expect(await (await host.request(PATH)).text()).toContain('Halden Trains')
  })

  it('says how long it may be kept, and sets no cookie', async () => {
    const { headers } = await host.request(PATH)
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate, s-maxage=60')
    expect(headers.get('CDN-Cache-Control')).toBe('max-age=60, stale-while-revalidate=600')
    expect(headers.get('Vary')).toBe('Accept-Encoding')
    expect(headers.get('Set-Cookie')).toBeNull()
  })

  it('is the same for a reader with a cookie of another application, and not cacheable with an old session', async () => {
    const page = await host.request(PATH)
    const other = await host.request(PATH, { headers: { Cookie: 'php_session=1; other-session=2' } })
    expect(other.headers.get('ETag')).toBe(page.headers.get('ETag'))
    expect(other.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate, s-maxage=60')
    const old = await host.request(PATH, { headers: { Cookie: 'a=1;session=expired' } })
    expect(old.headers.get('Cache-Control')).toBe('private, no-store')
  })

  it('is checked by every browser, and stored by no shared cache once the message is dismissed', async () => {
    const { headers } = await host.request(PATH, { headers: { Cookie: 'transition-message=dismissed' } })
    expect(headers.get('Cache-Control')).toBe('private, max-age=0, must-revalidate')
    expect(headers.get('CDN-Cache-Control')).toBeNull()
  })

  it('has the same headers and an ETag without the cache in memory', async () => {
    const uncached = await createTestHost({ PAGE_CACHE_MB: '0' })
    const { headers } = await uncached.request('/faqs')
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate, s-maxage=60')
    const same = await uncached.request('/faqs', { headers: { 'If-None-Match': headers.get('ETag') ?? '' } })
    expect(same.status).toBe(304)
    await uncached.close()
  })

  it('varies lists by the XHR header, for every cache', async () => {
    const { headers } = await host.request('/search-jobs')
    expect(headers.get('Cache-Control')).toContain('public')
    expect(headers.get('Vary')).toBe('Accept-Encoding, X-Requested-With')
  })

  it('answers 304 to its own ETag and 200 to another', async () => {
    const etag = (await host.request(PATH)).headers.get('ETag') ?? ''
    const same = await host.request(PATH, { headers: { 'If-None-Match': etag } })
    expect(same.status).toBe(304)
    expect(same.headers.get('Content-Security-Policy')).not.toBeNull()
    expect((await host.request(PATH, { headers: { 'If-None-Match': 'W/"other"' } })).status).toBe(200)
  })

  it('reads the same in every encoding', async () => {
    await host.request(PATH)
    const texts = await Promise.all(
      ['identity', 'gzip', 'br', 'br;q=0, gzip'].map(async encoding =>
        (await host.request(PATH, { headers: { 'Accept-Encoding': encoding } })).text(),
      ),
    )
    expect(new Set(texts).size).toBe(1)
  })

  it.each([
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
  ])('is compressed for its very first visitor, who accepts %s', async (accepted, encoding) => {
    const path = `/faqs?first=${encodeURIComponent(accepted)}`
    const { headers } = await host.request(path, { headers: { 'Accept-Encoding': accepted } })
    expect(headers.get('Content-Encoding')).toBe(encoding)
  })

  it('is compressed for each visitor as they accept', async () => {
    for (const accepted of ['br', 'gzip', 'identity', 'br']) {
      const { headers } = await host.request('/faqs?again=1', { headers: { 'Accept-Encoding': accepted } })
      expect(headers.get('Content-Encoding') ?? 'identity').toBe(accepted)
    }
  })

  it('answers HEAD with the headers alone', async () => {
    const answer = await host.request(PATH, { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  })
})

describe('a page with a job that closes while it is kept', () => {
  const closes = new Date('2026-10-05T09:05:00Z')
  const pathOf = async () => {
    const company = await buildCompany(host.db, { name: 'Quick Quays' })
    await buildJob(host.db, company.id, { title: 'Harbour placement', deadline_at: closes })
    await host.services.data.refresh()
    return '/companies/quick-quays/jobs'
  }

  const limitsOf = ({ headers }: Response) => [
    /s-maxage=\d+/.exec(headers.get('Cache-Control') ?? '')?.[0],
    headers.get('CDN-Cache-Control'),
  ]

  it('is never shown after the deadline, nor kept by others beyond it', async () => {
    const path = await pathOf()
    host.clock.set('2026-10-05T09:04:00Z')
    const before = await host.request(path)
    expect(await before.text()).toContain('Harbour placement')
    expect(limitsOf(before)).toEqual(['s-maxage=60', 'max-age=60, stale-while-revalidate=0'])

    host.clock.set('2026-10-05T09:04:30Z')
    const cached = await host.request(path, { headers: { 'If-None-Match': before.headers.get('ETag') ?? '' } })
    expect([cached.status, ...limitsOf(cached)]).toEqual([304, 's-maxage=30', 'max-age=30, stale-while-revalidate=0'])

    host.clock.set(closes)
    expect(await (await host.request(path)).text()).not.toContain('Harbour placement')
    await host.services.data.refresh()
    const after = await host.request(path)
    expect(limitsOf(after)).toEqual(['s-maxage=60', 'max-age=60, stale-while-revalidate=600'])
    host.clock.set('2026-10-05T09:00:00Z')
  })
})

describe('a page of a signed-in user', () => {
  it('is private, names them, and never reaches a visitor', async () => {
    const { Cookie } = await host.signInAs('sam@example.test', 'correct horse battery')
    const own = await host.request(PATH, { headers: { Cookie } })
    expect(own.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await own.text()).toContain('"firstname":"Sam"')
    const visitor = await host.request(PATH)
    expect(await visitor.text()).not.toContain('"firstname"')
  })
})

describe('what is never kept', () => {
  it.each(['/login', '/nothing-here'])('%s', async path => {
    const answer = await host.request(path)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('ETag')).toBeNull()
  })
})
