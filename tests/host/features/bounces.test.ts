import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliveryReport } from '../../support/delivery-report'
import { createTestHost, type TestHost } from '../../support/host'
import { mailsTo } from '../../support/mails'
import { buildUser } from '../../support/rows'

const EMAIL = 'sam@example.test'
let folder: string
let host: TestHost

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'firstrung-bounces-'))
  host = await createTestHost({ MAIL_BOUNCES_DIR: folder })
  await buildUser(host.db, host.services.passwords, { email: EMAIL, email_verified_at: null })
})
afterAll(async () => {
  await host.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await host.db.deleteFrom('refused_addresses').execute()
  rmSync(path.join(folder, 'other'), { recursive: true, force: true })
})

const refused = () => host.db.selectFrom('refused_addresses').select(['address', 'reply_code', 'is_bounced']).execute()
const filesIn = (name: string) => readdirSync(path.join(folder, name)).filter(file => file.endsWith('.eml'))

/** Returns the mail that the site has sent. */
async function sendMail(): Promise<string> {
  await host.post('/forgot-password', { email: EMAIL })
  return (await mailsTo(host, EMAIL)).at(-1) ?? ''
}

/** Stores a message in the folder and lets the site read it. */
async function receive(message: string): Promise<void> {
  writeFileSync(path.join(folder, '1.eml'), message)
  await host.runJob('read-bounces')
}

describe('a returned mail', () => {
  it('puts an address that does not exist on the list, and is deleted', async () => {
    await receive(deliveryReport({ mail: await sendMail(), recipient: EMAIL }))
    expect(await refused()).toEqual([{ address: EMAIL, reply_code: 550, is_bounced: true }])
    expect([filesIn('.'), filesIn('other')]).toEqual([[], []])
  })

  it('names the address that we know, where a server has forwarded the mail', async () => {
    await receive(deliveryReport({ mail: await sendMail(), recipient: 'other-name@elsewhere.test' }))
    expect(await refused()).toMatchObject([{ address: EMAIL }])
  })

  it.each([
    ['delayed', { action: 'delayed', status: '4.4.1' }],
    ['for a full mailbox', { status: '5.2.2' }],
    ['for its text', { status: '5.7.1' }],
  ] as const)('changes nothing when it is %s', async (_, report) => {
    await receive(deliveryReport({ mail: await sendMail(), recipient: EMAIL, ...report }))
    expect([await refused(), filesIn('.'), filesIn('other')]).toEqual([[], [], []])
  })

  it('is left for a person when it is not a mail of ours to this address', async () => {
    const mail = await sendMail()
    const forged = [
      mail.replace(`To: ${EMAIL}`, 'To: victim@example.test'),
      mail.replace(/^X-Bounce-Token: .*\r\n/m, ''),
      mail.replace(/^Message-ID: <[\w-]+/m, 'Message-ID: <00000000-0000-0000-0000-000000000000'),
    ]
    for (const one of forged) {
      await receive(deliveryReport({ mail: one, recipient: EMAIL }))
      expect([await refused(), filesIn('.'), filesIn('other')]).toEqual([[], [], ['1.eml']])
    }
  })

  it('is left for a person when it is no report', async () => {
    await receive(
      'From: sam@example.test\r\nTo: bounces@firstrung.test\r\nSubject: Out of office\r\n\r\nBack on Monday.',
    )
    expect([await refused(), filesIn('other')]).toEqual([[], ['1.eml']])
  })
})

describe('an address whose mail was returned', () => {
  it('stays on the list when a server accepts mail for it, until its owner opens a link that was mailed there', async () => {
    await receive(deliveryReport({ mail: await sendMail(), recipient: EMAIL }))
    const { Cookie, token } = await host.signInAs(EMAIL, 'correct horse battery')
    await host.post('/verify-email', { _csrf: token }, { headers: { Cookie } })
    const link = /\/verify-email\/[\w-]{43}/.exec((await mailsTo(host, EMAIL)).at(-1) ?? '')?.[0] ?? ''
    expect(await refused()).toHaveLength(1)
    const { status } = await host.post(link, { _csrf: token }, { headers: { Cookie } })
    expect([status, await refused()]).toEqual([303, []])
  })
})

describe('a message that cannot be read', () => {
  it.each([
    ['is too large', () => 'x'.repeat(1_100_000)],
    ['has parts inside parts without an end', () => nested(3000)],
  ])('is kept for a person when it %s, and the next one is read', async (_, hostile) => {
    writeFileSync(path.join(folder, '0.eml'), hostile())
    await receive(deliveryReport({ mail: await sendMail(), recipient: EMAIL }))
    expect(await refused()).toMatchObject([{ address: EMAIL }])
    expect([filesIn('.'), filesIn('other')]).toEqual([[], ['0.eml']])
  })

  const nested = (depth: number) =>
    Array.from(
      { length: depth },
      (_, level) => `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`,
    ).join('')
})
