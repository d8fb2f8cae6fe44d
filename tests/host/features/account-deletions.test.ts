import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BrowserSession, logIn } from '../../support/browser-session'
import { createTestHost, type TestHost } from '../../support/host'
import { mailsTo } from '../../support/mails'
import { buildAuthor, buildCompany, buildReview, buildUser } from '../../support/rows'
import { fillEveryTable } from '../../support/whole-person'

const EMAIL = 'sam@example.test'
const currentPassword = 'correct horse battery'
let host: TestHost
let companyId: number
let userId: number

beforeAll(async () => {
  host = await createTestHost()
  companyId = (await buildCompany(host.db)).id
}, 60_000)
afterAll(() => host.close())
beforeEach(async () => {
  host.clock.set('2026-10-05T09:00:00Z')
  await rm(path.join(host.services.config.DATA_DIR, 'mail'), { recursive: true, force: true })
  await host.db.deleteFrom('users').execute()
  await host.db.deleteFrom('account_deletions').execute()
  userId = (await buildUser(host.db, host.services.passwords, { email_verified_at: host.clock.now() })).id
})

const del = (browser: BrowserSession, body: object) =>
  browser.call('DELETE', '/ajax/user', { currentPassword, ...body })
/** Deletes accounts after their seven days. */
const endWeek = () => host.runJob('erase-deleted-accounts', host.daysFromNow(7))
const linkIn = (mail = '') => /\/keep-account\/[\w-]{43}/.exec(mail)?.[0] ?? 'none'
const users = async () => (await host.db.selectFrom('users').select('email').execute()).map(({ email }) => email)

/** Every text in the database and in the mails that contains one of the user's words. */
async function traces(words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(host.db)
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: held } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(host.db)
    found.push(
      ...held.filter(({ text }) => words.some(word => text.includes(word))).map(({ text }) => `${name}: ${text}`),
    )
  }
  const folder = path.join(host.services.config.DATA_DIR, 'mail')
  for (const file of await readdir(folder).catch(() => [])) {
    const text = (await readFile(path.join(folder, file), 'utf8')).replace(/=\r?\n/g, '')
    if (words.some(word => text.includes(word))) {
      found.push(file)
    }
  }
  return found
}

