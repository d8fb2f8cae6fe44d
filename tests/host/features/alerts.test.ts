import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { digestsOf, type ReadDigest } from '../../support/alerts'
import { type BrowserSession, logIn } from '../../support/browser-session'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview, buildUser } from '../../support/rows'

const SAM = 'sam@example.test'
const PYTHON = '/search-jobs?search=python'
/** From here Monday to Friday, 15:00 in London, before the clocks change. */
const MONDAY = new Date('2026-10-05T14:00:00Z')
const TUESDAY = new Date('2026-10-06T14:00:00Z')
const FRIDAY = new Date('2026-10-09T14:00:00Z')
const FRIDAY_EVENING = new Date('2026-10-09T16:00:00Z')
let host: TestHost
let sam: BrowserSession
let userId: number
let companies: number[]

beforeAll(async () => {
  host = await createTestHost()
  companies = [(await buildCompany(host.db)).id]
  for (const name of ['Fen', 'Moss', 'Dunlin', 'Elmet', 'Corvid', 'Birch']) {
    companies.push((await buildCompany(host.db, { name })).id)
  }
  userId = (await buildUser(host.db, host.services.passwords, { email_verified_at: host.clock.now() })).id
  sam = await logIn(host, { keep: 'on' })
}, 60_000)
afterAll(() => host.close())

let seen = 0
beforeEach(async () => {
  await host.db.deleteFrom('saved_searches').execute()
  await host.db.deleteFrom('alert_digests').execute()
  await host.db.deleteFrom('jobs').execute()
  await host.db.deleteFrom('contact_preferences').execute()
  await host.db.deleteFrom('hidden_items').execute()
  host.clock.set('2026-10-05T09:00:00Z')
  seen = (await digestsOf(host, SAM)).length
})

const save = async (url: string, frequency = 'daily') => {
  const answer = await sam.call('POST', '/ajax/saved-search', { url, frequency })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: number }).id
}
const post = async (title: string, company = 0, overrides: object = {}) =>
  (await buildJob(host.db, companies[company] ?? 0, { title, ...overrides })).id
const alertsAt = async (at: Date, kind: 'daily' | 'weekly' = 'daily'): Promise<ReadDigest[]> => {
  host.clock.set(at)
  await host.runJob(`send-${kind}-alerts`, at)
  const digests = (await digestsOf(host, SAM)).slice(seen)
  seen += digests.length
  return digests
}
const jobsOf = (digests: ReadDigest[]) =>
  digests.flatMap(({ groups }) => Object.values(groups).flatMap(group => group.jobs))

