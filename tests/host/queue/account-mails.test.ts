import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestEmailChange } from '../../../host/features/account/accounts'
import { freePort } from '../../support/free-port'
import { createTestHost, type TestHost } from '../../support/host'
import { jobRows, skipWaiting } from '../../support/queue'
import { buildUser } from '../../support/rows'
import { type SmtpServer, startSmtpServer } from '../../support/smtp'

const OLD = 'correct horse battery'
const NEW = 'three quiet otters'
const EMAIL = 'sam@example.test'
/** Mails to a user who forgets the password, changes the address and changes the password. */
const MAILS = [
  'new@example.test: Confirm your new email',
  `${EMAIL}: Reset your password`,
  `${EMAIL}: Your email address is about to change`,
  `${EMAIL}: Your password was changed`,
]

let port: number
let host: TestHost
let userId: number
let smtp: SmtpServer | undefined

beforeAll(async () => {
  port = await freePort()
  host = await createTestHost({ MAIL_URL: `smtp://127.0.0.1:${port}` })
})
afterAll(async () => {
  await host.close()
  smtp?.close()
})
beforeEach(async () => {
  smtp?.close()
  smtp = undefined
  await host.services.database.pool.query('delete from pgboss.job; delete from users; delete from refused_addresses')
  userId = (await buildUser(host.db, host.services.passwords)).id
})

const header = (mail: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(mail)?.[1] ?? ''
const titleOf = (mail: string) => `${header(mail, 'To')}: ${header(mail, 'Subject')}`
const states = async () => (await jobRows(host)).map(({ state }) => state)

/** Triggers all of these mails. Each request succeeds, whatever the mail server does. */
async function act(): Promise<void> {
  const { Cookie, token } = await host.signInAs(EMAIL, OLD)
  const form = { _csrf: token, currentPassword: OLD, password: NEW }
  const changed = await host.post('/account/security/password', form, { headers: { Cookie } })
  const reset = await host.post('/forgot-password', { email: EMAIL })
  expect([changed.status, reset.status]).toEqual([303, 303])
  await requestEmailChange(host.services, { userId, email: 'new@example.test', currentPassword: NEW })
}

async function deliver(): Promise<void> {
  await skipWaiting(host)
  await host.sendMail()
  expect(await states()).toEqual(MAILS.map(() => 'completed'))
}

describe('the mails of an account', () => {
  it('wait for a server that is down, and are delivered once each', async () => {
    await act()
    await host.sendMail()
    expect(await states()).toEqual(MAILS.map(() => 'retry'))
    smtp = await startSmtpServer(port)
    await deliver()
    expect(smtp.mails.map(titleOf).sort()).toEqual(MAILS)
  })

  it('are tried again when the server refuses them for now, and are delivered once each', async () => {
    smtp = await startSmtpServer(port)
    smtp.setMode('refuse-for-now')
    await act()
    await host.sendMail()
    expect([await states(), smtp.mails]).toEqual([MAILS.map(() => 'retry'), []])
    smtp.setMode('accept')
    await deliver()
    expect(smtp.mails.map(titleOf).sort()).toEqual(MAILS)
  })

  it('are sent again, as the same mails, when the connection drops before the server confirms them', async () => {
    smtp = await startSmtpServer(port)
    smtp.setMode('drop')
    await act()
    await host.sendMail()
    expect(await states()).toEqual(MAILS.map(() => 'retry'))
    smtp.setMode('accept')
    await deliver()
    const ids = new Map(smtp.mails.map(mail => [header(mail, 'Message-ID'), titleOf(mail)]))
    expect([...ids.values()].sort()).toEqual(MAILS)
    expect(smtp.mails.length).toBeGreaterThan(MAILS.length)
  })
})