describe('DELETE /ajax/user', () => {
  it('needs the address of the account and an answer about reviews', async () => {
    const browser = await logIn(host)
    for (const [body, errors] of [
      [{ email: 'ana@example.test', reviews: 'keep' }, { email: ['The email does not match your account'] }],
      [{ reviews: 'keep' }, { email: ['Enter your email address'] }],
      [{ email: EMAIL }, { reviews: ['Choose what happens to your reviews'] }],
    ] as const) {
      const answer = await del(browser, body)
      expect([answer.status, await answer.json()]).toMatchObject([422, { errors }])
    }
    expect(await users()).toEqual([EMAIL])
    expect(await browser.isSignedIn()).toBe(true)
  })

  it.each([{}, { currentPassword: '' }, { currentPassword: 'wrong' }, { code: '123456' }, { passkey: 'x' }])(
    'asks again who the person is: %j is not enough',
    async proof => {
      const browser = await logIn(host)
      const body = { email: EMAIL, reviews: 'keep', ...proof }
      expect((await browser.call('DELETE', '/ajax/user', body)).status).toBe(422)
      expect(await browser.isSignedIn()).toBe(true)
      expect(await host.db.selectFrom('pending_deletions').selectAll().execute()).toEqual([])
    },
  )

  it('ends every session and the right to log in at once, and the account after seven days', async () => {
    const [here, there] = [await logIn(host), await logIn(host)]
    const answer = await del(here, { email: ' Sam@Example.test ', reviews: 'delete' })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('Clear-Site-Data')).toBe('"storage"')
    expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([false, false])
    const refused = await host.post('/login', { email: EMAIL, password: currentPassword })
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringMatching(/We will delete this account on 12 October 2026.*Keep my account/s),
    ])
    expect((await host.post('/login', { email: EMAIL, password: 'wrong' })).status).toBe(422)
    expect((await del(there, { email: EMAIL, reviews: 'delete' })).status).toBe(401)
    const [mail] = await mailsTo(host, EMAIL)
    expect(mail).toContain('Subject: We will delete your account on 12 October 2026')
    await host.runJob('erase-deleted-accounts', host.daysFromNow(6))
    expect(await users()).toEqual([EMAIL])
    await endWeek()
    expect(await users()).toEqual([])
    expect((await mailsTo(host, EMAIL)).at(-1)).toContain('None of your reviews is left')
  })

  it('is undone by the link in the mail, which opening does not use up, and once', async () => {
    const review = await buildReview(host.db, companyId)
    await buildAuthor(host.db, review, userId)
    const path = `/reviews/${review.id}-${review.slug}`
    await del(await logIn(host), { email: EMAIL, reviews: 'delete' })
    expect((await host.request(path)).status).toBe(404)
    const link = linkIn((await mailsTo(host, EMAIL)).at(-1))
    expect(await host.text(link)).toContain('12 October 2026')
    const answers = await Promise.all([host.post(link, {}), host.post(link, {})])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410])
    expect((await host.request(path)).status).toBe(200)
    await endWeek()
    expect(await users()).toEqual([EMAIL])
    expect(await host.text('/login?notice=account-kept')).toContain('We will keep your account')
    expect(await (await logIn(host)).isSignedIn()).toBe(true)
    expect((await host.request(link)).status).toBe(410)
    await host.db.deleteFrom('reviews').execute()
  })

  it('does not show a review again that a moderator has hidden meanwhile', async () => {
    const review = await buildReview(host.db, companyId)
    await buildAuthor(host.db, review, userId)
    await del(await logIn(host), { email: EMAIL, reviews: 'delete' })
    await host.db.updateTable('reviews').set({ state: 'under-review' }).execute()
    await host.post(linkIn((await mailsTo(host, EMAIL)).at(-1)), {})
    expect(await host.db.selectFrom('reviews').select('state').execute()).toEqual([{ state: 'under-review' }])
    await host.db.deleteFrom('reviews').execute()
  })

  it('happens at once and without a mail before the address is confirmed', async () => {
    await host.db.updateTable('users').set({ email_verified_at: null }).execute()
    await del(await logIn(host), { email: EMAIL, reviews: 'delete' })
    expect([await users(), await mailsTo(host, EMAIL)]).toEqual([[], []])
  })

  it.each([
    ['keep', 200],
    ['delete', 410],
  ] as const)('can %s published reviews, and never keeps the others', async (reviews, status) => {
    const published = await buildReview(host.db, companyId)
    const withdrawn = await buildReview(host.db, companyId, { state: 'withdrawn' })
    const other = await buildReview(host.db, companyId, { helpful: 2 })
    await buildAuthor(host.db, published, userId)
    await buildAuthor(host.db, withdrawn, userId)
    await host.services.data.refresh()
    const browser = await logIn(host)
    await browser.call('POST', `/ajax/reviews/${other.id}/helpful`)
    await del(browser, { email: EMAIL, reviews })
    const page = await host.request(`/reviews/${published.id}-${published.slug}`)
    expect(page.status).toBe(status === 200 ? 200 : 404)
    await endWeek()
    const { length } = await host.db.selectFrom('review_authors').selectAll().execute()
    expect(length).toBe(0)
    const left = await host.db.selectFrom('reviews').select(['id', 'helpful']).orderBy('id').execute()
    expect(left.map(({ id }) => id)).toEqual(reviews === 'keep' ? [published.id, other.id] : [other.id])
    expect(left.at(-1)?.helpful).toBe(2)
    await host.db.deleteFrom('reviews').execute()
  })

  it('leaves no trace in any table or mail after 30 days', async () => {
    await fillEveryTable(host, { userId, companyId })
    expect((await mailsTo(host, EMAIL)).length).toBeGreaterThan(0)
    expect((await traces([EMAIL, 'Samantha'])).length).toBeGreaterThan(3)
    await del(await logIn(host), { email: EMAIL, reviews: 'delete' })
    await mailsTo(host, EMAIL)
    await endWeek()
    await mailsTo(host, EMAIL)
    await host.runJob('erase-deleted-accounts', host.daysFromNow(31))
    expect(await traces([EMAIL, 'Samantha', 'new@example.test', `"user": ${userId}`])).toEqual([])
  })
})

