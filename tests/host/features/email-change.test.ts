import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestEmailChange } from '../../../host/features/account/accounts'
import { createTestHost, type TestHost } from '../../support/host'
import { mailsTo } from '../../support/mails'
import { buildUser } from '../../support/rows'

const PASSWORD = 'correct horse battery'
let host: TestHost
let userId: number

beforeAll(async () => {
  host = await createTestHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.db.deleteFrom('users').execute()
  userId = (await buildUser(host.db, host.services.passwords)).id
})

const request = (email: string, currentPassword = PASSWORD) =>
  requestEmailChange(host.services, { userId, email, currentPassword })
const emailNow = async () =>
  (await host.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email
const lastLinkTo = async (address: string) =>
  /\/change-email\/[\w-]{43}/.exec((await mailsTo(host, address)).at(-1) ?? '')?.[0] ?? 'none'

async function signedIn() {
  const { Cookie, token } = await host.signInAs('sam@example.test', PASSWORD)
  return { headers: { Cookie }, _csrf: token }
}

describe('a new email address', () => {
  it('is pending until its link is opened, and both addresses hear of it', async () => {
    const { headers, _csrf } = await signedIn()
    expect(await request('one@example.test')).toBe('one@example.test')
    const link = await lastLinkTo('one@example.test')
    const warning = (await mailsTo(host, 'sam@example.test')).at(-1)
    expect(warning).toContain('Subject: Your email address is about to change')
    expect(warning).toContain('one@example.test')
    expect(warning).not.toContain(link)
    const page = await host.request(link, { headers })
    expect([page.status, await emailNow()]).toEqual([200, 'sam@example.test'])
    expect(await page.text()).not.toContain('name="password"')
    const answer = await host.post(link, { _csrf }, { headers })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/'])
    expect(await emailNow()).toBe('one@example.test')
    for (const address of ['one@example.test', 'sam@example.test']) {
      expect((await mailsTo(host, address)).at(-1)).toContain('Subject: Your email address was changed')
    }
    expect((await host.post(link, { _csrf }, { headers })).status).toBe(410)
    expect((await host.signInAs('one@example.test', PASSWORD)).token).not.toBe('')
  })

  it('needs the current password, and has to be another one', async () => {
    await expect(request('two@example.test', 'wrong')).rejects.toMatchObject({
      status: 422,
      fields: { currentPassword: ['Current password is not correct'] },
    })
    await expect(request('sam@example.test')).rejects.toMatchObject({ status: 422, fields: { email: [/already/] } })
    expect(await mailsTo(host, 'two@example.test')).toEqual([])
  })

  it('asks a browser that is not signed in for the password', async () => {
    await request('three@example.test')
    const link = await lastLinkTo('three@example.test')
    expect(await host.text(link)).toContain('name="password"')
    const statuses = []
    for (const password of ['', 'wrong', PASSWORD]) {
      statuses.push((await host.post(link, { password })).status)
    }
    expect(statuses).toEqual([422, 422, 303])
    expect(await emailNow()).toBe('three@example.test')
    expect(await host.text('/login?notice=email-changed')).toContain('Your email address has changed')
  })

  it('that another account has is refused without a word about it', async () => {
    await buildUser(host.db, host.services.passwords, { email: 'taken@example.test' })
    expect(await request('taken@example.test')).toBe('taken@example.test')
    expect(await mailsTo(host, 'taken@example.test')).toEqual([])
    await request('four@example.test')
    const link = await lastLinkTo('four@example.test')
    await buildUser(host.db, host.services.passwords, { email: 'four@example.test' })
    const { headers, _csrf } = await signedIn()
    const answer = await host.post(link, { _csrf }, { headers })
    expect([answer.status, (await answer.text()).includes('This link has expired')]).toEqual([410, true])
    expect(await emailNow()).toBe('sam@example.test')
  })

  it('ends after 24 hours and with a newer one, and 20 uses at once change it once', async () => {
    const start = host.clock.now()
    await request('five@example.test')
    const older = await lastLinkTo('five@example.test')
    await request('six@example.test')
    const newer = await lastLinkTo('six@example.test')
    const { headers, _csrf } = await signedIn()
    expect((await host.post(older, { _csrf }, { headers })).status).toBe(410)
    host.clock.set(host.daysFromNow(1))
    expect((await host.request(newer)).status).toBe(410)
    host.clock.set(start)
    const answers = await Promise.all(Array.from({ length: 20 }, () => host.post(newer, { _csrf }, { headers })))
    expect(answers.map(({ status }) => status).filter(status => status === 303)).toHaveLength(1)
    expect((await mailsTo(host, 'six@example.test')).filter(mail => mail.includes('was changed'))).toHaveLength(1)
  })

  it('leaves no link in the database, and its rows end', async () => {
    await request('seven@example.test')
    const link = await lastLinkTo('seven@example.test')
    const rows = await host.db.selectFrom('email_changes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(link.slice('/change-email/'.length))
    await host.runJob('purge-email-changes', host.daysFromNow(9))
    expect(await host.db.selectFrom('email_changes').selectAll().execute()).toEqual([])
  })
})
