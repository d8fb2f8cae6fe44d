import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cookiesOf } from '../../support/cookies'
import { createTestHost, type TestHost } from '../../support/host'
import { mailsTo } from '../../support/mails'
import { REGISTRATION } from '../../support/registration'
import { buildCompany, buildJob, buildUser } from '../../support/rows'

let host: TestHost
let jobId: number
const XHR = { 'X-Requested-With': 'XMLHttpRequest' }
const TAKEN = 'We could not create an account with these details. Check your inbox for what to do next'

beforeAll(async () => {
  host = await createTestHost()
  await buildUser(host.db, host.services.passwords)
  const company = await buildCompany(host.db)
  jobId = (await buildJob(host.db, company.id)).id
})
afterAll(() => host.close())
beforeEach(() => host.db.deleteFrom('users').where('email', '!=', 'sam@example.test').execute())

describe('POST /register', () => {
  it('opens an account, signs in, redirects and confirms it', async () => {
    const answer = await host.post('/register', { ...REGISTRATION, email: ' Maya@Example.test ', return: '/faqs' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/faqs'])
    const page = await (await host.request('/faqs', { headers: { Cookie: cookiesOf(answer) } })).text()
    expect(page).toContain('Welcome, Maya')
    expect(page).toContain('Check maya@example.test for a link to confirm it')
    const user = await host.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', REGISTRATION.email)
      .executeTakeFirstOrThrow()
    expect(user).toMatchObject({ first_name: 'Maya', last_name: 'Ray', email_verified_at: null })
    expect(user.password_hash).toMatch(/^\$argon2id\$/)
  })

  it('takes people with one name', async () => {
    const { lastName: _, ...oneName } = REGISTRATION
    expect((await host.post('/register', oneName)).status).toBe(303)
    const users = await host.db.selectFrom('users').select('last_name').where('first_name', '=', 'Maya').execute()
    expect(users).toEqual([{ last_name: '' }])
  })

  it('knows an address in every spelling', async () => {
    await host.post('/register', { ...REGISTRATION, email: '\u200Bzoe\u0308@BÜCHER。example\uFEFF' })
    const stored = await host.db.selectFrom('users').select('email').where('first_name', '=', 'Maya').execute()
    expect(stored).toEqual([{ email: 'zoë@xn--bcher-kva.example' }])
    const { password } = REGISTRATION
    for (const email of ['ZOË＠bücher.example', 'zoë@xn--BCHER-kva.example', '\u202Ezoë@bücher.example']) {
      expect((await host.post('/login', { email, password })).status).toBe(303)
    }
  })

  it('keeps no character that changes the direction of what follows', async () => {
    await host.post('/register', { ...REGISTRATION, firstName: '\u202EMa\u2066ya\u061C' })
    const stored = await host.db
      .selectFrom('users')
      .select('first_name')
      .where('email', '=', REGISTRATION.email)
      .execute()
    expect(stored).toEqual([{ first_name: 'Maya' }])
  })

  it('answers a call with the user', async () => {
    const answer = await host.request('/register', {
      method: 'POST',
      body: JSON.stringify({ payload: { ...REGISTRATION, over13: true, terms: true } }),
      headers: { ...XHR, Origin: host.url, 'Content-Type': 'application/json' },
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      user: { loggedIn: true, id: expect.any(Number) as number, firstname: 'Maya', email: 'maya@example.test' },
    })
  })

  it('keeps what was agreed to, and what was not', async () => {
    await host.post('/register', REGISTRATION)
    await host.post('/register', { ...REGISTRATION, email: 'news@example.test', marketing: 'on' })
    const rows = await host.db
      .selectFrom('consents')
      .innerJoin('users', 'users.id', 'consents.user_id')
      .select(['email', 'kind', 'given'])
      .orderBy('consents.id')
      .execute()
    expect(rows).toEqual([
      { email: 'maya@example.test', kind: 'terms', given: true },
      { email: 'maya@example.test', kind: 'marketing', given: false },
      { email: 'news@example.test', kind: 'terms', given: true },
      { email: 'news@example.test', kind: 'marketing', given: true },
    ])
  })

  it('saves what the visitor came for', async () => {
    const answer = await host.post('/register', { ...REGISTRATION, return: `/jobs/${jobId}`, save: `jobs-${jobId}` })
    expect(answer.headers.get('Location')).toBe(`/jobs/${jobId}`)
    const Cookie = cookiesOf(answer)
    expect(await (await host.request('/faqs', { headers: { Cookie } })).text()).toContain('Signalling placement saved')
    const saved = await host.request('/ajax/saved-items', { headers: { ...XHR, Cookie } })
    expect(await saved.json()).toMatchObject({ savedJobItems: [{ id: jobId }] })
  })

  it('names every fault of an empty form, for a call as for a person', async () => {
    const errors = {
      firstName: ['Enter your first name'],
      email: ['Enter your email address'],
      password: ['Enter a password'],
      over13: ['Confirm you are 13 or over'],
      terms: ['Accept the terms to continue'],
    }
    const call = await host.post('/register', {}, { headers: XHR })
    expect(call.status).toBe(422)
    const json = (await call.json()) as { errors: Record<string, string[]> }
    expect(Object.fromEntries(Object.entries(json.errors).map(([field, [text]]) => [field, [text]]))).toEqual(errors)
    const page = await host.post('/register', {})
    expect(page.status).toBe(422)
    const html = await page.text()
    for (const [text] of Object.values(errors)) {
      expect(html.split(`>${text}<`)).toHaveLength(3)
    }
    expect(html).toMatch(/<title>Error: /)
  })

  it.each([
    ['maya.ray@example.test', 'maya.ray@example.test'],
    ['Maya.Ray@Example.Test', 'maya.ray@example.test'],
    ['maya.ray@example.test1', 'maya.ray@example.test'],
    ['maya-ray-2026', 'maya.ray@example.test'],
    ['12MAYA_RAY!!', 'maya.ray@example.test'],
    ['mayarayrailways', 'mayarayrailways@example.test'],
  ])('refuses the password %s of %s beside its field', async (password, email) => {
    const text = 'Choose a password that is not your email address'
    const call = await host.post('/register', { ...REGISTRATION, email, password }, { headers: XHR })
    expect([call.status, await call.json()]).toEqual([
      422,
      { message: 'Check what you entered', errors: { password: [text] } },
    ])
    const page = await (await host.post('/register', { ...REGISTRATION, email, password })).text()
    expect(page).toContain(text)
  })

  it.each(['Firstrung2026', 'first-rung-26', 'www.firstrung.test'])(
    'refuses %s, the name of the site, as a password',
    async password => {
      const answer = await host.post('/register', { ...REGISTRATION, password }, { headers: XHR })
      const errors = { password: ['This password is too common. Choose another'] }
      expect(await answer.json()).toMatchObject({ errors })
    },
  )

  it('takes a password that only holds a part of the address', async () => {
    const password = 'maya rows at dawn'
    expect((await host.post('/register', { ...REGISTRATION, password })).status).toBe(303)
  })

  it('keeps what was typed, save the password', async () => {
    const html = await (
      await host.post('/register', { ...REGISTRATION, email: 'maya', password: 'three odd otters', marketing: 'on' })
    ).text()
    expect(html).toContain('value="Maya"')
    expect(html).toContain('value="maya"')
    expect(html).not.toContain('three odd otters')
    expect(html.match(/ checked/g)).toHaveLength(3)
  })

  it.each([
    ['firstName', 'x'.repeat(51), 'First name must be 50 characters or fewer'],
    ['lastName', 'see www.spam.test', 'Enter your last name, without a web address'],
    ...['evil.com', 'Win at evil．com', 'e\u200b.vil', '10.0.0.1', 'J.R.'].map(name => [
      'firstName',
      name,
      'First name can’t have a dot between letters. Put a space after the dot, like J. R.',
    ]),
    ['email', 'maya@example', 'Enter an email address in the right format, like name@example.ac.uk'],
    [
      'email',
      'maya@example.test\r\nBcc: all@example.test',
      'Enter an email address in the right format, like name@example.ac.uk',
    ],
    ['email', `${'a'.repeat(250)}@b.uk`, 'Email address must be 254 characters or fewer'],
    ['password', 'ninechars', 'Password must be 10 characters or more'],
    ['password', 'x1y2z3'.repeat(22), 'Password must be 128 characters or fewer'],
    ['password', 'Password123!', 'This password is too common. Choose another'],
    ['password', 'qwertyuiop', 'This password is too common. Choose another'],
    ['password', 'liverpool2025', 'This password is too common. Choose another'],
    ['password', 'aaaaaaaaaaaa', 'This password is too common. Choose another'],
    ['password', 'P4ssw0rd2026', 'This password is too common. Choose another'],
    ['password', '1234512345', 'This password is too common. Choose another'],
    ['password', 'MayaRay2001', 'This password is too common. Choose another'],
    ['password', 'raymaya!99', 'This password is too common. Choose another'],
    ['password', 'password'.repeat(16), 'This password is too common. Choose another'],
  ])('refuses %s "%s"', async (field, value, text) => {
    const answer = await host.post('/register', { ...REGISTRATION, [field]: value }, { headers: XHR })
    expect(answer.status).toBe(422)
    expect(((await answer.json()) as { errors: object }).errors).toEqual({ [field]: [text] })
  })

  it.each([
    'correct horse battery',
    'Tr0mbone & Kettle',
    'ölzeug im regen',
    'password'.repeat(3) + ' otters row at dawn',
    'x'.repeat(3) + 'abcyz12'.repeat(17),
  ])('takes the password "%s"', async password => {
    expect((await host.post('/register', { ...REGISTRATION, password })).status).toBe(303)
  })

  it('never says whether an address has an account, but tells its owner', async () => {
    const answer = await host.post('/register', { ...REGISTRATION, email: 'sam@example.test' }, { headers: XHR })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ message: TAKEN, errors: { form: [TAKEN] } })
    expect(answer.headers.getSetCookie()).toEqual([])
    const mails = await mailsTo(host, 'sam@example.test')
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('Subject: You already have an account')
    const user = await host.db
      .selectFrom('users')
      .select('first_name')
      .where('email', '=', 'sam@example.test')
      .execute()
    expect(user).toEqual([{ first_name: 'Sam' }])
  })

  it('opens one account when the same form comes twenty times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => host.post('/register', REGISTRATION)))
    const statuses = answers.map(answer => answer.status)
    // A busy machine answers some requests with 503. These may be repeated, and have created nothing.
    expect(statuses.filter(status => ![303, 422, 503].includes(status))).toEqual([])
    const users = host.db.selectFrom('users').select('id').where('email', '=', REGISTRATION.email)
    const opened = statuses.filter(status => status === 303).length
    expect(await users.execute()).toHaveLength(opened)
    const again = (await host.post('/register', REGISTRATION)).status
    expect([opened, again]).toEqual(opened === 1 ? [1, 422] : [0, 303])
  })

  it('works even if no mail can be sent', async () => {
    const broken = await createTestHost({ MAIL_URL: 'smtp://127.0.0.1:1' })
    const answer = await broken.post('/register', REGISTRATION)
    await broken.close()
    expect(answer.status).toBe(303)
  })
})

