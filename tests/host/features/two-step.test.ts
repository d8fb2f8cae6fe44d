import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BrowserSession, browserWith, logIn } from '../../support/browser-session'
import { cookiesOf } from '../../support/cookies'
import { createTestHost, type TestHost } from '../../support/host'
import { mailsTo } from '../../support/mails'
import { buildCompany, buildJob, buildUser } from '../../support/rows'

const EMAIL = 'sam@example.test'
const PASSWORD = 'correct horse battery'
const START = new Date('2026-10-05T09:00:00Z')
const WRONG = 'That code is not right. Enter the newest one from your app, or a recovery code'
let host: TestHost
let userId: number

beforeAll(async () => {
  host = await createTestHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  host.clock.set(START)
  await host.db.deleteFrom('users').execute()
  userId = (await buildUser(host.db, host.services.passwords, { email_verified_at: START })).id
})

/** The code that an authenticator app shows, `periods` of 30 seconds from now. */
const codeOf = (secret: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: host.clock.now().getTime() + periods * 30_000 })
const wait = (seconds: number) => host.clock.set(new Date(host.clock.now().getTime() + seconds * 1000))
const body = async (answer: Response) => (await answer.json()) as Record<string, unknown>

interface App {
  browser: BrowserSession
  secret: string
  codes: string[]
}

async function turnOn(): Promise<App> {
  const browser = await logIn(host)
  const begun = await body(await browser.call('POST', '/ajax/user/two-step', { currentPassword: PASSWORD }))
  const secret = String(begun.secret)
  const done = await body(await browser.call('POST', '/ajax/user/two-step', { code: codeOf(secret) }))
  wait(60)
  return { browser, secret, codes: done.recoveryCodes as string[] }
}

const status = async (browser: BrowserSession) => body(await browser.call('GET', '/ajax/user/two-step'))

/** Sends the code as an API call. */
const sendCode = async (browser: BrowserSession, code: string) =>
  (await browser.call('POST', '/login/two-step', { code })).status

