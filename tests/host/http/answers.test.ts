import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paginate } from '../../../host/lib/paging'
import { createTestHost, type TestHost } from '../../support/host'
import { keepAliveClient } from '../../support/keep-alive'
import { buildCompany } from '../../support/rows'

let host: TestHost
const XHR = { 'X-Requested-With': 'XMLHttpRequest' }

beforeAll(async () => {
  host = await createTestHost()
  await buildCompany(host.db)
})
afterAll(() => host.close())

describe('every answer', () => {
  it.each(['/', '/companies/halden-rail', '/nothing-here', '/robots.txt', '/healthz'])(
    '%s carries the security headers, and no page allows inline script',
    async path => {
      const { headers } = await host.request(path)
      const policy = headers.get('Content-Security-Policy') ?? ''
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).not.toMatch(/unsafe-|nonce-|\*/)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    },
  )

  it.each(['/pictures/logo/halden-rail.svg', '/pictures/card/firstrung.png', '/assets/manifest.json'])(
    '%s is a file: nothing in it loads or runs, and it has no headers of a document',
    async path => {
      const { status, headers } = await host.request(path)
      expect([status, headers.get('Content-Security-Policy')]).toEqual([200, "default-src 'none'; sandbox"])
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Cross-Origin-Resource-Policy')).toMatch(/^(same|cross)-origin$/)
      expect(headers.get('Permissions-Policy')).toBeNull()
    },
  )

  it.each(['/pictures/logo/Nothing.svg', '/assets/nothing.js'])('%s, which is missing, is a page', async path => {
    const { status, headers } = await host.request(path, { headers: { Accept: 'text/html' } })
    expect([status, headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self'")
  })

  it('sends HSTS in production only', async () => {
    expect((await host.request('/')).headers.get('Strict-Transport-Security')).toBeNull()
  })
})

describe('what cannot be found', () => {
  it('is a page with a search box for people and a message for calls', async () => {
    const page = await host.request('/nothing-here')
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('name="search"')
    const call = await host.request('/nothing-here', { headers: XHR })
    expect(call.status).toBe(404)
    expect(await call.json()).toEqual({ message: 'We could not find that page' })
  })

  it.each([
    '/companies/nobody%00',
    '/companies/..%2f..%2fetc',
    '/jobs/0-x',
    '/jobs/2147483648-x',
    '/jobs/abc',
    '/jobs/1.5-x',
    '/reviews/99999999999999999999-x',
    '/companies/halden-rail/jobs?page=51',
    '/assets/../package.json',
    '/assets/%2e%2e/package.json',
  ])('%s answers 404', async path => {
    expect((await host.request(path)).status).toBe(404)
  })

  it('takes an address that is not UTF-8 for one that does not exist', async () => {
    expect((await host.request('/companies/%E0%A4%A')).status).toBe(404)
  })

  it('answers 405 and says what the address takes', async () => {
    const answer = await host.post('/faqs', {})
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'HEAD, GET'])
    const headers = { Origin: 'https://elsewhere.test' }
    expect((await host.request('/faqs', { method: 'PROPFIND', headers })).status).toBe(405)
    expect((await host.request('/no-such-page', { method: 'POST', headers })).status).toBe(404)
  })
})

describe('one address per page', () => {
  it.each([
    ['/companies/halden-rail/jobs?page=0', '/companies/halden-rail/jobs'],
    ['/companies/halden-rail/jobs?page=1&page=2', '/companies/halden-rail/jobs'],
    ['/companies/halden-rail/reviews?stars=6&year=2025', '/companies/halden-rail/reviews?year=2025'],
    ['/search-jobs?sort=drop&search=rust&salary-min=1', '/search-jobs?search=rust'],
    ['/search-reviews?page=abc', '/search-reviews'],
    ['/companies/halden-rail/gallery', '/companies/halden-rail'],
  ])('%s leads to %s without what makes no sense', async (from, to) => {
    const answer = await host.request(from)
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, to])
  })

  it.each(['jobs', 'companies', 'reviews'])('/%s leads to the list', async noun => {
    const answer = await host.request(`/${noun}`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, `/search-${noun}`])
  })

  it('says why there is no page 51, and an error has no canonical address', async () => {
    const html = await host.text('/companies/halden-rail/jobs?page=51')
    expect(html).toContain('There is only one page')
    expect(html).not.toContain('rel="canonical"')
    expect(() => paginate({ path: '/x', page: 51, total: 1200 })).toThrow(
      'We show the first 1,000 results. Add a filter',
    )
  })

  it.each([
    ['/Companies/Halden-Rail', '/companies/halden-rail'],
    ['/faqs/', '/faqs'],
    ['/FAQs///?a=B', '/faqs?a=B'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await host.request(from)
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, to])
  })
})

describe('a host name that is not ours', () => {
  const OTHER = { headers: { Host: 'evil.test' } }

  it('is answered 421 and never echoed', async () => {
    const client = keepAliveClient(host.url)
    const answer = await client.send('/', OTHER)
    client.close()
    expect(answer.status).toBe(421)
    expect(answer.body).not.toContain('evil.test')
  })

  it.each(['/healthz', '/readyz'])('may ask for %s, as balancers do', async path => {
    const client = keepAliveClient(host.url)
    const answer = await client.send(path, OTHER)
    client.close()
    expect(answer.status).toBe(200)
  })
})

describe('health', () => {
  it('says that it lives, and whether it can serve', async () => {
    expect((await host.request('/healthz')).status).toBe(200)
    const answer = await host.request('/readyz')
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready' }])
  })

  it('is not ready any more after the signal to stop', async () => {
    const stopping = await createTestHost()
    stopping.services.lifecycle.apply({ type: 'stopped' })
    const answer = await stopping.request('/readyz')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await answer.json()).toEqual({ status: 'stopping' })
    expect((await stopping.request('/faqs')).status).toBe(200)
    await stopping.close()
  })
})
