import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cookiesOf, tokenOf } from '../../support/cookies'
import { createTestHost, type TestHost } from '../../support/host'
import { mailsTo } from '../../support/mails'
import { REGISTRATION } from '../../support/registration'
import { buildUser } from '../../support/rows'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost()
  await buildUser(host.db, host.services.passwords)
})
afterAll(() => host.close())
beforeEach(() => host.db.deleteFrom('users').where('email', '!=', 'sam@example.test').execute())

const linkIn = (mail: string | undefined) => /\/verify-email\/[\w-]{43}/.exec(mail ?? '')?.[0] ?? 'none'

describe('the link that confirms an address', () => {
  async function registered() {
    const answer = await host.post('/register', REGISTRATION)
    const [mail] = (await mailsTo(host, 'maya@example.test')).slice(-1)
    expect(mail).toContain('Subject: Confirm your email')
    expect(mail).toContain('Hi Maya.')
    const Cookie = cookiesOf(answer)
    return { link: linkIn(mail), Cookie, _csrf: tokenOf(Cookie) }
  }
  const verified = async () =>
    (
      await host.db
        .selectFrom('users')
        .select('email_verified_at')
        .where('email', '=', REGISTRATION.email)
        .executeTakeFirst()
    )?.email_verified_at ?? null

  it('asks first, because mail scanners open links, then confirms once', async () => {
    const { link, Cookie, _csrf } = await registered()
    const page = await host.request(link)
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(await page.text()).toContain('Is maya@example.test your email address?')
    expect(await verified()).toBeNull()
    const answer = await host.post(link, { _csrf }, { headers: { Cookie } })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/register/pathway'])
    expect(await verified()).toEqual(host.clock.now())
    expect(await (await host.request('/faqs', { headers: { Cookie } })).text()).toContain('Email confirmed')
    expect((await mailsTo(host, 'maya@example.test')).at(-1)).toContain('Subject: Your account is ready')
    const again = await host.post(link, { _csrf }, { headers: { Cookie } })
    expect([again.status, await again.text()]).toEqual([410, expect.stringContaining('Your email is confirmed')])
    const visitor = await host.request(link)
    expect([visitor.status, await visitor.text()]).toEqual([410, expect.stringContaining('This link has expired')])
  })

  it.each([
    ['/write-a-review/12/confirmation', '/write-a-review/12/confirmation'],
    ['/dashboard/saved-items?type=jobs', '/dashboard/saved-items?type=jobs'],
    ['https://elsewhere.test/', '/'],
  ])('continues on the page that asked for it: %s', async (page, expected) => {
    const { Cookie, _csrf } = await registered()
    const Referer = page.startsWith('/') ? host.services.config.BASE_URL + page : page
    await host.post('/verify-email', { _csrf }, { headers: { Cookie, Referer } })
    const [mail] = (await mailsTo(host, 'maya@example.test')).slice(-1)
    const answer = await host.post(linkIn(mail), { _csrf }, { headers: { Cookie } })
    expect(answer.headers.get('Location')).toBe(expected)
  })

  it('is not asked for again once it is done', async () => {
    const { link, _csrf, Cookie } = await registered()
    await host.post(link, { _csrf }, { headers: { Cookie } })
    const mails = (await mailsTo(host, 'maya@example.test')).length
    const page = await host.text('/verify-email', { headers: { Cookie } })
    expect([page.includes('Your email is confirmed'), page.includes('Send a new link')]).toEqual([true, false])
    expect((await host.post('/verify-email', { _csrf }, { headers: { Cookie } })).status).toBe(303)
    expect(await mailsTo(host, 'maya@example.test')).toHaveLength(mails)
  })

  it('asks a browser without a session of the account for its password', async () => {
    const { link } = await registered()
    expect(await host.text(link)).toContain('name="password"')
    const other = await host.signInAs('sam@example.test', 'correct horse battery')
    const asOther = { headers: { Cookie: other.Cookie } }
    expect(await host.text(link, asOther)).toContain('name="password"')
    for (const [password, text] of [
      ['', 'Enter your password'],
      ['correct horse battery', 'This is not the password of this account'],
    ] as const) {
      const refused = await host.post(link, { password, _csrf: other.token }, asOther)
      expect([refused.status, (await refused.text()).includes(text)]).toEqual([422, true])
    }
    expect(await verified()).toBeNull()
    const answer = await host.post(link, { password: REGISTRATION.password })
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      '/login?notice=email-confirmed&return=%2Fregister%2Fpathway',
    ])
    expect(await verified()).not.toBeNull()
    expect(await host.text('/login?notice=email-confirmed')).toContain('Email confirmed. You can now log in.')
  })

  it('ends after 24 hours, with a new one, and when the address changes', async () => {
    const start = host.clock.now()
    const first = await registered()
    host.clock.set(new Date(start.getTime() + 24 * 3600_000 - 1000))
    expect((await host.request(first.link)).status).toBe(200)
    host.clock.set(new Date(start.getTime() + 24 * 3600_000))
    expect((await host.request(first.link)).status).toBe(410)
    host.clock.set(start)
    const again = await host.post('/verify-email', { _csrf: first._csrf }, { headers: { Cookie: first.Cookie } })
    expect([again.status, again.headers.get('Location')]).toEqual([303, '/'])
    const second = linkIn((await mailsTo(host, 'maya@example.test')).at(-1))
    expect([(await host.request(first.link)).status, (await host.request(second)).status]).toEqual([410, 200])
    await host.db
      .updateTable('users')
      .set({ email: 'new@example.test' })
      .where('email', '=', REGISTRATION.email)
      .execute()
    expect((await host.post(second, {})).status).toBe(410)
  })

  it('is sent again from any page, which then shows again', async () => {
    const { _csrf, Cookie } = await registered()
    const headers = { Cookie, Referer: `${host.url}/write-a-review/7/confirmation` }
    const again = await host.post('/verify-email', { _csrf }, { headers })
    expect([again.status, again.headers.get('Location')]).toEqual([303, '/write-a-review/7/confirmation'])
  })

  it('is not in the database', async () => {
    const { link } = await registered()
    const rows = await host.db.selectFrom('email_confirmations').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(link.slice('/verify-email/'.length))
  })

  it('is 404 where it is no link at all', async () => {
    expect((await host.request('/verify-email/abc')).status).toBe(404)
  })

  it('is offered again to signed-in users only', async () => {
    expect((await host.post('/verify-email', {})).headers.get('Location')).toMatch(/^\/login/)
    const { Cookie } = await registered()
    expect(await host.text('/verify-email', { headers: { Cookie } })).toContain('Send a new link')
  })
})