describe('setting up two-step log-in', () => {
  it('gives the app its secret, turns on with the first code and shows ten recovery codes once', async () => {
    const browser = await logIn(host)
    expect(await status(browser)).toEqual({ on: false, recoveryCodesLeft: 0 })
    const begun = await body(await browser.call('POST', '/ajax/user/two-step', { currentPassword: PASSWORD }))
    expect(begun.uri).toContain(
      `otpauth://totp/Firstrung:sam%40example.test?issuer=Firstrung&secret=${String(begun.secret)}`,
    )
    expect((begun.qr as { path: string }).path).toMatch(/^M0 0h1v1h-1z/)
    expect(await status(browser)).toEqual({ on: false, recoveryCodesLeft: 0 })
    const wrong = await browser.call('POST', '/ajax/user/two-step', { code: '000000' })
    expect([wrong.status, Object.keys((await body(wrong)).errors as object)]).toEqual([422, ['code']])
    const code = codeOf(String(begun.secret))
    const done = await body(
      await browser.call('POST', '/ajax/user/two-step', { code: `${code.slice(0, 3)} ${code.slice(3)}` }),
    )
    expect(new Set(done.recoveryCodes as string[]).size).toBe(10)
    expect(await status(browser)).toEqual({ on: true, recoveryCodesLeft: 10 })
    expect((await mailsTo(host, EMAIL)).at(-1)).toContain('Subject: Two-step log-in is on')
    const rows = JSON.stringify([
      await host.db.selectFrom('two_step').selectAll().execute(),
      await host.db.selectFrom('recovery_codes').selectAll().execute(),
    ])
    for (const text of [String(begun.secret), ...(done.recoveryCodes as string[])]) {
      expect(rows).not.toContain(text)
    }
    expect((await browser.call('POST', '/ajax/user/two-step', { currentPassword: PASSWORD })).status).toBe(409)
  })

  it('needs the password, a confirmed address, and half an hour at most', async () => {
    const browser = await logIn(host)
    const begin = (currentPassword: unknown) => browser.call('POST', '/ajax/user/two-step', { currentPassword })
    expect(await Promise.all(['wrong', '', 7].map(async text => (await begin(text)).status))).toEqual([422, 422, 422])
    const { secret } = await body(await begin(PASSWORD))
    wait(30 * 60)
    expect((await browser.call('POST', '/ajax/user/two-step', { code: codeOf(String(secret)) })).status).toBe(409)
    await host.runJob('purge-two-step-set-ups', host.daysFromNow(1))
    expect(await host.db.selectFrom('two_step').selectAll().execute()).toEqual([])
    await host.db.updateTable('users').set({ email_verified_at: null }).execute()
    const refused = await begin(PASSWORD)
    expect([refused.status, await body(refused)]).toEqual([
      403,
      { message: 'Confirm your email first', code: 'unverified' },
    ])
    expect(await browser.page('/account/security')).toContain('Confirm your email</a> first')
  })

  it('works with forms alone, on and off again', async () => {
    const browser = await logIn(host)
    const wrong = await browser.post('/account/security/two-step', { currentPassword: 'wrong' })
    expect([wrong.status, (await wrong.text()).includes('href="#set-up-currentPassword"')]).toEqual([422, true])
    const begun = await browser.post('/account/security/two-step', { currentPassword: PASSWORD })
    expect([begun.status, begun.headers.get('Location')]).toEqual([303, '/account/security#two-step'])
    const page = await browser.page('/account/security')
    const secret = /<code translate="no">([A-Z2-7]{32})</.exec(page)?.[1] ?? ''
    expect(page).toContain('aria-label="QR code for your authenticator app"')
    const refused = await browser.post('/account/security/two-step/code', { code: '12' })
    expect([refused.status, (await refused.text()).includes('href="#code-code"')]).toEqual([422, true])
    const done = await browser.post('/account/security/two-step/code', { code: codeOf(secret) })
    expect([done.status, done.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect((await done.text()).match(/<code>[\da-z]{4}(-[\da-z]{4}){3}<\/code>/g)).toHaveLength(10)
    expect(await browser.page('/account/security')).toContain('You have 10 recovery codes left')
    const off = await browser.post('/account/security/two-step/removal', { currentPassword: PASSWORD })
    expect(off.status).toBe(303)
    expect(await status(browser)).toEqual({ on: false, recoveryCodesLeft: 0 })
    expect((await mailsTo(host, EMAIL)).at(-1)).toContain('Subject: Two-step log-in is off')
  })

  it.each(['currentPassword', 'code'])('is turned off with a right %s only', async field => {
    const { browser, secret } = await turnOn()
    const turnOff = async (proof: object) => (await browser.call('DELETE', '/ajax/user/two-step', proof)).status
    const right = field === 'code' ? codeOf(secret) : PASSWORD
    expect([await turnOff({}), await turnOff({ [field]: 'wrong' }), await turnOff({ [field]: right })]).toEqual([
      422, 422, 204,
    ])
    expect(await (await logIn(host)).isSignedIn()).toBe(true)
  })
})

describe('a log-in with two steps', () => {
  it('opens no session before the code, and answers calls with twoStep', async () => {
    const { secret } = await turnOn()
    const answer = await host.post(
      '/login',
      { email: EMAIL, password: PASSWORD, keep: 'on' },
      { headers: { 'X-Requested-With': 'XMLHttpRequest' } },
    )
    expect([answer.status, await body(answer)]).toEqual([200, { twoStep: true }])
    expect(cookiesOf(answer)).toMatch(/^two-step=[\w-]{43}$/)
    const browser = browserWith(host, cookiesOf(answer))
    expect(await browser.isSignedIn()).toBe(false)
    const done = await browser.call('POST', '/login/two-step', { code: codeOf(secret) })
    expect(await body(done)).toEqual({ data: { user: { loggedIn: true, id: userId, firstname: 'Sam', email: EMAIL } } })
    expect(done.headers.getSetCookie().find(text => text.startsWith('session='))).toMatch(/expires=/i)
    expect(await browserWith(host, cookiesOf(done)).isSignedIn()).toBe(true)
    expect(await sendCode(browser, codeOf(secret, 1))).toBe(401)
  })

  it('works with forms, and saves the item and returns at the end', async () => {
    const { secret } = await turnOn()
    const job = await buildJob(host.db, (await buildCompany(host.db)).id)
    const fields = { return: '/faqs', save: `jobs-${job.id}` }
    const first = await host.post('/login', { email: EMAIL, password: PASSWORD, ...fields })
    const next = first.headers.get('Location') ?? ''
    expect([first.status, next]).toEqual([303, `/login/two-step?return=%2Ffaqs&save=jobs-${job.id}`])
    expect(await host.db.selectFrom('saved_items').selectAll().execute()).toEqual([])
    const browser = browserWith(host, cookiesOf(first))
    expect(await browser.page(next)).toContain(`name="save" value="jobs-${job.id}"`)
    const wrong = await browser.post('/login/two-step', { ...fields, code: '000000' })
    const html = await wrong.text()
    expect([wrong.status, html.includes(WRONG), html.includes('value="/faqs"')]).toEqual([422, true, true])
    const last = await browser.post('/login/two-step', { ...fields, code: codeOf(secret) })
    expect([last.status, last.headers.get('Location')]).toEqual([303, '/faqs'])
    expect(await host.db.selectFrom('saved_items').select('job_id').execute()).toEqual([{ job_id: job.id }])
  })

  it('takes a code once, also when 20 requests bring it at the same time', async () => {
    const { secret } = await turnOn()
    const browsers = await Promise.all(Array.from({ length: 20 }, () => logIn(host)))
    const code = codeOf(secret)
    const statuses = await Promise.all(browsers.map(browser => sendCode(browser, code)))
    expect(statuses.filter(found => found === 200)).toHaveLength(1)
    wait(29)
    expect(await sendCode(await logIn(host), code)).toBe(422)
  })

  it.each([
    [-2, 422],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 422],
  ])('takes the code of an app whose clock is %i periods ahead: %i', async (periods, expected) => {
    const { secret } = await turnOn()
    wait(300)
    expect(await sendCode(await logIn(host), codeOf(secret, periods))).toBe(expected)
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { codes } = await turnOn()
    const [code = ''] = codes
    expect(await sendCode(await logIn(host), ` ${code.toUpperCase().replace(/-/g, ' ')} `)).toBe(200)
    expect(await sendCode(await logIn(host), code)).toBe(422)
    expect(await sendCode(await logIn(host), codes[1] ?? '')).toBe(200)
    expect(await sendCode(await logIn(host), 'x'.repeat(41))).toBe(422)
  })

  it('ends after five wrong codes, and after ten minutes', async () => {
    const { secret } = await turnOn()
    const browser = await logIn(host)
    for (let time = 0; time < 5; time++) {
      expect(await sendCode(browser, '000000')).toBe(422)
    }
    expect(await sendCode(browser, codeOf(secret))).toBe(401)
    const form = await browser.post('/login/two-step', { code: codeOf(secret) })
    expect([form.status, form.headers.get('Location')]).toEqual([303, '/login?return=%2Flogin%2Ftwo-step'])
    const late = await logIn(host)
    wait(600)
    expect(await sendCode(late, codeOf(secret))).toBe(401)
    expect((await host.request('/login/two-step')).headers.get('Location')).toBe('/login')
    await host.runJob('purge-two-step-logins', host.daysFromNow(1))
    expect(await host.db.selectFrom('two_step_logins').selectAll().execute()).toEqual([])
  })

  it('stays on after a password reset, which ends log-ins that wait for a code', async () => {
    const { secret } = await turnOn()
    const waiting = await logIn(host)
    await host.post('/forgot-password', { email: EMAIL })
    const mail = (await mailsTo(host, EMAIL)).at(-1) ?? ''
    const link = /\/reset-password\/[\w-]{43}/.exec(mail)?.[0] ?? 'none'
    expect((await host.post(link, { password: 'seven quiet herons' })).status).toBe(303)
    expect(await sendCode(waiting, codeOf(secret))).toBe(401)
    const browser = await logIn(host, { password: 'seven quiet herons' })
    expect(await browser.isSignedIn()).toBe(false)
    expect(await sendCode(browser, codeOf(secret))).toBe(200)
  })

  it('says nothing of itself to a wrong password', async () => {
    await turnOn()
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    const wrong = await host.post('/login', { email: EMAIL, password: 'wrong' }, { headers })
    const unknown = await host.post('/login', { email: 'nobody@example.test', password: 'wrong' }, { headers })
    expect([wrong.status, await body(wrong)]).toEqual([unknown.status, await body(unknown)])
    expect(wrong.headers.getSetCookie()).toEqual([])
  })
})
