import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildUser } from '../../support/rows'

let host: TestHost
const DETAILS = { email: 'sam@example.test', password: 'correct horse battery' }
const WRONG = 'Those details do not match an account. Check them and try again'
const XHR = { 'X-Requested-With': 'XMLHttpRequest' }

beforeAll(async () => {
  host = await createTestHost()
  await buildUser(host.db, host.services.passwords)
})
afterAll(() => host.close())

describe('POST /login', () => {
  it('opens a session and goes back to the page', async () => {
    const answer = await host.post('/login', { ...DETAILS, return: '/companies/halden-rail' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/companies/halden-rail'])
    const cookie = answer.headers.getSetCookie().find(text => text.startsWith('session='))
    expect(cookie).toMatch(/httponly/i)
    expect(cookie).toMatch(/samesite=lax/i)
  })

  it('answers a call with the user', async () => {
    const answer = await host.post('/login', DETAILS, { headers: XHR })
    expect(await answer.json()).toEqual({
      data: { user: { loggedIn: true, firstname: 'Sam', email: 'sam@example.test' } },
    })
  })

  it('takes the address in any case and with spaces around it', async () => {
    expect((await host.post('/login', { ...DETAILS, email: '  SAM@Example.test ' })).status).toBe(303)
  })

  it('says the same of an unknown address and of a wrong password, and keeps what was typed', async () => {
    const pages = await Promise.all(
      [
        { ...DETAILS, password: 'wrong' },
        { email: 'nobody@example.test', password: 'wrong' },
      ].map(fields => host.post('/login', fields)),
    )
    const [wrong = '', unknown = ''] = await Promise.all(pages.map(page => page.text()))
    expect(pages.map(page => page.status)).toEqual([422, 422])
    expect(wrong).toContain(WRONG)
    expect(unknown).toContain(WRONG)
    expect(wrong).toContain('value="sam@example.test"')
    expect(wrong).not.toContain('value="wrong"')
  })

  it('names every missing field', async () => {
    const answer = await host.post('/login', {}, { headers: XHR })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      message: 'Check what you entered',
      errors: { email: ['Enter your email address'], password: ['Enter your password'] },
    })
  })

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '/\tevil'])(
    'never leads to another site: %s',
    async to => {
      const answer = await host.post('/login', { ...DETAILS, return: to })
      expect(answer.headers.get('Location')).toBe('/')
    },
  )

  it('gives a new session id each time and stores only its hash', async () => {
    const first = await host.signInAs(DETAILS.email, DETAILS.password)
    const second = await host.signInAs(DETAILS.email, DETAILS.password)
    expect(first.Cookie).not.toBe(second.Cookie)
    const id = /session=([^;]+)/.exec(first.Cookie)?.[1] ?? ''
    const rows = await host.db.selectFrom('sessions').select('id_hash').execute()
    expect(rows.some(row => row.id_hash.includes(id))).toBe(false)
  })
})

describe('a session', () => {
  it('ends with signing out, for good', async () => {
    const { Cookie, token } = await host.signInAs(DETAILS.email, DETAILS.password)
    const out = await host.post('/logout', { _csrf: token }, { headers: { Cookie } })
    expect([out.status, out.headers.get('Location')]).toEqual([303, '/'])
    const page = await (await host.request('/faqs', { headers: { Cookie } })).text()
    expect(page).not.toContain('"firstname"')
  })

  it('ends by itself after half a day, or after 30 days when it is to be kept', async () => {
    const start = host.clock.now()
    const short = await host.signInAs(DETAILS.email, DETAILS.password)
    const login = await host.post('/login', { ...DETAILS, keep: 'on' })
    const kept = login.headers
      .getSetCookie()
      .map(text => text.split(';')[0])
      .join('; ')
    const signedIn = async (Cookie: string) =>
      (await (await host.request('/faqs', { headers: { Cookie } })).text()).includes('"firstname"')
    host.clock.set(new Date(start.getTime() + 13 * 3600_000))
    expect([await signedIn(short.Cookie), await signedIn(kept)]).toEqual([false, true])
    host.clock.set(new Date(start.getTime() + 31 * 24 * 3600_000))
    expect(await signedIn(kept)).toBe(false)
    host.clock.set(start)
  })
})

describe('too many attempts', () => {
  it('are stopped after five for an account and an address, with the time to wait', async () => {
    const limited = await createTestHost({ RATE_LIMITS: 'on' })
    await buildUser(limited.db, limited.services.passwords)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt++) {
      const answer = await limited.post('/login', { ...DETAILS, password: 'wrong' })
      statuses.push(answer.status)
      if (answer.status === 429) {
        expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
      }
    }
    const other = await limited.post('/login', { email: 'other@example.test', password: 'wrong' })
    await limited.close()
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect(other.status).toBe(422)
  })
})
