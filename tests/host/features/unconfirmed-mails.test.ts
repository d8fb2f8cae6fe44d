import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobs } from '../../../host/features/background'
import { enqueueMail } from '../../../host/queue/mail'
import { decodeMail } from '../../support/alerts'
import { browserWith } from '../../support/browser-session'
import { type EveryMail, prepareEveryMail } from '../../support/every-mail'
import { createTestHost, type TestHost } from '../../support/host'
import { mailsOf, mailsTo } from '../../support/mails'
import { buildUser } from '../../support/rows'

/** Mails that may be sent to an unconfirmed address. */
const BEFORE_CONFIRMATION = ['already-registered', 'confirm-address', 'confirm-new-address', 'reset-password']
/** Mails to an address that was confirmed until the account or the address was changed. */
const AFTERWARDS = ['account-deleted', 'account-deletion-requested', 'email-changed']
const TO_THE_TEAM = ['contact', 'report']
let host: TestHost
let everyMail: EveryMail

beforeAll(async () => {
  host = await createTestHost({ CONTACT_EMAIL: 'team@firstrung.test' })
  everyMail = await prepareEveryMail(host)
}, 60_000)
afterAll(() => host.close())
beforeEach(() => host.services.database.pool.query('delete from pgboss.job'))

const subjectOf = (mail: string) =>
  (/^Subject: (.*(?:\r?\n .*)*)/m.exec(decodeMail(mail))?.[1] ?? '').replaceAll(/\r?\n /g, ' ')

async function sendEveryMail(isConfirmed: boolean): Promise<string[]> {
  const before = new Set(await mailsOf(host))
  await host.db
    .updateTable('users')
    .set({ email_verified_at: isConfirmed ? host.clock.now() : null })
    .execute()
  for (const [mail, ids] of everyMail.mails) {
    await enqueueMail(host.services.queue, host.db, { mail, ids })
  }
  return (await mailsOf(host)).filter(mail => !before.has(mail))
}

it('every mail of the site is tried here', () => {
  const names = jobs.flatMap(({ name }) => (name.startsWith('mail/') ? [name.slice('mail/'.length)] : []))
  expect([...new Set(everyMail.mails.map(([mail]) => mail))].sort()).toEqual(names.sort())
})

describe('what a person typed', () => {
  it('is in no subject', async () => {
    const mails = await sendEveryMail(true)
    expect([mails.length, mails.map(subjectOf)]).toEqual([everyMail.mails.length, expect.anything()])
    expect(mails.map(subjectOf).filter(text => text.toLowerCase().includes('marker'))).toEqual([])
    expect(mails.filter(mail => decodeMail(mail).includes('Marker')).length).toBeGreaterThan(10)
  })
})

describe('an address that nobody has confirmed', () => {
  it('gets only what confirms it, what resets the password and the note that it has an account', async () => {
    const mails = await sendEveryMail(false)
    const allowed = [...BEFORE_CONFIRMATION, ...AFTERWARDS, ...TO_THE_TEAM]
    expect(mails.length).toBe(everyMail.mails.filter(([name]) => allowed.includes(name)).length)
  })

  it('gets no calendar mail and no copy of the data, and the pages say what to do', async () => {
    await buildUser(host.db, host.services.passwords, { email: 'fresh@example.test', email_verified_at: null })
    const { Cookie } = await host.signInAs('fresh@example.test', 'correct horse battery')
    const browser = browserWith(host, Cookie)
    const job = { jobTitle: 'You have won', companyName: 'Evil', deadline: '2026-10-25' }
    const { id } = (await (await browser.call('POST', '/ajax/user/external-jobs', job)).json()) as { id: number }
    for (const [method, path] of [
      ['GET', `/ajax/user/send-job-calendar-link/external/${id}`],
      ['POST', `/ajax/user/send-job-calendar-link/external/${id}`],
      ['POST', '/ajax/user/data-export'],
    ] as const) {
      const answer = await browser.call(method, path)
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        403,
        { message: 'Confirm your email first', code: 'unverified' },
      ])
    }
    const refused = await browser.post('/ajax/user/data-export')
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('action="/verify-email"')])
    for (const page of ['/dashboard/my-hub', '/dashboard/app-tracker', '/dashboard/account/data-security']) {
      expect(await browser.page(page)).toMatch(/Open the link that we sent to fresh@example.test.*Send the link again/s)
    }
    await host.work()
    expect(await mailsTo(host, 'fresh@example.test')).toEqual([])
    await browser.post('/verify-email')
    expect((await mailsTo(host, 'fresh@example.test')).map(subjectOf)).toEqual(['Confirm your email'])
    await host.db.updateTable('users').set({ email_verified_at: host.clock.now() }).execute()
    expect(await browser.page('/dashboard/my-hub')).not.toContain('Send the link again')
  })
})