describe('what belongs to others', () => {
  it('stays: mail to an address that ends with the same letters, messages of an address that was never confirmed', async () => {
    await buildUser(host.db, host.services.passwords, { email: 'm@example.test', first_name: 'Em' })
    await host.post('/forgot-password', { email: EMAIL })
    expect(await mailsTo(host, EMAIL)).toHaveLength(1)
    const em = await logIn(host, { email: 'm@example.test' })
    const stranger = 'stranger@example.test'
    await em.post('/account/email', { email: stranger, currentPassword: 'correct horse battery' })
    const message = { name: 'Someone', email: stranger, topic: 'other', message: 'Hello' }
    await host.db.insertInto('contact_messages').values(message).execute()
    await del(em, { email: 'm@example.test', reviews: 'delete' })
    await endWeek()
    await host.runJob('erase-deleted-accounts', host.daysFromNow(4))
    expect(await users()).toEqual([EMAIL])
    expect(await mailsTo(host, EMAIL)).toHaveLength(1)
    expect(await host.db.selectFrom('contact_messages').select('email').execute()).toEqual([{ email: stranger }])
    await host.db.deleteFrom('contact_messages').execute()
  })
})

describe('/account/delete', () => {
  it('asks before, says what is wrong beside the field, and works without script', async () => {
    const review = await buildReview(host.db, companyId)
    await buildAuthor(host.db, review, userId)
    const browser = await logIn(host)
    const page = await browser.page('/account/delete')
    expect(page).toContain('What should happen to your 1 published review?')
    const wrong = await browser.post('/account/delete', { email: 'x@example.test', reviews: 'keep', currentPassword })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('The email does not match your account')
    const unproved = await browser.post('/account/delete', { email: EMAIL, reviews: 'keep' })
    expect([unproved.status, await unproved.text()]).toEqual([
      422,
      expect.stringContaining('Enter your current password'),
    ])
    const answer = await browser.post('/account/delete', { email: EMAIL, reviews: 'keep', currentPassword })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/account/deleted'])
    expect(await host.text('/account/deleted')).toContain('We will delete your account in 7 days')
    await endWeek()
    expect((await mailsTo(host, EMAIL)).at(-1)).toContain('Your published review stays')
    expect(await users()).toEqual([])
    await host.db.deleteFrom('reviews').execute()
  })
})

describe('an unused account', () => {
  const run = (days: number) => host.runJob('end-unused-accounts', host.daysFromNow(days))
  const UNUSED = 732
  beforeEach(() => logIn(host))

  it('is deleted 30 days after a warning, which is mailed once', async () => {
    await run(UNUSED - 2)
    expect(await mailsTo(host, EMAIL)).toEqual([])
    await run(UNUSED)
    await run(UNUSED + 1)
    await run(UNUSED + 29)
    expect(await mailsTo(host, EMAIL)).toHaveLength(1)
    expect(await users()).toEqual([EMAIL])
    await run(UNUSED + 31)
    expect(await users()).toEqual([])
  })

  it('stays when the person logs in after the warning', async () => {
    await run(UNUSED)
    host.clock.set(host.daysFromNow(UNUSED + 10))
    await logIn(host)
    await run(30)
    expect(await users()).toEqual([EMAIL])
  })

  it('stays when its person has a role', async () => {
    await host.db.updateTable('users').set({ role: 'moderator' }).execute()
    await run(UNUSED)
    await run(UNUSED + 31)
    expect(await users()).toEqual([EMAIL])
  })

  it('stays when its person gets a role after the warning', async () => {
    await run(UNUSED)
    await host.db.updateTable('users').set({ role: 'moderator' }).execute()
    await run(UNUSED + 31)
    expect(await users()).toEqual([EMAIL])
  })
})
