import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Authenticator } from '../../support/authenticator'
import { type BrowserSession, browserWith, logIn } from '../../support/browser-session'
import { cookiesOf } from '../../support/cookies'
import { createTestHost, type TestHost } from '../../support/host'
import { mailsTo } from '../../support/mails'
import { buildUser } from '../../support/rows'

const EMAIL = 'sam@example.test'
const PASSWORD = 'correct horse battery'
const START = new Date('2026-10-05T09:00:00Z')
const ORIGIN = 'http://firstrung.test'
const NOT_ADDED = 'The passkey was not added. Try again'
const NO_ACCOUNT = 'This passkey does not open an account here. Log in with your password'
let host: TestHost
let userId: number

beforeAll(async () => {
  host = await createTestHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  host.clock.set(START)
  await host.db.deleteFrom('users').execute()
  await host.db.deleteFrom('passkey_challenges').execute()
  await host.db.deleteFrom('rate_limits').execute()
  userId = (await buildUser(host.db, host.services.passwords, { email_verified_at: START })).id
})

type Options = Parameters<Authenticator['create']>[0]

const body = async (answer: Response) => (await answer.json()) as Record<string, unknown>
const wait = (minutes: number) => host.clock.set(new Date(host.clock.now().getTime() + minutes * 60_000))
const visitor = () => browserWith(host, '')
const passkeysOf = () => host.db.selectFrom('passkeys').selectAll().execute()

async function askToAdd(browser: BrowserSession, currentPassword = PASSWORD): Promise<Options> {
  const answer = await browser.call('POST', '/ajax/user/passkeys/options', { currentPassword })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Options
}

/** Returns the passkey's device. */
async function addPasskey(browser: BrowserSession, device = new Authenticator(ORIGIN)): Promise<Authenticator> {
  const answer = await browser.call('POST', '/ajax/user/passkeys', { passkey: device.create(await askToAdd(browser)) })
  expect(answer.status).toBe(204)
  return device
}

const askToLogIn = async () => (await (await visitor().call('POST', '/login/passkey/options')).json()) as Options
const send = (passkey: object, intent: object = {}) => visitor().call('POST', '/login/passkey', { passkey, ...intent })

