import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestEmailChange } from '../../../host/features/account/accounts'
import { unsubscribeUrl } from '../../../host/features/account/unsubscribe'
import { logIn } from '../../support/browser-session'
import { tokenOf } from '../../support/cookies'
import { createTestHost, type TestHost } from '../../support/host'
import { mailsTo } from '../../support/mails'
import { buildUser } from '../../support/rows'

const USES = 20
const PASSWORD = 'correct horse battery'
let host: TestHost

beforeAll(async () => {
  host = await createTestHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.services.database.pool.query('delete from pgboss.job; delete from users')
})

/** The link in the newest mail to an address, and a browser that opens it. */
interface Opened {
  link: string
  Cookie?: string
}

interface LinkKind {
  /** Triggers the mail. */
  open: () => Promise<Opened>
  /** Form fields of the nth use. */
  fields?: (n: number) => Record<string, string>
  /** Number of uses that succeed; for the others the link has expired. */
  accepted: number
  /** Status of the successful uses; the others get 410. */
  status: number
  /** The state after all uses: numbers of mails, and the account. */
  outcome: () => Promise<unknown>
  expected: unknown
}

const linkTo = async (address: string, purpose: string) =>
  new RegExp(`/${purpose}/[\\w-]{43}`).exec((await mailsTo(host, address)).at(-1) ?? '')?.[0] ?? 'none'
const countMails = async (address: string, subject: string) =>
  (await mailsTo(host, address)).filter(mail => mail.includes(`Subject: ${subject}`)).length
const userWith = (email: string) =>
  host.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
const buildSam = (overrides: object = {}) =>
  buildUser(host.db, host.services.passwords, { email: address(), ...overrides })

/** Mails remain in their folder, so each link needs its own address. */
let number = 0
const address = () => `sam-${number}@example.test`

const KINDS: Readonly<Record<string, LinkKind>> = {
  'confirms an address': {
    async open() {
      await buildSam({ email_verified_at: null })
      const { Cookie, token } = await host.signInAs(address(), PASSWORD)
      await host.post('/verify-email', { _csrf: token }, { headers: { Cookie } })
      return { link: await linkTo(address(), 'verify-email'), Cookie }
    },
    accepted: 1,
    status: 303,
    outcome: async () => [
      (await userWith(address()))?.email_verified_at?.getTime() === host.clock.now().getTime(),
      await countMails(address(), 'Your account is ready'),
    ],
    expected: [true, 1],
  },
  'chooses a new password': {
    async open() {
      await buildSam()
      await host.post('/forgot-password', { email: address() })
      return { link: await linkTo(address(), 'reset-password') }
    },
    fields: n => ({ password: `seven quiet herons ${n}` }),
    accepted: 1,
    status: 303,
    async outcome() {
      const { password_hash } = (await userWith(address())) ?? {}
      const { passwords } = host.services
      const tries = Array.from({ length: USES }, (_, n) => passwords.verify(password_hash, `seven quiet herons ${n}`))
      const right = (await Promise.all(tries)).filter(Boolean)
      return [right.length, await countMails(address(), 'Your password was changed')]
    },
    expected: [1, 1],
  },
  'changes the address': {
    async open() {
      const { id: userId } = await buildSam()
      const { Cookie } = await host.signInAs(address(), PASSWORD)
      await requestEmailChange(host.services, { userId, email: `new-${address()}`, currentPassword: PASSWORD })
      return { link: await linkTo(`new-${address()}`, 'change-email'), Cookie }
    },
    accepted: 1,
    status: 303,
    outcome: async () => [
      (await userWith(`new-${address()}`)) !== undefined,
      await countMails(`new-${address()}`, 'Your email address was changed'),
      await countMails(address(), 'Your email address was changed'),
    ],
    expected: [true, 1, 1],
  },
  'keeps an account': {
    async open() {
      await buildSam()
      const browser = await logIn(host, { email: address() })
      await browser.call('DELETE', '/ajax/user', { email: address(), reviews: 'keep', currentPassword: PASSWORD })
      return { link: await linkTo(address(), 'keep-account') }
    },
    accepted: 1,
    status: 303,
    outcome: () => host.db.selectFrom('pending_deletions').selectAll().execute(),
    expected: [],
  },
  'stops reminders, which is harmless to do again': {
    async open() {
      const { id: userId } = await buildSam()
      const target = { userId, list: 'reminders' } as const
      const urls = await Promise.all(Array.from({ length: USES }, () => unsubscribeUrl(host.services, target)))
      expect(new Set(urls).size).toBe(1)
      return { link: new URL(urls[0] ?? '').pathname }
    },
    fields: () => ({ 'List-Unsubscribe': 'One-Click' }),
    accepted: USES,
    status: 200,
    outcome: () => host.db.selectFrom('contact_preferences').select(['reminders', 'changes']).execute(),
    expected: [{ reminders: false, changes: true }],
  },
}

// Twenty new passwords need twenty slow hashes.
describe(`${USES} uses of a mailed link at once end in one`, { timeout: 120_000 }, () => {
  it.each(Object.entries(KINDS))('that %s', async (_, { open, fields, accepted, status, outcome, expected }) => {
    number += 1
    const { link, Cookie = '' } = await open()
    const use = (n: number) =>
      host.post(link, { _csrf: tokenOf(Cookie), ...fields?.(n) }, Cookie ? { headers: { Cookie } } : {})
    const statuses: number[] = []
    do {
      const answers = await Promise.all(Array.from({ length: USES }, (_use, n) => use(n)))
      // On a busy machine an answer may come too late. Such a use must not use up the link.
      statuses.push(...answers.map(answer => answer.status).filter(code => code !== 503))
    } while (!statuses.includes(status))
    expect(statuses.filter(code => code === status).length).toBe(Math.min(accepted, statuses.length))
    expect(statuses.filter(code => code !== status && code !== 410)).toEqual([])
    expect(await outcome()).toEqual(expected)
    expect((await use(0)).status).toBe(accepted === 1 ? 410 : status)
  })
})
