import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BrowserSession, browserWith, logIn } from '../../support/browser-session'
import { cookiesOf } from '../../support/cookies'
import { createTestHost, type TestHost } from '../../support/host'
import { mailsTo } from '../../support/mails'
import { buildUser } from '../../support/rows'

const EMAIL = 'sam@example.test'
const OLD = 'correct horse battery'
const NEW = 'seven quiet herons'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
let host: TestHost

beforeAll(async () => {
  host = await createTestHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.db.deleteFrom('users').execute()
  await buildUser(host.db, host.services.passwords)
})

interface Session {
  id: number
  device: string
  current: boolean
  lastSeenAt: string
}
const sessionsOf = async (browser: BrowserSession) =>
  ((await (await browser.call('GET', '/ajax/user/sessions')).json()) as { sessions: Session[] }).sessions

describe('PUT /user/password', () => {
  it('changes the password, gives a new session id and logs out the other devices', async () => {
    const [here, there] = [await logIn(host), await logIn(host, { userAgent: IPHONE })]
    const answer = await here.call('PUT', '/user/password', { currentPassword: OLD, password: NEW })
    expect(answer.status).toBe(204)
    const renewed = browserWith(host, cookiesOf(answer))
    expect(await Promise.all([renewed, here, there].map(browser => browser.isSignedIn()))).toEqual([true, false, false])
    expect((await host.post('/login', { email: EMAIL, password: OLD })).status).toBe(422)
    expect((await host.post('/login', { email: EMAIL, password: NEW })).status).toBe(303)
    expect((await mailsTo(host, EMAIL)).at(-1)).toContain('Subject: Your password was changed')
  })

  it('leaves the other devices alone when asked to, and keeps "Keep me logged in"', async () => {
    const [here, there] = [await logIn(host, { keep: 'on' }), await logIn(host, { userAgent: IPHONE })]
    const body = { currentPassword: OLD, password: NEW, logoutOthers: false }
    const answer = await here.call('PUT', '/user/password', body)
    expect(answer.headers.getSetCookie().find(text => text.startsWith('session='))).toMatch(/expires=/i)
    expect(await there.isSignedIn()).toBe(true)
  })

  it.each([
    [{ currentPassword: 'wrong', password: NEW }, { currentPassword: ['Current password is not correct'] }],
    [{ currentPassword: OLD, password: OLD }, { password: ['New password must be different'] }],
    [{ currentPassword: OLD, password: 'SamReed2001' }, { password: ['This password is too common. Choose another'] }],
    [{}, { currentPassword: ['Enter your current password'], password: ['Enter a password'] }],
    [
      { currentPassword: 5, password: [], logoutOthers: 'yes' },
      {
        currentPassword: ['Enter your current password'],
        password: ['Enter a password'],
        logoutOthers: ['logoutOthers must be true or false'],
      },
    ],
  ])('refuses %j', async (body, errors) => {
    const answer = await (await logIn(host)).call('PUT', '/user/password', body)
    expect([answer.status, ((await answer.json()) as { errors: object }).errors]).toEqual([422, errors])
  })

  it('changes it once when two requests send the same current password at the same time', async () => {
    const browsers = [await logIn(host), await logIn(host, { userAgent: IPHONE })]
    const answers = await Promise.all(
      browsers.map((browser, n) =>
        browser.call('PUT', '/user/password', { currentPassword: OLD, password: `${NEW} ${n}`, logoutOthers: false }),
      ),
    )
    const changed = answers.filter(({ status }) => status === 204)
    expect(changed).toHaveLength(1)
  })

  it('has a form without script, which shows its mistakes on the page of the account', async () => {
    const [here, there] = [await logIn(host), await logIn(host, { userAgent: IPHONE })]
    const refused = await here.post('/account/security/password', { currentPassword: 'wrong', password: NEW })
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).toContain('href="#password-currentPassword"')
    expect(html).not.toContain(NEW)
    const answer = await here.post('/account/security/password', {
      currentPassword: OLD,
      password: NEW,
      logoutOthers: 'on',
    })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/account/security'])
    expect(await browserWith(host, cookiesOf(answer)).page('/account/security')).toContain(
      'Password changed. Other devices are logged out',
    )
    expect(await there.isSignedIn()).toBe(false)
  })
})

