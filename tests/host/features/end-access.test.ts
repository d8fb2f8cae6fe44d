import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ACCESS } from '../../../host/features/account/accounts/access-queries'
import { type BrowserSession, browserWith, logIn } from '../../support/browser-session'
import { cookiesOf } from '../../support/cookies'
import { createTestHost, type TestHost } from '../../support/host'
import { mailsTo } from '../../support/mails'
import { buildCompany, buildJob, buildUser } from '../../support/rows'
import { fillEveryTable, tablesOfUsers } from '../../support/whole-person'

const EMAIL = 'sam@example.test'
const OLD = 'correct horse battery'
const NEW = 'seven quiet herons'
let host: TestHost
let companyId: number
let userId: number

beforeAll(async () => {
  host = await createTestHost()
  companyId = (await buildCompany(host.db)).id
}, 60_000)
afterAll(() => host.close())
beforeEach(async () => {
  await host.services.database.pool.query(
    'delete from pgboss.job; delete from users; delete from jobs; delete from reviews',
  )
  userId = (await buildUser(host.db, host.services.passwords)).id
})

const linkTo = async (address: string, purpose: string) =>
  new RegExp(`/${purpose}/[\\w-]{43}`).exec((await mailsTo(host, address)).at(-1) ?? '')?.[0] ?? 'none'

async function reset(): Promise<Response> {
  await host.post('/forgot-password', { email: EMAIL })
  return host.post(await linkTo(EMAIL, 'reset-password'), { password: NEW })
}

/** Actions in this browser that end all other access. */
const ENDS: Readonly<Record<string, (browser: BrowserSession) => Promise<Response>>> = {
  'a reset of the password': reset,
  'a new password that logs out other devices': browser =>
    browser.call('PUT', '/user/password', { currentPassword: OLD, password: NEW }),
  async 'a new address'(browser) {
    await browser.post('/account/email', { email: 'new@example.test', currentPassword: OLD })
    return browser.post(await linkTo('new@example.test', 'change-email'))
  },
}

/** Creates links that grant access or reveal data. */
async function handOut(browser: BrowserSession) {
  const job = await buildJob(host.db, companyId)
  await browser.call('POST', '/ajax/saved-items/jobs', { id: job.id })
  const { feed } = (await (await browser.call('GET', `/ajax/user/job-calendar-link/${job.id}`)).json()) as {
    feed: string
  }
  await browser.call('POST', '/ajax/user/data-export', { currentPassword: OLD })
  await host.work()
  const download = await linkTo(EMAIL, 'data-export')
  await host.post('/forgot-password', { email: EMAIL })
  return { feed: new URL(feed).pathname, download, resetLink: await linkTo(EMAIL, 'reset-password') }
}

