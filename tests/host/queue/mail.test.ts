import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listFailedJobs } from '../../../host/queue/overview'
import { createTestHost, type TestHost } from '../../support/host'
import { jobRows, skipWaiting } from '../../support/queue'
import { REGISTRATION } from '../../support/registration'
import { type SmtpServer, startSmtpServer } from '../../support/smtp'

const METRICS_TOKEN = 'f3b1c09d72e84a56918b3cd7e2405f6a'
let smtp: SmtpServer
let host: TestHost

beforeAll(async () => {
  smtp = await startSmtpServer()
  host = await createTestHost({ MAIL_URL: smtp.url })
})
afterAll(async () => {
  await host.close()
  smtp.close()
})
beforeEach(async () => {
  smtp.setMode('accept')
  smtp.mails.length = 0
  await host.services.database.pool.query('delete from pgboss.job; delete from users; delete from refused_addresses')
})

const linkOf = (mail = '') => /verify-email\/([\w-]+)/.exec(mail.replace(/=\r\n/g, ''))?.[1]
const messageIdOf = (mail = '') => /^Message-ID: (.*)$/im.exec(mail)?.[1]
const refused = () => host.db.selectFrom('refused_addresses').select(['address', 'reply_code']).execute()

describe('a mail', () => {
  it('is stored with the account, as ids: no address, link or token', async () => {
    const request = (await host.post('/register', REGISTRATION)).headers.get('X-Request-Id')
    const [job] = await jobRows(host)
    const ids = { confirmation: expect.any(Number) as number }
    expect(job?.data).toEqual({ job: 'mail/confirm-address', ids, request })
    await host.sendMail()
    const [mail] = smtp.mails
    expect(mail).toContain('To: maya@example.test')
    const page = await host.request(`/verify-email/${linkOf(mail)}`)
    expect(page.status).toBe(200)
    const stored = JSON.stringify([
      await jobRows(host),
      await host.db.selectFrom('email_confirmations').selectAll().execute(),
    ])
    expect(stored).not.toContain(linkOf(mail))
  })

  it('does not exist without the account', async () => {
    await host.db.schema.alterTable('consents').renameTo('consents_away').execute()
    const answer = await host.post('/register', REGISTRATION)
    await host.db.schema.alterTable('consents_away').renameTo('consents').execute()
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(await jobRows(host)).toEqual([])
    expect(await host.db.selectFrom('users').selectAll().execute()).toEqual([])
  })

  it('waits for a server that is silent, and nobody waits with it', async () => {
    smtp.setMode('silent')
    expect((await host.post('/register', REGISTRATION)).status).toBe(303)
    await host.sendMail()
    expect(await jobRows(host)).toMatchObject([{ name: 'mail', state: 'retry' }])
    smtp.setMode('accept')
    await skipWaiting(host)
    await host.sendMail()
    expect(smtp.mails).toHaveLength(1)
  })

  it('is the same when it is sent again: link and Message-ID', async () => {
    await host.post('/register', REGISTRATION)
    await host.sendMail()
    // Simulates a worker killed between the reply of the mail server and recording it.
    await host.services.database.pool.query(`update pgboss.job set state = 'retry', completed_on = null`)
    await skipWaiting(host)
    await host.sendMail()
    const [first, second] = smtp.mails
    expect(linkOf(first)).toBeDefined()
    expect([linkOf(second), messageIdOf(second)]).toEqual([linkOf(first), messageIdOf(first)])
    expect(messageIdOf(first)).toMatch(/^<[0-9a-f-]{36}@firstrung\.test>$/)
  })

  it('is tried again when the server refuses it for now', async () => {
    smtp.setMode('refuse-for-now')
    await host.post('/register', REGISTRATION)
    await host.sendMail()
    expect(await jobRows(host)).toMatchObject([{ name: 'mail', state: 'retry' }])
    expect(await refused()).toEqual([])
  })

  it('to an address that is refused for good is recorded and not tried again, until one is accepted', async () => {
    smtp.setMode('refuse')
    await host.post('/register', REGISTRATION)
    await host.sendMail()
    expect(await refused()).toEqual([{ address: 'maya@example.test', reply_code: 550 }])
    const [letter] = await listFailedJobs(host.db)
    expect(letter).toMatchObject({ job: 'mail/confirm-address', reason: 'The mail server refused the address (550)' })
    smtp.setMode('accept')
    const { Cookie, token } = await host.signInAs(REGISTRATION.email, REGISTRATION.password)
    await host.post('/verify-email', { _csrf: token }, { headers: { Cookie } })
    await host.sendMail()
    expect([smtp.mails.length, await refused()]).toEqual([1, []])
  })

  it('about a link that was replaced meanwhile is not sent', async () => {
    await host.post('/register', REGISTRATION)
    const { Cookie, token } = await host.signInAs(REGISTRATION.email, REGISTRATION.password)
    await host.post('/verify-email', { _csrf: token }, { headers: { Cookie } })
    await host.sendMail()
    expect(smtp.mails).toHaveLength(1)
    expect((await host.request(`/verify-email/${linkOf(smtp.mails[0])}`)).status).toBe(200)
  })
})