describe('GET /register', () => {
  it('says what will be saved, and carries it on', async () => {
    const html = await (await host.request(`/register?return=/faqs&save=jobs-${jobId}&email=a@b.test`)).text()
    expect(html).toContain('We will save Signalling placement for you straight after.')
    expect(html).toContain(`href="/login?return=%2Ffaqs&amp;save=jobs-${jobId}"`)
    expect(html).toContain('value="a@b.test"')
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  it('ignores what makes no sense', async () => {
    const page = await host.request('/register?return=//evil.test&return=2&save=jobs-abc&email=1&email=2')
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain('evil.test')
  })

  it('redirects a signed-in user', async () => {
    const { Cookie } = await host.signInAs('sam@example.test', 'correct horse battery')
    const answer = await host.request('/register', { headers: { Cookie } })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard/my-hub'])
  })
})

describe('too many', () => {
  it('accounts, address checks and mails are stopped', async () => {
    const limited = await createTestHost({ RATE_LIMITS: 'on' })
    await buildUser(limited.db, limited.services.passwords)
    const statuses = async (count: number, send: (n: number) => Promise<Response>) => {
      const all: number[] = []
      for (let n = 0; n < count; n++) {
        all.push((await send(n)).status)
      }
      return all
    }
    const checks = await statuses(21, () => limited.post('/ajax/user/email', { email: 'a@b.test' }, { headers: XHR }))
    const taken = await statuses(5, () => limited.post('/register', { ...REGISTRATION, email: 'sam@example.test' }))
    const mails = await mailsTo(limited, 'sam@example.test')
    const opened = await statuses(26, n => limited.post('/register', { ...REGISTRATION, email: `n${n}@example.test` }))
    await limited.close()
    expect([checks[19], checks[20]]).toEqual([200, 429])
    expect(taken).toEqual([422, 422, 422, 422, 422])
    expect(mails).toHaveLength(3)
    expect([opened[24], opened[25]]).toEqual([303, 429])
  })
})
