import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cookiesOf, tokenOf } from '../../support/cookies'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildUser } from '../../support/rows'

let host: TestHost
let userId: number
let jobId: number
const DETAILS = { email: 'sam@example.test', password: 'correct horse battery' }
const WRONG = 'Those details do not match an account. Check them or reset your password'
const XHR = { 'X-Requested-With': 'XMLHttpRequest' }

beforeAll(async () => {
  host = await createTestHost()
  userId = (await buildUser(host.db, host.services.passwords)).id
  jobId = (await buildJob(host.db, (await buildCompany(host.db)).id)).id
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
      data: { user: { loggedIn: true, id: userId, firstname: 'Sam', email: 'sam@example.test' } },
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

it.each([
  ['', 'Log in'],
  ['?save=search&return=%2Fsearch-jobs%3Fsearch%3Drail', 'Log in to save this search'],
  ['?return=%2Fwrite-a-review%2Fjob-details', 'Log in to write a review'],
  ['?return=%2Fregister-interest%2F7', 'Log in to register your interest'],
  ['?return=%2Fdashboard%2Fapp-tracker', 'Log in to see your applications'],
  ['?return=%2Ffaqs', 'Log in'],
])('the page of /login%s has the heading "%s"', async (query, heading) => {
  expect(await host.text(`/login${query}`)).toContain(`<h1>${heading}</h1>`)
})

describe('what a visitor wanted to save', () => {
  const savedIds = async () =>
    (await host.db.selectFrom('saved_items').select('item_id').execute()).map(({ item_id }) => item_id)
  const pageFor = async (Cookie: string, path = '/faqs') => (await host.request(path, { headers: { Cookie } })).text()

  beforeEach(() => host.db.deleteFrom('saved_items').execute())

  it('is shown on the log-in page, and saved after logging in', async () => {
    const path = `/login?return=/jobs/${jobId}&save=jobs-${jobId}`
    const form = await (await host.request(path)).text()
    expect(form).toContain('We will save Signalling placement for you straight after.')
    expect(form).toContain(`name="save" value="jobs-${jobId}"`)
    const answer = await host.post('/login', { ...DETAILS, return: `/jobs/${jobId}`, save: `jobs-${jobId}` })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/jobs/${jobId}`])
    const page = await pageFor(cookiesOf(answer))
    expect(page).toContain('Signalling placement saved')
    expect(page).not.toContain('Welcome back')
    expect(await savedIds()).toEqual([jobId])
  })

  it('survives a wrong password', async () => {
    const answer = await host.post('/login', { ...DETAILS, password: 'wrong', return: '/faqs', save: `jobs-${jobId}` })
    const form = await answer.text()
    expect(form).toContain(`name="save" value="jobs-${jobId}"`)
    expect(form).toContain('name="return" value="/faqs"')
    expect(await savedIds()).toEqual([])
  })

  it('returns to the page of the link by default', async () => {
    const Referer = 'http://firstrung.test/companies/halden-rail?a=1'
    const form = await (await host.request(`/login?save=jobs-${jobId}`, { headers: { Referer } })).text()
    expect(form).toContain('name="return" value="/companies/halden-rail"')
  })

  it.each(['jobs-987654', 'jobs-0', 'horses-1', 'external-jobs-1', 'jobs-', '12', 'jobs-1-2', '<b>'])(
    'is ignored when it makes no sense: %s',
    async save => {
      const page = await host.request(`/login?save=${encodeURIComponent(save)}`)
      expect([page.status, (await page.text()).includes('We will save')]).toEqual([200, false])
      const answer = await host.post('/login', { ...DETAILS, return: '/faqs', save })
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/faqs'])
      expect(await pageFor(cookiesOf(answer))).toContain('Welcome back, Sam')
      expect(await savedIds()).toEqual([])
    },
  )

  it('is saved for a call too; the message is on the next page only if the call goes there', async () => {
    const fields = { ...DETAILS, save: `jobs-${jobId}` }
    const stays = await host.post('/login', fields, { headers: XHR })
    const saved = { kind: 'success', text: 'Signalling placement saved' }
    expect(await stays.json()).toMatchObject({ saved })
    expect(await pageFor(cookiesOf(stays))).not.toContain('Signalling placement saved')
    expect(await savedIds()).toEqual([jobId])
    const answer = await host.post('/login', { ...fields, return: '/faqs' }, { headers: XHR })
    expect(await pageFor(cookiesOf(answer))).toContain('Signalling placement saved')
  })

  it('needs one more click from a signed-in user, and can be undone', async () => {
    const { Cookie, token: _csrf } = await host.signInAs(DETAILS.email, DETAILS.password)
    const path = `/login?return=/faqs&save=jobs-${jobId}`
    expect(await pageFor(Cookie, path)).toContain('Save Signalling placement?')
    expect(await savedIds()).toEqual([])
    await host.post('/ajax/saved-items/jobs', { id: String(jobId), _csrf }, { headers: { Cookie } })
    expect(await pageFor(Cookie, path)).toContain(`action="/ajax/saved-items/jobs/${jobId}/removal"`)
  })

  it('without one, a signed-in user is redirected', async () => {
    const { Cookie } = await host.signInAs(DETAILS.email, DETAILS.password)
    const paths = ['/login', '/login?return=/faqs', '/login?return=//evil.test'].map(async path =>
      (await host.request(path, { headers: { Cookie } })).headers.get('Location'),
    )
    expect(await Promise.all(paths)).toEqual(['/dashboard/my-hub', '/faqs', '/'])
  })
})

describe('a session', () => {
  it('ends with signing out, for good', async () => {
    const { Cookie, token } = await host.signInAs(DETAILS.email, DETAILS.password)
    const out = await host.post('/logout', { _csrf: token }, { headers: { Cookie } })
    expect([out.status, out.headers.get('Location')]).toEqual([303, '/?logged-out'])
    expect(await (await host.request('/?logged-out')).text()).toContain('You are logged out')
    expect(await (await host.request('/')).text()).not.toContain('You are logged out')
    const page = await (await host.request('/faqs', { headers: { Cookie } })).text()
    expect(page).not.toContain('"firstname"')
  })

  it('ends by itself after half a day, or after 30 days if the user stays logged in', async () => {
    const start = host.clock.now()
    const short = await host.signInAs(DETAILS.email, DETAILS.password)
    const login = await host.post('/login', { ...DETAILS, keep: 'on' })
    const cookies = cookiesOf(login)
    const signedIn = async (Cookie: string) =>
      (await (await host.request('/faqs', { headers: { Cookie } })).text()).includes('"firstname"')
    host.clock.set(new Date(start.getTime() + 13 * 3600_000))
    expect([await signedIn(short.Cookie), await signedIn(cookies)]).toEqual([false, true])
    host.clock.set(new Date(start.getTime() + 31 * 24 * 3600_000))
    expect(await signedIn(cookies)).toBe(false)
    host.clock.set(start)
  })
})

describe('a session cookie that is out of date', () => {
  const Cookie = `session=${'x'.repeat(43)}`
  it.each(['/faqs', '/', '/login', '/nothing-here'])('is cleared by %s, which no cache may keep', async path => {
    const answer = await host.request(path, { headers: { Cookie } })
    expect(answer.headers.getSetCookie().some(text => text.startsWith('session=;'))).toBe(true)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  })

  it.each(['/robots.txt', '/pictures/ladders/missing-rung.svg'])(
    'is not read by %s, which caches may keep',
    async path => {
      const answer = await host.request(path, { headers: { Cookie } })
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(answer.headers.get('Cache-Control')).toContain('public')
    },
  )
})

describe('logging in while signed in', () => {
  it('ends the session of before, also for another account', async () => {
    await buildUser(host.db, host.services.passwords, { email: 'otto@example.test' })
    const sessions = async () =>
      (await host.db.selectFrom('sessions').select('id_hash').execute()).map(({ id_hash }) => id_hash)
    const before = await sessions()
    const { Cookie, token } = await host.signInAs(DETAILS.email, DETAILS.password)
    const [old] = (await sessions()).filter(id => !before.includes(id))
    const fields = { ...DETAILS, email: 'otto@example.test', _csrf: token }
    const answer = await host.post('/login', fields, { headers: { Cookie } })
    expect(answer.status).toBe(303)
    const after = await sessions()
    expect(after).not.toContain(old)
    expect(after).toHaveLength(before.length + 1)
    expect(await (await host.request('/faqs', { headers: { Cookie } })).text()).not.toContain('"firstname"')
  })
})

describe('in production, behind a proxy that does not send X-Forwarded-Proto', () => {
  const BASE_URL = 'https://www.firstrung.test'
  const proxied = { Origin: BASE_URL, 'X-Forwarded-Host': 'www.firstrung.test' }

  it('log-in and log-out work, and every cookie is secure', async () => {
    const production = await createTestHost({
      RELEASE_STAGE: 'production',
      BASE_URL,
      TRUST_PROXY: '1',
      SESSION_SECRET: '6b1f0c9ad47e582b3390fd6c1e7a85b4',
      OPERATOR_NAME: 'Firstrung Ltd',
      OPERATOR_ADDRESS: '1 High Street, Leeds',
    })
    await buildUser(production.db, production.services.passwords)
    const login = await production.post('/login', DETAILS, { headers: proxied })
    const Cookie = cookiesOf(login)
    const logout = await production.post('/logout', { _csrf: tokenOf(Cookie) }, { headers: { ...proxied, Cookie } })
    const dismissed = await production.post('/dismiss-transition-message', {}, { headers: proxied })
    await production.close()
    expect([login, logout, dismissed].map(answer => answer.status)).toEqual([303, 303, 303])
    for (const answer of [login, logout, dismissed]) {
      const cookies = answer.headers.getSetCookie()
      expect(cookies.length).toBeGreaterThan(0)
      expect(cookies.filter(text => !/; secure/i.test(text))).toEqual([])
    }
    expect(Cookie).toContain('__Host-session=')
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