describe('a mail server that refuses us', () => {
  const readMetric = async ({ text }: TestHost) => {
    const metrics = await text('/metrics', { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
    return /^firstrung_mail_server_refuses_us (\d)$/m.exec(metrics)?.[1]
  }

  it.each([
    ['refuse-log-in', 'The mail server refuses our log-in'],
    ['refuse-sender', 'The mail server refuses our sender address'],
    ['refuse-connection', 'The mail server refuses our connection'],
  ] as const)('loses no mail, and status and metrics say why until a mail is sent (%s)', async (mode, reason) => {
    const MAIL_URL = smtp.url.replace('//', '//firstrung:secret@')
    const own = await createTestHost({ MAIL_URL, METRICS_TOKEN })
    const states = async () => (await jobRows(own)).map(({ state }) => state).sort()
    expect([await readMetric(own), await own.text('/status')]).toEqual(['0', expect.not.stringContaining(reason)])
    smtp.setMode(mode)
    await own.post('/register', REGISTRATION)
    await own.post('/register', { ...REGISTRATION, email: 'sam@example.test' })
    await own.sendMail()
    const refusals = await own.db.selectFrom('refused_addresses').selectAll().execute()
    expect([await states(), refusals, await readMetric(own)]).toEqual([['retry', 'retry'], [], '1'])
    expect(await own.text('/status')).toContain(`Not working. ${reason}`)

    smtp.setMode('accept')
    const [first] = await jobRows(own)
    await own.services.database.pool.query('update pgboss.job set start_after = now() where id = $1', [first?.id])
    await own.sendMail()
    expect([await states(), await readMetric(own)]).toEqual([['completed', 'retry'], '0'])
    expect(await own.text('/status')).not.toContain(reason)
    await own.close()
  })
})

it('at most thirty mails an hour go to one address; others wait', async () => {
  const limited = await createTestHost({ MAIL_URL: smtp.url, RATE_LIMITS: 'on' })
  const user = await limited.db
    .insertInto('users')
    .values({
      email: 'sam@example.test',
      first_name: 'Sam',
      last_name: 'Lee',
      password_hash: '',
      email_verified_at: limited.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let n = 0; n < 31; n++) {
    const job = { queue: 'mail', job: 'mail/welcome', ids: { user: user.id } } as const
    await limited.services.queue.enqueue(limited.db, job)
  }
  await limited.sendMail()
  const states = (await jobRows(limited)).map(({ state }) => state)
  await limited.close()
  expect(smtp.mails).toHaveLength(30)
  expect(states.filter(state => state === 'retry')).toHaveLength(1)
})