describe('adding a passkey', () => {
  it('asks for the password, ties the passkey to the host name, lists it and tells the person', async () => {
    const browser = await logIn(host)
    const options = await askToAdd(browser)
    expect(options).toMatchObject({
      rp: { id: 'firstrung.test', name: 'Firstrung' },
      user: { name: EMAIL, displayName: 'Sam' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    await addPasskey(browser)
    expect(await passkeysOf()).toMatchObject([{ user_id: userId, counter: 1, last_used_at: null }])
    expect(await browser.page('/account/security')).toContain('Remove<span class="ui-visually-hidden"> the passkey of')
    const mail = (await mailsTo(host, EMAIL)).at(-1)
    expect(mail).toContain('Subject: A passkey was added')
    expect(mail).toContain('removes its passkeys')
    const again = await body(await browser.call('POST', '/ajax/user/passkeys/options', { currentPassword: PASSWORD }))
    expect(again.excludeCredentials).toHaveLength(1)
  })

  it.each([
    ['a wrong password', 'wrong horse battery', 'Current password is not correct'],
    ['no password', '', 'Enter your current password'],
  ])('refuses %s', async (_, currentPassword, message) => {
    const answer = await (await logIn(host)).call('POST', '/ajax/user/passkeys/options', { currentPassword })
    expect([answer.status, (await body(answer)).errors]).toEqual([422, { currentPassword: [message] }])
  })

  it('refuses people whose address is not confirmed', async () => {
    await host.db.updateTable('users').set({ email_verified_at: null }).execute()
    const browser = await logIn(host)
    const answer = await browser.call('POST', '/ajax/user/passkeys/options', { currentPassword: PASSWORD })
    expect(answer.status).toBe(403)
    expect(await browser.page('/account/security')).not.toContain('data-widget="passkey-set-up"')
  })

  it('takes each question once, within five minutes, from the person who asked, on this site', async () => {
    const browser = await logIn(host)
    const other = await buildUser(host.db, host.services.passwords, {
      email: 'v@example.test',
      email_verified_at: START,
    })
    const vera = await logIn(host, { email: 'v@example.test' })
    const add = async (from: BrowserSession, passkey: object) => {
      const answer = await from.call('POST', '/ajax/user/passkeys', { passkey })
      return [answer.status, answer.status === 204 ? {} : (await body(answer)).errors]
    }
    const refused = [422, { passkey: [NOT_ADDED] }]
    const device = new Authenticator(ORIGIN)
    const options = await askToAdd(browser)
    expect(await add(vera, device.create(options))).toEqual(refused)
    expect(await add(browser, new Authenticator('https://evil.test').create(await askToAdd(browser)))).toEqual(refused)
    expect(await add(browser, device.create(options))).toEqual([204, {}])
    expect(await add(browser, new Authenticator(ORIGIN).create(options))).toEqual(refused)
    const late = await askToAdd(browser)
    wait(6)
    expect(await add(browser, new Authenticator(ORIGIN).create(late))).toEqual(refused)
    expect((await passkeysOf()).map(row => row.user_id)).toEqual([userId])
    expect(other.id).not.toBe(userId)
  })

  it('takes ten, and a device once', async () => {
    const browser = await logIn(host)
    const device = await addPasskey(browser)
    const twice = device.create(await askToAdd(browser))
    expect((await browser.call('POST', '/ajax/user/passkeys', { passkey: twice })).status).toBe(409)
    const row = { user_id: userId, public_key: 'key', counter: 0, transports: [], device: 'Phone', created_at: START }
    const rows = Array.from({ length: 9 }, (_, n) => ({ ...row, credential_id: `more-${n}` }))
    await host.db.insertInto('passkeys').values(rows).execute()
    const answer = await browser.call('POST', '/ajax/user/passkeys/options', { currentPassword: PASSWORD })
    expect([answer.status, (await body(answer)).message]).toEqual([409, 'You have 10 passkeys. Remove one first'])
  })
})

describe('logging in with a passkey', () => {
  it('opens a session, without a code where two-step log-in is on, and goes on to the page', async () => {
    const device = await addPasskey(await logIn(host))
    await host.db.insertInto('two_step').values({ user_id: userId, secret: 'secret', expires_at: null }).execute()
    const answer = await send(device.get(await askToLogIn()), { return: '/faqs' })
    expect([answer.status, await body(answer)]).toMatchObject([
      200,
      { data: { user: { loggedIn: true, email: EMAIL } } },
    ])
    const browser = browserWith(host, cookiesOf(answer))
    expect(await browser.isSignedIn()).toBe(true)
    expect(await browser.page('/faqs')).toContain('Welcome back, Sam')
    expect(await passkeysOf()).toMatchObject([{ counter: 2, last_used_at: START }])
  })

  it('refuses an unknown device, another site, a device that did not check the person, and an old question', async () => {
    const device = await addPasskey(await logIn(host))
    const old = await askToLogIn()
    wait(6)
    const passkeys = [
      device.get(old),
      new Authenticator(ORIGIN).get(await askToLogIn()),
      device.get(await askToLogIn(), { from: 'https://evil.test' }),
      device.get({ ...(await askToLogIn()), rpId: 'evil.test' }),
      device.get(await askToLogIn(), { flags: 0x01 }),
      { ...device.get(await askToLogIn()), response: new Authenticator(ORIGIN).get(await askToLogIn()).response },
    ]
    for (const passkey of passkeys) {
      const answer = await send(passkey)
      expect([answer.status, (await body(answer)).errors]).toEqual([422, { passkey: [NO_ACCOUNT] }])
    }
  })

  it('refuses anything that is not an answer of a device, and names the field', async () => {
    const device = new Authenticator(ORIGIN)
    const whole = device.get(await askToLogIn())
    const parts = [{}, { ...whole, id: '' }, { ...whole, response: {} }, { ...whole, type: 'password' }, 7, null, 'x']
    for (const passkey of parts) {
      const answer = await send(passkey as object)
      expect(answer.status).toBe(422)
      expect(Object.keys((await body(answer)).errors as object)[0]).toMatch(/^passkey/)
    }
  })

  it('opens one session when one answer is sent twenty times at once', async () => {
    const device = await addPasskey(await logIn(host))
    await host.db.deleteFrom('sessions').execute()
    const passkey = device.get(await askToLogIn())
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(passkey)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await host.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  })
})

describe('removing a passkey', () => {
  it('takes a proof by call or form, and the passkey opens nothing after it', async () => {
    const browser = await logIn(host)
    const device = await addPasskey(browser)
    await addPasskey(browser)
    const [first, second] = await passkeysOf()
    const remove = (proof: object) => browser.call('DELETE', `/ajax/user/passkeys/${first?.id}`, proof)
    for (const proof of [{}, { currentPassword: 'wrong' }, { code: '123456' }, { passkey: null }]) {
      expect([proof, (await remove(proof)).status]).toEqual([proof, 422])
    }
    expect((await remove({ currentPassword: PASSWORD })).status).toBe(204)
    expect((await send(device.get(await askToLogIn()))).status).toBe(422)
    const page = `/account/security/passkeys/${second?.id}/removal`
    expect(await browser.page(page)).toContain('Remove a passkey')
    const refused = await browser.post(page)
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('Enter your current password'),
    ])
    const answer = await browser.post(page, { currentPassword: PASSWORD })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account/security#passkeys'])
    expect(await passkeysOf()).toEqual([])
    expect(await browser.page('/account/security')).toContain('Passkey removed')
    expect((await mailsTo(host, EMAIL)).at(-1)).toContain('Subject: A passkey was removed')
  })

  it('can be proved by a passkey of the account, as a call and as a form sends it, and by no other', async () => {
    const browser = await logIn(host)
    const device = await addPasskey(browser)
    const stranger = await addPasskey(await logIn(host, { email: (await buildVera()).email }))
    const options = async () =>
      (await (await browser.call('POST', '/ajax/user/identity/options')).json()) as Awaited<
        ReturnType<typeof askToLogIn>
      >
    const path = (await passkeysOf()).map(({ id }) => `/account/security/passkeys/${id}/removal`)[0] ?? ''
    const wrong = [stranger.get(await options()), device.get(await askToLogIn())]
    for (const passkey of wrong) {
      expect((await browser.post(path, { passkey: JSON.stringify(passkey) })).status).toBe(422)
    }
    expect((await browser.post(path, { passkey: '{"id":' })).status).toBe(422)
    expect((await send(device.get(await options()))).status).toBe(422)
    expect((await browser.post(path, { passkey: JSON.stringify(device.get(await options())) })).status).toBe(303)
  })
})

const buildVera = () => buildUser(host.db, host.services.passwords, { email: 'vera@example.test' })

describe('a reset of the password', () => {
  it('takes passkeys out of use until their owner has checked them, because someone else may have added one', async () => {
    const device = await addPasskey(await logIn(host))
    await host.post('/forgot-password', { email: EMAIL })
    const [token] = /(?<=\/reset-password\/)[\w-]{43}/.exec((await mailsTo(host, EMAIL)).join('\n')) ?? []
    expect((await host.post(`/reset-password/${token}`, { password: 'seven quiet herons' })).status).toBe(303)
    expect((await send(device.get(await askToLogIn()))).status).toBe(422)
    const browser = await logIn(host, { password: 'seven quiet herons' })
    expect(await browser.page('/account/security')).toMatch(/Check your passkeys.*Use it again/s)
    const path = `/account/security/passkeys/${(await passkeysOf())[0]?.id}/restoration`
    expect((await browser.post(path)).status).toBe(422)
    expect((await browser.post(path, { currentPassword: 'seven quiet herons' })).status).toBe(303)
    expect((await send(device.get(await askToLogIn()))).status).toBe(200)
  })
})
