import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cookiesOf } from '../../support/cookies'
import { createTestHost, type TestHost } from '../../support/host'
import { mailsTo } from '../../support/mails'
import { jobRows } from '../../support/queue'
import { buildUser } from '../../support/rows'

const EMAIL = 'sam@example.test'
const OLD = 'correct horse battery'
const NEW = 'seven quiet herons'
const XHR = { 'X-Requested-With': 'XMLHttpRequest' }
let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ TAG_MANAGER_URL: 'https://tags.example.test/gtm.js' })
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.db.deleteFrom('users').execute()
  await buildUser(host.db, host.services.passwords)
})

const user = () => host.db.selectFrom('users').selectAll().where('email', '=', EMAIL).executeTakeFirstOrThrow()
const canLogIn = async (password: string) => (await host.post('/login', { email: EMAIL, password })).status === 303
const resetMails = async () => (await mailsTo(host, EMAIL)).filter(mail => mail.includes('Subject: Reset your'))

async function requestLink(): Promise<string> {
  await host.post('/forgot-password', { email: EMAIL })
  return /\/reset-password\/[\w-]{43}/.exec((await resetMails()).at(-1) ?? '')?.[0] ?? 'none'
}

describe('a forgotten password', () => {
  it('answers the same with and without an account, after adding the same job', async () => {
    const before = (await resetMails()).length
    const added = (await jobRows(host)).length
    const answers = [
      await host.post('/forgot-password', { email: ` ${EMAIL.toUpperCase()} ` }),
      await host.post('/forgot-password', { email: 'nobody@example.test' }),
    ]
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/forgot-password/sent'])
    }
    const jobs = (await jobRows(host)).slice(added)
    expect(jobs.map(({ data }) => data.job)).toEqual(['mail/reset-password', 'mail/reset-password'])
    expect(JSON.stringify(jobs)).not.toContain('example.test')
    expect((await resetMails()).length).toBe(before + 1)
    expect(await mailsTo(host, 'nobody@example.test')).toEqual([])
    expect(await host.text('/forgot-password/sent')).toContain('If an account uses that address we have sent a link')
  })

  it('shows the form again when the address is not one', async () => {
    const page = await host.post('/forgot-password', { email: 'sam' })
    expect(page.status).toBe(422)
    const html = await page.text()
    expect(html).toContain('Enter an email address in the right format')
    expect(html).toContain('value="sam"')
    expect((await host.post('/forgot-password', { email: EMAIL }, { headers: XHR })).status).toBe(204)
  })

  it('is chosen again by the link, which opening does not use up', async () => {
    const { Cookie } = await host.signInAs(EMAIL, OLD)
    const link = await requestLink()
    for (let time = 0; time < 3; time++) {
      const page = await host.request(link)
      expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
      expect(await page.text()).toContain('Choose a new password')
    }
    const answer = await host.post(link, { password: NEW })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/login?notice=password-changed'])
    expect(cookiesOf(answer)).not.toMatch(/session=[\w-]{10}/)
    expect(await host.text('/login?notice=password-changed')).toContain('Log in with the new one')
    expect([await canLogIn(OLD), await canLogIn(NEW)]).toEqual([false, true])
    expect((await host.request('/ajax/saved-items', { headers: { Cookie, ...XHR } })).status).toBe(401)
    expect((await mailsTo(host, EMAIL)).at(-1)).toContain('Subject: Your password was changed')
    expect((await user()).email_verified_at).toEqual(new Date('2026-01-01T00:00:00Z'))
    expect([(await host.request(link)).status, (await host.post(link, { password: OLD })).status]).toEqual([410, 410])
    expect(await canLogIn(NEW)).toBe(true)
  })

  it.each([
    ['', 'Enter a password'],
    ['short', 'Password must be 10 characters or more'],
    ['password123', 'This password is too common. Choose another'],
    ['SamReed2001', 'This password is too common. Choose another'],
    ['sam@example.test', 'Choose a password that is not your email address'],
  ])('refuses "%s", and the link still works', async (password, text) => {
    const link = await requestLink()
    const page = await host.post(link, { password })
    expect([page.status, (await page.text()).includes(text)]).toEqual([422, true])
    expect((await host.post(link, { password: NEW })).status).toBe(303)
  })

  it('ends after 60 minutes, and with a newer link', async () => {
    const start = host.clock.now()
    const older = await requestLink()
    const newer = await requestLink()
    expect((await host.request(older)).status).toBe(410)
    host.clock.set(new Date(start.getTime() + 3600_000 - 1))
    expect((await host.request(newer)).status).toBe(200)
    host.clock.set(new Date(start.getTime() + 3600_000))
    const late = await host.post(newer, { password: NEW })
    expect([late.status, (await late.text()).includes('This link has expired')]).toEqual([410, true])
    host.clock.set(start)
    await host.runJob('purge-password-resets', host.daysFromNow(1))
    expect(await host.db.selectFrom('password_resets').selectAll().execute()).toEqual([])
  })

  it('is changed once by 20 uses of one link at the same time', async () => {
    const link = await requestLink()
    const passwords = Array.from({ length: 20 }, (_, n) => `${NEW} ${n}`)
    const answers = await Promise.all(passwords.map(password => host.post(link, { password })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter(status => status === 303)).toHaveLength(1)
    expect(statuses.filter(status => status === 410)).toHaveLength(19)
    expect(await canLogIn(passwords[statuses.indexOf(303)] ?? '')).toBe(true)
  })

  it('cancels a change of the address, and its link is nowhere in the database', async () => {
    const { id } = await user()
    const row = { token_hash: 'x', nonce: 'y', user_id: id, email: 'thief@example.test', previous_email: EMAIL }
    await host.db
      .insertInto('email_changes')
      .values({ ...row, expires_at: host.daysFromNow(1) })
      .execute()
    const link = await requestLink()
    const rows = await host.db.selectFrom('password_resets').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(link.slice('/reset-password/'.length))
    await host.post(link, { password: NEW })
    expect(await host.db.selectFrom('email_changes').selectAll().execute()).toEqual([])
  })

  it('keeps the address of the link from tag managers', async () => {
    const link = await requestLink()
    expect(await host.text('/forgot-password')).toContain('tags.example.test')
    expect(await host.text(link)).not.toContain('tags.example.test')
  })
})
