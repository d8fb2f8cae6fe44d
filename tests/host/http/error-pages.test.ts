import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  AppError,
  type ErrorCode,
  forbidden,
  gone,
  notFound,
  pageExpired,
  tooMany,
  unavailable,
} from '../../../host/lib/errors'
import { createTestHost, type TestHost } from '../../support/host'

let host: TestHost
let limited: TestHost
const XHR = { 'X-Requested-With': 'XMLHttpRequest' }
/** Every status that features throw. */
const FAULTS: Readonly<Record<number, AppError>> = {
  403: forbidden('This draft is someone else’s'),
  404: notFound(),
  410: gone('This job closed on 3 August 2026'),
  419: pageExpired(),
  429: tooMany(42),
  500: new AppError('internal' satisfies ErrorCode, 'The secret of row 12'),
  503: unavailable(new Error('connect ECONNREFUSED 10.0.0.7'), 7),
}
const STATUSES = Object.keys(FAULTS).map(Number)

beforeAll(async () => {
  host = await createTestHost()
  limited = await createTestHost({ RATE_LIMITS: 'on' })
})
afterAll(() => Promise.all([host.close(), limited.close()]))

/** Rendered by the running host's renderer. */
function pageOf(status: number, error = FAULTS[status]): string {
  const { renderer } = host.services
  const ctx = { path: '/x', url: '/x?a=b', state: { actor: null, flash: [] }, get: () => '' }
  const page = renderer.page(`errors/${status}.njk`, ctx as never, {
    title: error?.message,
    message: error?.expose ? error.message : 'Error',
    status,
    requestId: 'r-1',
    retryAfter: error?.retryAfter,
    back: '/x?a=b',
  })
  return page.toString()
}

describe.each(STATUSES)('the page of status %i', status => {
  it('shows an illustration, one line, a search form, three links and the status', () => {
    const page = pageOf(status)
    expect(page.match(/<h1>[^<]+<\/h1>/g)).toHaveLength(1)
    expect(page).toContain('src="/pictures/ladders/missing-rung.svg"')
    expect(page).toContain('role="search"')
    const links = /<ul class="l-error__links"[^>]*>(.*?)<\/ul>/s.exec(page)?.[1] ?? ''
    expect(links.match(/<li>/g)).toHaveLength(3)
    expect(links).toContain('href="/contact"')
    expect(page).toContain(`Status ${status}, request r-1`)
  })

  it('is not for search engines, and tells nothing of the inside', () => {
    const page = pageOf(status)
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).not.toMatch(/row 12|ECONNREFUSED|10\.0\.0\.7/)
  })
})

describe('what a page of an error offers', () => {
  it('is to log in where something is someone else’s', () => {
    expect(pageOf(403)).toContain('href="/login?return=%2Fx%3Fa%3Db"')
  })

  it.each([
    [429, 'Try again in 42 seconds.'],
    [503, 'Try again in 7 seconds.'],
  ])('is to wait, with how long: %i', (status, text) => {
    expect(pageOf(status)).toContain(text)
    expect(pageOf(status)).toContain('href="/x?a=b"')
  })
})

it('a long wait is in minutes', () => {
  const page = pageOf(429, tooMany(700))
  expect(page).toContain('You are going too fast. Wait 12 minutes and try again')
  expect(page).toContain('Try again in 12 minutes.')
})

describe('in front of the running host', () => {
  it('a page that does not exist is 404 with useful links, never cached', async () => {
    const answer = await host.request('/nothing-here')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.text()).toContain('This rung is missing')
  })

  it('a form from another site is 419, and the page to load again is never theirs', async () => {
    const foreign = { Origin: 'https://evil.test', Referer: 'https://evil.test/trap' }
    const answer = await host.post('/login', { email: 'a@b.test' }, { headers: foreign })
    expect(answer.status).toBe(419)
    const text = await answer.text()
    expect(text).toContain('This page was open too long')
    expect(text).not.toContain('evil.test')
    expect(text).not.toContain('Reload the page</span>')
  })

  it('a form of a page of ours leads back to that page', async () => {
    const headers = { Origin: 'https://evil.test', Referer: `${host.url}/login?return=%2Ffaqs` }
    const text = await (await host.post('/login', {}, { headers })).text()
    expect(text).toContain('href="/login?return=%2Ffaqs"')
  })

  it('too many logins are 429 with Retry-After, as a page and as a call', async () => {
    const attempt = (init?: RequestInit) => limited.post('/login', { email: 'x@uni.test', password: 'wrong' }, init)
    let answer = await attempt({ headers: XHR })
    for (let count = 0; count < 20 && answer.status !== 429; count++) {
      answer = await attempt({ headers: XHR })
    }
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await answer.json()).toEqual({ message: 'Too many attempts. Wait one minute and try again' })
    const page = await attempt()
    expect([page.status, Number(page.headers.get('Retry-After')) > 0]).toEqual([429, true])
  })

  it('a database that does not answer is 503 with Retry-After, and the page is whole', async () => {
    const broken = await createTestHost()
    await broken.services.database.close()
    const answer = await broken.request('/faqs')
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    const text = await answer.text()
    expect(text).toContain('We’ll be back in a moment')
    expect(text).toContain('</html>')
    await broken.close().catch(() => undefined)
  })
})
