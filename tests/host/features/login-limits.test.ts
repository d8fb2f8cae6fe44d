import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatWait } from '../../../host/lib/wait'
import { cookiesOf, tokenOf } from '../../support/cookies'
import { createTestHost, type TestHost } from '../../support/host'
import { buildUser } from '../../support/rows'

let host: TestHost
const DETAILS = { email: 'sam@example.test', password: 'correct horse battery' }
const OTHER = { email: 'otto@example.test', password: DETAILS.password }
const XHR = { 'X-Requested-With': 'XMLHttpRequest' }
/** Cookies of a browser that Sam has logged in with, and of one that another user has logged in with. */
let known = ''
let foreign = ''
/** Sam's session without the device cookie. */
let session = ''

const cookie = (cookies: string, name: string) =>
  cookies.split('; ').find(text => text.startsWith(`${name}=`)) ?? 'none'

const attempt = (fields: typeof DETAILS, address: string, headers: Record<string, string> = {}) =>
  host.post('/login', fields, { headers: { 'X-Forwarded-For': address, ...headers } })

beforeAll(async () => {
  host = await createTestHost({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
  await buildUser(host.db, host.services.passwords)
  await buildUser(host.db, host.services.passwords, { email: OTHER.email })
  const sam = cookiesOf(await attempt(DETAILS, '192.0.2.1'))
  known = cookie(sam, 'device')
  session = [cookie(sam, 'session'), cookie(sam, 'XSRF-TOKEN')].join('; ')
  foreign = cookie(cookiesOf(await attempt(OTHER, '192.0.2.2')), 'device')
  // Guesses from many addresses, until the account's limit is reached.
  for (let address = 0; address < 20; address++) {
    await Promise.all(
      Array.from({ length: 5 }, () => attempt({ ...DETAILS, password: 'wrong' }, `198.51.100.${address}`)),
    )
  }
})
afterAll(() => host.close())

describe('while someone guesses the password of an account from many addresses', () => {
  it('an unknown browser has to wait, and the answer says how long', async () => {
    const answer = await attempt(DETAILS, '203.0.113.1', XHR)
    expect(answer.status).toBe(429)
    const seconds = Number(answer.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(600)
    expect(await answer.json()).toEqual({ message: `Too many attempts. Wait ${formatWait(seconds)} and try again` })
  })

  it('the page says the same', async () => {
    const text = await (await attempt(DETAILS, '203.0.113.2')).text()
    expect(text).toMatch(/Too many attempts\. Wait (an hour|\d\d minutes) and try again/)
  })

  it('a browser that has logged in before gets in', async () => {
    expect((await attempt(DETAILS, '203.0.113.3', { Cookie: known })).status).toBe(303)
  })

  it('a browser that is logged in to the account gets in, also without the cookie of the device', async () => {
    const headers = { Cookie: session, 'X-XSRF-TOKEN': tokenOf(session) }
    expect((await attempt(DETAILS, '203.0.113.4', headers)).status).toBe(303)
  })

  it.each([
    ['of another account', () => foreign],
    ['that we have not signed', () => known.replace(/\.(.)/, (_, first) => `.${first === 'A' ? 'B' : 'A'}`)],
    ['without a signature', () => known.replace(/\..*/, '')],
    ['for another device', () => known.replace(/=./, text => (text === '=A' ? '=B' : '=A'))],
  ])('a cookie %s does not help', async (_what, Cookie) => {
    expect((await attempt(DETAILS, '203.0.113.5', { Cookie: Cookie() })).status).toBe(429)
  })
})

it('a known browser has five attempts a minute of its own', async () => {
  const statuses: number[] = []
  const device = cookie(cookiesOf(await attempt(OTHER, '192.0.2.9')), 'device')
  let last = await attempt({ ...OTHER, password: 'wrong' }, '192.0.2.10', { Cookie: device })
  for (let count = 0; count < 5; count++) {
    statuses.push(last.status)
    last = await attempt({ ...OTHER, password: 'wrong' }, `192.0.2.${11 + count}`, { Cookie: device, ...XHR })
  }
  expect([...statuses, last.status]).toEqual([422, 422, 422, 422, 422, 429])
  expect(await last.json()).toEqual({ message: 'Too many attempts. Wait one minute and try again' })
  expect((await attempt(OTHER, '192.0.2.30')).status).toBe(303)
})

describe('the cookie of a known device', () => {
  it('is out of reach for scripts and subdomains, and lasts a year', async () => {
    const secure = await createTestHost({ BASE_URL: 'https://www.firstrung.test' })
    await buildUser(secure.db, secure.services.passwords)
    const answer = await secure.post('/login', DETAILS)
    const text = answer.headers.getSetCookie().find(line => line.startsWith('__Host-device=')) ?? ''
    await secure.close()
    expect(text).toMatch(/; secure/i)
    expect(text).toMatch(/; httponly/i)
    expect(text).toMatch(/; path=\/(;|$)/i)
    expect(text).toMatch(/; samesite=lax/i)
    expect(new Date(/expires=([^;]+)/i.exec(text)?.[1] ?? '').getTime() - Date.now()).toBeGreaterThan(364 * 86_400_000)
  })

  it('does not tell the address of the account', () => {
    expect(Buffer.from(known.split(/[=.]/)[1] ?? '', 'base64url').toString('latin1')).not.toContain('sam')
    expect(known).not.toContain('sam')
  })
})

describe('formatWait', () => {
  it.each([
    [1, 'one minute'],
    [60, 'one minute'],
    [61, '2 minutes'],
    [700, '12 minutes'],
    [3540, '59 minutes'],
    [3541, 'an hour'],
    [3600, 'an hour'],
  ])('says %i seconds as %s', (seconds, text) => {
    expect(formatWait(seconds)).toBe(text)
  })
})