it('every table with a key to something is named, with what ends it', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and table_name <> 'users'
      and column_name ~ '(token|nonce|challenge|credential|secret|code_hash|id_hash)'`.execute(host.db)
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(ACCESS).sort())
})

describe.each(Object.entries(ENDS))('%s', (name, end) => {
  it('ends every access that was handed out, and leaves this browser known', async () => {
    const [here, there] = [await logIn(host), await logIn(host)]
    const { feed, download, resetLink } = await handOut(there)
    expect([(await host.request(feed)).status, (await host.request(resetLink)).status]).toEqual([200, 200])
    const answer = await end(here)
    expect(answer.status).toBeLessThan(400)
    expect(cookiesOf(answer)).toMatch(/device=[\w-]+\./)
    expect([await there.isSignedIn(), (await host.request(feed)).status]).toEqual([false, 404])
    expect((await host.request(resetLink)).status).toBe(410)
    const password = name === 'a new address' ? OLD : NEW
    const email = name === 'a new address' ? 'new@example.test' : EMAIL
    const again = await logIn(host, { email, password })
    expect((await again.post(download, { currentPassword: password })).status).toBe(404)
  })

  it('leaves nothing in the tables of what ends', async () => {
    await fillEveryTable(host, { userId, companyId })
    await host.db.deleteFrom('two_step').execute()
    await host.db.deleteFrom('saved_items').execute()
    const browser = await logIn(host)
    expect((await end(browser)).status).toBeLessThan(400)
    for (const table of Object.keys(ACCESS).filter(key => ACCESS[key as keyof typeof ACCESS] === 'ends')) {
      const own = table === 'sessions' ? 1 : table === 'email_changes' ? 1 : 0
      const { rows } = await sql`select 1 from ${sql.table(table)} where user_id = ${userId}`.execute(host.db)
      expect([table, rows.length <= own]).toEqual([table, true])
    }
  })
})

describe('an account that nobody has confirmed', () => {
  it('starts empty when its address is taken over by a reset', async () => {
    await host.db.updateTable('users').set({ email_verified_at: null }).execute()
    const before = await logIn(host)
    await fillEveryTable(host, { userId, companyId })
    await host.db.deleteFrom('reports').execute()
    await host.post('/forgot-password', { email: EMAIL })
    const link = await linkTo(EMAIL, 'reset-password')
    expect(await host.text(link)).toContain('Your account starts empty')
    expect((await host.post(link, { password: NEW })).status).toBe(303)
    const left: string[] = []
    for (const table of await tablesOfUsers(host)) {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(table)} t
        where t::text like ${`%Samantha%`} or t::text like ${`%(${userId},%`}`.execute(host.db)
      left.push(...rows.map(({ text }) => `${table}: ${text}`))
    }
    expect(left).toEqual([])
    const counts = [
      'saved_items',
      'external_jobs',
      'job_notes',
      'profiles',
      'passkeys',
      'review_authors',
      'saved_searches',
    ]
    for (const table of counts) {
      const { rows } = await sql`select 1 from ${sql.table(table)} where user_id = ${userId}`.execute(host.db)
      expect([table, rows.length]).toEqual([table, 0])
    }
    expect(await before.isSignedIn()).toBe(false)
    const browser = await logIn(host, { password: NEW })
    expect(await browser.page('/dashboard/my-hub')).toContain('Sam')
  })

  it('keeps what a confirmed person has stored', async () => {
    await (await logIn(host)).call('POST', '/ajax/user/external-jobs', { jobTitle: 'Kiln', companyName: 'Fen' })
    await reset()
    expect(await host.db.selectFrom('external_jobs').select('user_id').execute()).toEqual([{ user_id: userId }])
  })
})

it('a device that was known before a reset is not known after it', async () => {
  const limited = await createTestHost({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
  await buildUser(limited.db, limited.services.passwords)
  const from = (address: string, Cookie = '') => ({ headers: { 'X-Forwarded-For': address, Cookie } })
  const device = (answer: Response) => /device=[^;]+/.exec(cookiesOf(answer))?.[0] ?? ''
  const earlier = device(await limited.post('/login', { email: EMAIL, password: OLD }, from('192.0.2.1')))
  await limited.post('/forgot-password', { email: EMAIL }, from('192.0.2.2'))
  const [link = ''] = /\/reset-password\/[\w-]{43}/.exec((await mailsTo(limited, EMAIL)).at(-1) ?? '') ?? []
  const owner = device(await limited.post(link, { password: NEW }, from('192.0.2.2')))
  for (let address = 0; address < 20; address++) {
    const guess = () => limited.post('/login', { email: EMAIL, password: 'wrong' }, from(`198.51.100.${address}`))
    await Promise.all(Array.from({ length: 5 }, guess))
  }
  const statuses = []
  for (const Cookie of ['', earlier, owner]) {
    statuses.push((await limited.post('/login', { email: EMAIL, password: NEW }, from('192.0.2.9', Cookie))).status)
  }
  await limited.close()
  expect(statuses).toEqual([429, 429, 303])
})

it('the browser of a person who has only opened the link is not known', async () => {
  await host.post('/forgot-password', { email: EMAIL })
  const page = await host.request(await linkTo(EMAIL, 'reset-password'))
  expect(browserWith(host, cookiesOf(page)) && cookiesOf(page)).not.toContain('device=')
})