describe('a digest', () => {
  it('has what is new by search, once, with links to act', async () => {
    await post('Python keeper')
    await save(PYTHON)
    expect(await alertsAt(MONDAY)).toEqual([])
    const first = await post('Python tester', 1, { published_at: '2019-01-01T00:00:00Z' })
    const second = await post('Python trainer', 2)
    await post('Java tester', 3)
    const [digest, ...others] = await alertsAt(TUESDAY)
    expect(others).toEqual([])
    expect(digest?.subject).toBe('2 new: Python trainer at Moss')
    expect(digest?.groups).toEqual({ 'Jobs for “python”': { jobs: [second, first], all: null } })
    expect(digest?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(digest?.raw).toMatch(/List-Unsubscribe:\s+<http:\/\/firstrung\.test\/unsubscribe\/[\w-]{43}>,\s+<mailto:/)
    expect(await alertsAt(new Date('2026-10-07T14:00:00Z'))).toEqual([])
  })

  it('shows ten jobs of a search, two of an employer, and says how many there are', async () => {
    await save(PYTHON)
    for (let number = 0; number < 21; number += 1) {
      await post(`Python ${number}`, number % 7)
    }
    const [digest] = await alertsAt(MONDAY)
    const group = Object.values(digest?.groups ?? {})[0]
    expect(group?.jobs).toHaveLength(10)
    expect(group?.all).toBe(21)
    const rows = await host.db
      .selectFrom('jobs')
      .select(['id', 'company_id'])
      .where('id', 'in', group?.jobs ?? [])
      .execute()
    const counts = companies.map(id => rows.filter(row => row.company_id === id).length)
    expect(Math.max(...counts)).toBe(2)
    expect(await alertsAt(TUESDAY)).toEqual([])
  })

  it('names a job of two searches once, also on another day', async () => {
    await save(PYTHON)
    await save('/search-jobs?search=tester', 'weekly')
    const id = await post('Python tester')
    const daily = await alertsAt(MONDAY)
    expect(jobsOf(daily)).toEqual([id])
    expect(await alertsAt(FRIDAY)).toEqual([])
    expect(await alertsAt(FRIDAY_EVENING, 'weekly')).toEqual([])
  })

  it('leaves out what closes within a day, what is hidden, and what has not opened', async () => {
    await save(PYTHON)
    await post('Python now', 0, { deadline_at: '2026-10-06T13:00:00Z' })
    const hidden = await post('Python hidden', 1)
    await post('Python of a hidden employer', 2)
    const later = await post('Python later', 3, { opens_at: '2026-10-06T09:00:00Z' })
    await post('Python draft', 4, { status: 'draft' })
    const open = await post('Python open', 5)
    await sam.call('POST', `/ajax/user/hidden/jobs/${hidden}`)
    await sam.call('POST', `/ajax/user/hidden/companies/${companies[2]}`)
    expect(jobsOf(await alertsAt(MONDAY))).toEqual([open])
    expect(jobsOf(await alertsAt(TUESDAY))).toEqual([later])
  })

  it('is one a day: on Fridays weekly and daily searches share the mail of 17:00', async () => {
    await save(PYTHON)
    await save('/search-jobs?search=java', 'weekly')
    const ids = [await post('Python tester'), await post('Java tester', 1)]
    expect(await alertsAt(FRIDAY)).toEqual([])
    const digests = await alertsAt(FRIDAY_EVENING, 'weekly')
    expect(digests).toHaveLength(1)
    expect(jobsOf(digests).sort()).toEqual(ids.sort())
  })
})

it('counts the reviews of an employer since the last digest, once there are new jobs', async () => {
  const review = (published_at: string, overrides: object = {}) =>
    buildReview(host.db, companies[0] ?? 0, { published_at, ...overrides })
  const reviewLinks = async (at: Date) =>
    (await alertsAt(at)).flatMap(({ raw }) => [...raw.matchAll(/^.*new reviews?: .*$/gm)].map(([line]) => line.trim()))
  await review('2026-10-04T09:00:00Z')
  await save('/search-jobs/company-halden-rail')
  await review('2026-10-05T10:00:00Z')
  await review('2026-10-05T11:00:00Z')
  await review('2026-10-05T11:00:00Z', { state: 'under-review' })
  await post('Tester')
  expect(await reviewLinks(MONDAY)).toEqual(['2 new reviews: http://firstrung.test/companies/halden-rail/reviews'])
  await post('Trainer')
  expect(await reviewLinks(TUESDAY)).toEqual([])
  await review('2026-10-07T09:00:00Z')
  await post('Keeper')
  expect(await reviewLinks(FRIDAY)).toEqual(['1 new review: http://firstrung.test/companies/halden-rail/reviews'])
})

describe('no digest', () => {
  it('goes to people who paused, stopped, deleted or never wanted it, and resuming does not repeat the pause', async () => {
    const id = await save(PYTHON)
    await save('/search-jobs?search=tester', 'off')
    const change = (body: object) => sam.call('PUT', '/ajax/saved-search', { id, ...body })
    await change({ paused: true })
    await post('Python tester')
    expect(await alertsAt(MONDAY)).toEqual([])
    await change({ paused: false })
    expect(await alertsAt(TUESDAY)).toEqual([])
    await change({ frequency: 'off' })
    await post('Python trainer')
    expect(await alertsAt(new Date('2026-10-07T14:00:00Z'))).toEqual([])
    await change({ frequency: 'daily' })
    await sam.call('DELETE', '/ajax/saved-search', { id })
    await post('Python keeper')
    expect(await alertsAt(new Date('2026-10-08T14:00:00Z'))).toEqual([])
  })

  it('goes out against the choice of the account, or to an address that refuses mail or is not confirmed', async () => {
    await save(PYTHON)
    const choose = (alerts: string) => sam.post('/account/profile/emails', { alerts, news: 'off', reminders: 'on' })
    const unsent = async (at: string, company: number) => {
      await post(`Python ${at}`, company)
      expect(await alertsAt(new Date(at))).toEqual([])
    }
    await choose('off')
    await unsent('2026-10-05T14:00:00Z', 0)
    await choose('weekly')
    await unsent('2026-10-06T14:00:00Z', 1)
    await choose('daily')
    await host.db
      .insertInto('refused_addresses')
      .values({ address: SAM, refused_at: MONDAY, reply_code: 550 })
      .execute()
    await unsent('2026-10-07T14:00:00Z', 2)
    await host.db.deleteFrom('refused_addresses').execute()
    await host.db.updateTable('users').set({ email_verified_at: null }).execute()
    await unsent('2026-10-08T14:00:00Z', 3)
    await host.db.updateTable('users').set({ email_verified_at: MONDAY }).execute()
    expect(jobsOf(await alertsAt(FRIDAY))).toHaveLength(4)
  })

  it('leaves at night: a late run waits for the morning', async () => {
    await save(PYTHON)
    await post('Python tester')
    const night = new Date('2026-10-05T21:30:00Z')
    host.clock.set(night)
    await host.runJob('send-daily-alerts', night)
    const { rows } = await sql<{ start_after: Date }>`
      select start_after from pgboss.job where name = 'mail' order by created_on desc limit 1`.execute(host.db)
    expect(rows[0]?.start_after.toISOString()).toBe('2026-10-06T07:00:00.000Z')
  })

  it('is repeated by a worker that was killed and runs again', async () => {
    await save(PYTHON)
    const id = await post('Python tester')
    await host.runJob('send-daily-alerts', MONDAY)
    expect(jobsOf(await alertsAt(MONDAY))).toEqual([id])
    expect(await alertsAt(new Date('2026-10-05T15:00:00Z'))).toEqual([])
    expect(await host.db.selectFrom('alert_matches').selectAll().execute()).toEqual([])
  })
})

describe('/unsubscribe', () => {
  const send = async () => {
    await save(PYTHON)
    await post('Python tester')
    const [digest] = await alertsAt(MONDAY)
    const [, all = ''] =
      /List-Unsubscribe:\s+<http:\/\/firstrung\.test(\/unsubscribe\/[\w-]+)>/.exec(digest?.raw ?? '') ?? []
    return { links: digest?.links ?? [], all }
  }
  const frequencies = async () => {
    const rows = await host.db.selectFrom('saved_searches').select('frequency').where('user_id', '=', userId).execute()
    return rows.map(({ frequency }) => frequency)
  }
  const oneClick = (path: string, init: RequestInit = {}) =>
    host.request(path, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), ...init })

  it('only asks when it is opened: a scanner that follows every link changes nothing', async () => {
    const { links, all } = await send()
    await save('/search-jobs?search=java', 'weekly')
    expect(links).toHaveLength(5)
    for (const link of [...links, all]) {
      const answer = await host.request(link)
      expect([link, answer.status, answer.headers.get('X-Robots-Tag')]).toEqual([link, 200, 'noindex'])
      expect((await answer.text()).match(/<button/g)?.length).toBeGreaterThan(0)
      expect((await host.request(link, { method: 'HEAD' })).status).toBe(200)
    }
    expect((await frequencies()).sort()).toEqual(['daily', 'weekly'])
    expect(
      await host.db.selectFrom('saved_searches').select('id').where('was_useful', 'is not', null).execute(),
    ).toEqual([])
  })

  it('stops all mails with one click of a mail program: no cookies, no Origin, as a form or multipart', async () => {
    const { all } = await send()
    const answer = await oneClick(all)
    expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([200, null])
    expect(await frequencies()).toEqual(['off'])
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    await host.db.updateTable('saved_searches').set({ frequency: 'daily' }).execute()
    expect((await oneClick(all, { body: form, headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(200)
    expect(await frequencies()).toEqual(['off'])
    expect((await oneClick(all)).status).toBe(200)
  })

  it('stops one search, changes how often, and takes whether it was useful', async () => {
    const { links } = await send()
    await save('/search-jobs?search=java', 'weekly')
    const path = links[0]?.split('?')[0] ?? ''
    const act = async (what: string) =>
      (await host.request(path, { method: 'POST', body: new URLSearchParams({ act: what }) })).text()
    expect(await act('weekly')).toContain('Emails weekly for Jobs for “python”')
    expect(await frequencies()).toEqual(['weekly', 'weekly'])
    expect(await act('not-useful')).toContain('Thank you')
    expect(await act('stop')).toContain('Emails stopped for Jobs for “python”')
    expect((await frequencies()).sort()).toEqual(['off', 'weekly'])
    expect(
      await host.db.selectFrom('saved_searches').select('was_useful').where('was_useful', 'is not', null).execute(),
    ).toEqual([{ was_useful: false }])
    expect((await host.request(path, { method: 'POST', body: new URLSearchParams({ act: 'hourly' }) })).status).toBe(
      422,
    )
  })

  it('knows no other tokens, and none of a search that was deleted', async () => {
    const { links } = await send()
    expect((await oneClick(`/unsubscribe/${'x'.repeat(43)}`)).status).toBe(404)
    expect((await oneClick('/unsubscribe/short')).status).toBe(404)
    await sam.call('DELETE', '/ajax/saved-search', {
      id: (await host.db.selectFrom('saved_searches').select('id').executeTakeFirstOrThrow()).id,
    })
    expect((await oneClick(links[0] ?? '')).status).toBe(404)
  })
})