describe('the sessions of an account', () => {
  it('are listed with device, last use and the present one, and without their hashes', async () => {
    const start = host.clock.now()
    const [here] = [await logIn(host, { userAgent: CHROME }), await logIn(host, { userAgent: IPHONE })]
    host.clock.set(new Date(start.getTime() + 11 * 60_000))
    expect(await here.isSignedIn()).toBe(true)
    const list = await sessionsOf(here)
    host.clock.set(start)
    expect(list.map(({ device, current, lastSeenAt }) => ({ device, current, lastSeenAt }))).toEqual([
      { device: 'Chrome on Windows', current: true, lastSeenAt: '2026-10-05T09:11:00.000Z' },
      { device: 'Safari on iOS', current: false, lastSeenAt: '2026-10-05T09:00:00.000Z' },
    ])
    const hashes = await host.db.selectFrom('sessions').select('id_hash').execute()
    const page = await here.page('/account/security')
    expect(page).toContain('Safari on iOS')
    for (const { id_hash } of hashes) {
      expect(JSON.stringify(list) + page).not.toContain(id_hash)
    }
  })

  it('end one by one, by their owner only', async () => {
    await buildUser(host.db, host.services.passwords, { email: 'other@example.test' })
    const [here, there, other] = [
      await logIn(host),
      await logIn(host, { userAgent: IPHONE }),
      await logIn(host, { email: 'other@example.test' }),
    ]
    const id = (await sessionsOf(here)).find(({ current }) => !current)?.id ?? 0
    const statuses = async (...paths: string[]) =>
      Promise.all(paths.map(async path => (await other.call('DELETE', path)).status))
    expect(await statuses(`/ajax/user/sessions/${id}`, '/ajax/user/sessions/0', '/ajax/user/sessions/x')).toEqual([
      404, 404, 404,
    ])
    expect((await other.post(`/ajax/user/sessions/${id}/removal`)).status).toBe(404)
    expect(await there.isSignedIn()).toBe(true)
    expect((await here.call('DELETE', `/ajax/user/sessions/${id}`)).status).toBe(204)
    expect(await there.isSignedIn()).toBe(false)
    expect((await here.call('DELETE', `/ajax/user/sessions/${id}`)).status).toBe(404)
    const own = (await sessionsOf(here))[0]?.id ?? 0
    const last = await here.post(`/ajax/user/sessions/${own}/removal`, { return: '/' })
    expect([last.status, await here.isSignedIn()]).toEqual([303, false])
  })

  it.each(['call', 'form'])('end all but the present one by a %s', async kind => {
    const [here, ...others] = [
      await logIn(host),
      await logIn(host, { userAgent: IPHONE }),
      await logIn(host, { userAgent: IPHONE }),
    ]
    const answer =
      kind === 'call'
        ? await here.call('DELETE', '/ajax/user/sessions')
        : await here.post('/ajax/user/sessions/removal', { return: '/account/security#devices' })
    expect(answer.status).toBe(kind === 'call' ? 204 : 303)
    expect(await Promise.all([here, ...others].map(browser => browser.isSignedIn()))).toEqual([true, false, false])
  })

  it('get another id with each log-in, which ends the session that the browser had', async () => {
    const first = await host.signInAs(EMAIL, OLD)
    const headers = { Cookie: first.Cookie }
    const again = await host.post('/login', { email: EMAIL, password: OLD, _csrf: first.token }, { headers })
    expect(await browserWith(host, first.Cookie).isSignedIn()).toBe(false)
    expect(await browserWith(host, cookiesOf(again)).isSignedIn()).toBe(true)
  })

  it.each([
    [{}, 12],
    [{ keep: 'on' as const }, 30 * 24],
  ])('with %j last as long as promised', async (fields, hours) => {
    const start = host.clock.now()
    const browser = await logIn(host, fields)
    const isSignedInAfter = async (ms: number) => {
      host.clock.set(new Date(start.getTime() + ms))
      const signedIn = await browser.isSignedIn()
      host.clock.set(start)
      return signedIn
    }
    expect(await isSignedInAfter(hours * 3600_000 - 1)).toBe(true)
    expect(await isSignedInAfter(hours * 3600_000)).toBe(false)
  })
})
