import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedPlaces, seedReference } from '../../../host/reference'
import { type BrowserSession, browserWith, logIn } from '../../support/browser-session'
import { cookiesOf } from '../../support/cookies'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildUser } from '../../support/rows'
import { undoOn } from '../../support/undo-form'

const CALL = '/ajax/saved-search'
const LIST = '/dashboard/saved-items'
const PYTHON = '/search-jobs?search=python'
let host: TestHost
let sam: BrowserSession
let ana: BrowserSession
let companyId: number

interface Search {
  id: number
  name: string
  url: string
  frequency: string
  paused: boolean
  newCount: number
}

beforeAll(async () => {
  host = await createTestHost()
  await seedReference(host.db)
  await seedPlaces(host.db)
  companyId = (await buildCompany(host.db)).id
  const verified = { email_verified_at: host.clock.now() }
  await buildUser(host.db, host.services.passwords, verified)
  await buildUser(host.db, host.services.passwords, { email: 'ana@example.test', email_verified_at: null })
  sam = await logIn(host, { keep: 'on' })
  ana = await logIn(host, { email: 'ana@example.test', keep: 'on' })
}, 60_000)
afterAll(() => host.close())
beforeEach(async () => void (await host.db.deleteFrom('saved_searches').execute()))

const save = async (url: string, fields: object = {}, browser = sam) => {
  const answer = await browser.call('POST', CALL, { url, frequency: 'off', ...fields })
  return { status: answer.status, body: (await answer.json()) as Search & { message: string; errors: object } }
}
const list = async (browser = sam) =>
  ((await (await browser.call('GET', CALL)).json()) as { savedSearches: Search[] }).savedSearches
const change = async (body: object, browser = sam, query = '') => {
  const answer = await browser.call('PUT', CALL + query, body)
  return { status: answer.status, body: (await answer.json()) as Search & { message: string; errors: object } }
}

describe('POST /ajax/saved-search', () => {
  it('saves the canonical address under a name that describes it', async () => {
    const { status, body } = await save('/search-jobs/in-leeds/type-placement?sort=closing&page=3&pattern=remote')
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number) as number,
      name: 'Placements in Leeds +15 miles, Remote',
      url: '/search-jobs/type-placement/in-leeds?pattern=remote',
      scope: 'jobs',
      frequency: 'off',
      paused: false,
      lastRunAt: '2026-10-05T09:00:00.000Z',
      newCount: 0,
    })
    expect(await list()).toMatchObject([{ id: body.id }])
    expect(await list(ana)).toEqual([])
  })

  it('takes a name of up to 80 characters', async () => {
    expect((await save(PYTHON, { name: '  Snakes\n & ladders ' })).body.name).toBe('Snakes & ladders')
    const long = await save('/search-jobs?search=java', { name: 'x'.repeat(81) })
    expect([long.status, long.body.errors]).toEqual([422, { name: ['Name must be 80 characters or fewer'] }])
  })

  it.each([
    '',
    '/',
    'https://evil.example/search-jobs',
    '//evil.example/search-jobs',
    '/search-jobs/type-nothing',
    '/search-cats',
  ])('refuses the address "%s"', async url => {
    const { status, body } = await save(url)
    expect([status, body.errors]).toEqual([422, { url: ['This is not the address of a search'] }])
  })

  it('refuses equal searches, and an eleventh, also in parallel', async () => {
    await save(PYTHON)
    const again = await save('/search-jobs?sort=closing&search=python')
    expect([again.status, again.body.message]).toEqual([422, 'You already save this search'])
    const words = Array.from({ length: 15 }, (_, n) => `word${n}`)
    const results = await Promise.all(words.map(word => save(`/search-jobs?search=${word}`)))
    expect(results.filter(({ status }) => status === 201)).toHaveLength(9)
    const refused = results.find(({ status }) => status === 422)
    expect(refused?.body.message).toBe('You have 10 saved searches. Delete one to add another')
    expect((await save('/search-jobs?search=mine', {}, ana)).status).toBe(201)
  })

  it('sends mails only about narrow searches of jobs, to a confirmed address', async () => {
    const narrow = 'Add a place and one more filter, or a keyword, so the emails are useful'
    for (const url of ['/search-jobs', '/search-jobs/type-placement', '/search-jobs/in-leeds']) {
      const { status, body } = await save(url, { frequency: 'weekly' })
      expect([url, status, body.errors]).toEqual([url, 422, { frequency: [narrow] }])
    }
    expect((await save('/search-reviews?search=python', { frequency: 'daily' })).status).toBe(422)
    for (const url of [PYTHON, '/search-jobs/type-placement/in-leeds', '/search-jobs/company-halden-rail']) {
      expect([url, (await save(url, { frequency: 'weekly' })).status]).toEqual([url, 201])
    }
    const unverified = await save(PYTHON, { frequency: 'daily' }, ana)
    expect([unverified.status, unverified.body]).toMatchObject([
      403,
      { message: 'Confirm your email first', code: 'unverified' },
    ])
    expect((await sam.call('POST', CALL, { url: PYTHON })).status).toBe(422)
  })
})

describe('PUT and DELETE /ajax/saved-search', () => {
  it('take the id in the body or in the query', async () => {
    const { id } = (await save(PYTHON)).body
    expect((await change({ id, name: 'Snakes' })).body).toMatchObject({ id, name: 'Snakes' })
    expect((await change({ frequency: 'daily', paused: true }, sam, `?id=${id}`)).body).toMatchObject({
      name: 'Snakes',
      frequency: 'daily',
      paused: true,
    })
    expect((await change({ name: 'x' })).status).toBe(422)
    expect((await change({ id: 'x', name: 'x' })).status).toBe(422)
    expect((await change({ id, frequency: 'hourly' })).body.errors).toHaveProperty('frequency')
    expect((await change({ id, name: 'x' }, ana)).status).toBe(404)
    expect((await sam.call('DELETE', CALL)).status).toBe(422)
    expect((await ana.call('DELETE', `${CALL}?id=${id}`)).status).toBe(404)
    expect((await sam.call('DELETE', `${CALL}?id=${id}`)).status).toBe(204)
    expect((await sam.call('DELETE', CALL, { id })).status).toBe(404)
    expect(await list()).toEqual([])
  })

  it('stop all mails at once', async () => {
    await save(PYTHON, { frequency: 'daily' })
    await save('/search-jobs?search=java', { frequency: 'weekly' })
    expect((await sam.call('POST', `${CALL}/unsubscribe-all`)).status).toBe(204)
    expect((await list()).map(({ frequency }) => frequency)).toEqual(['off', 'off'])
  })
})

describe('what is new', () => {
  it('is counted from the last run, without what the person hides', async () => {
    await buildJob(host.db, companyId, { title: 'Python tester' })
    const { id } = (await save(PYTHON)).body
    expect((await list())[0]?.newCount).toBe(0)
    const [first] = [
      await buildJob(host.db, companyId, { title: 'Python trainer', published_at: '2020-01-01T00:00:00Z' }),
    ]
    await buildJob(host.db, companyId, { title: 'Python keeper', opens_at: '2026-10-06T09:00:00Z' })
    expect((await list())[0]?.newCount).toBe(1)
    host.clock.set('2026-10-06T10:00:00Z')
    expect((await list())[0]?.newCount).toBe(2)
    await sam.call('POST', `/ajax/user/hidden/jobs/${first.id}`)
    expect((await list())[0]?.newCount).toBe(1)
    const run = await sam.post(`${CALL}/${id}/run`)
    expect([run.status, run.headers.get('Location')]).toEqual([303, PYTHON])
    expect((await list())[0]).toMatchObject({ newCount: 0, lastRunAt: '2026-10-06T10:00:00.000Z' })
    expect((await ana.post(`${CALL}/${id}/run`)).status).toBe(404)
  })
})

describe('forms without script', () => {
  it('save a search that a visitor wanted to save before they logged in', async () => {
    const details = { email: 'sam@example.test', password: 'correct horse battery' }
    const page = await host.text(PYTHON)
    const link = /href="(\/login\?save=search[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(await host.text(link)).toContain('We will save Jobs for “python” for you straight after.')
    const answer = await host.post('/login', { ...details, save: 'search', return: PYTHON })
    expect(answer.headers.get('Location')).toBe(PYTHON)
    const browser = browserWith(host, cookiesOf(answer))
    expect(await browser.page('/faqs')).toContain('Search saved. Emails weekly')
    expect(await list(browser)).toMatchObject([{ url: PYTHON, frequency: 'weekly' }])
  })

  it('save, rename, pause, delete and undo', async () => {
    const signedIn = await sam.call('GET', `/login?save=search&return=${encodeURIComponent(PYTHON)}`)
    const form = signedIn.headers.get('Location') ?? ''
    expect(form).toBe('/account/saved-searches/new?url=%2Fsearch-jobs%3Fsearch%3Dpython')
    expect(await sam.page(form)).toContain('value="Jobs for “python”"')
    const bad = await sam.post('/account/saved-searches/new', { url: PYTHON, name: 'My own name', frequency: 'hourly' })
    const text = await bad.text()
    expect(bad.status).toBe(422)
    expect(text).toContain('Choose how often')
    expect(text).toContain('value="My own name"')
    await sam.post('/account/saved-searches/new', { url: PYTHON, name: '', frequency: 'daily' })
    const [search] = await list()
    const act = (name: string, fields = {}) => sam.post(`${CALL}/${search?.id}/${name}`, fields)
    expect((await act('change', { name: 'Snakes' })).headers.get('Location')).toBe(`${LIST}#searches`)
    await act('change', { paused: 'yes' })
    expect(await list()).toMatchObject([{ name: 'Snakes', paused: true, frequency: 'daily' }])
    await act('removal')
    expect(await list()).toEqual([])
    const cookies = await host.callHeaders('sam@example.test')
    await host.post(
      `${CALL}/${search?.id}/removal`,
      { _csrf: cookies['X-XSRF-TOKEN'] ?? '' },
      { headers: { Cookie: cookies.Cookie ?? '' } },
    )
    await act('restoration')
    expect(await list()).toMatchObject([{ id: search?.id, name: 'Snakes' }])
    expect((await act('restoration')).status).toBe(404)
    await host.post(
      `${CALL}/${search?.id}/removal`,
      { _csrf: cookies['X-XSRF-TOKEN'] ?? '' },
      { headers: { Cookie: cookies.Cookie ?? '' } },
    )
    const undo = await undoOn(host, cookies, LIST)
    await host.post(
      undo.action,
      { ...undo.fields, _csrf: cookies['X-XSRF-TOKEN'] ?? '' },
      { headers: { Cookie: cookies.Cookie ?? '' } },
    )
    expect(await list()).toMatchObject([{ id: search?.id }])
  })
})

it('previews what last week would have brought, as a mail shows it', async () => {
  const recent = { published_at: host.daysFromNow(-3), deadline_at: host.daysFromNow(20) }
  const title = 'Cobol keeper'
  for (let number = 0; number < 3; number += 1) {
    await buildJob(host.db, companyId, { title, ...recent })
  }
  const other = (await buildCompany(host.db, { name: 'Fen' })).id
  await buildJob(host.db, other, { title, ...recent, published_at: host.daysFromNow(-9) })
  await buildJob(host.db, other, { title, ...recent, deadline_at: host.daysFromNow(0.5) })
  const hidden = await buildJob(host.db, other, { title, ...recent })
  await sam.call('POST', `/ajax/user/hidden/jobs/${hidden.id}`)
  const url = encodeURIComponent('/search-jobs?search=cobol')
  const preview = (await (await sam.call('GET', `${CALL}/preview?url=${url}`)).json()) as {
    total: number
    jobs: object[]
  }
  expect(preview).toMatchObject({ name: 'Jobs for “cobol”', url: '/search-jobs?search=cobol', total: 3 })
  expect(preview.jobs).toHaveLength(2)
  const page = await sam.page(`/account/saved-searches/new?url=${url}`)
  expect(page).toContain('You would have got these last week')
  expect(page).toContain('See all 3')
  expect((await sam.call('GET', `${CALL}/preview?url=/nowhere`)).status).toBe(422)
  expect((await sam.call('GET', `${CALL}/preview`)).status).toBe(422)
})

it('follows an employer, and says when its jobs usually open', async () => {
  await host.db
    .updateTable('companies')
    .set({ opens_months: [9, 10] })
    .execute()
  const page = await host.text('/companies/halden-rail')
  const link = /href="(\/login\?save=search[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const form = (await sam.call('GET', link)).headers.get('Location') ?? ''
  const text = await sam.page(form)
  expect(text).toContain('value="Jobs at Halden Rail"')
  expect(text).toContain('usually open in September and October')
})

describe('the employers among the saved items', () => {
  /** Presses the button that starts or stops the mails. Returns the page after it. */
  const press = async (browser: BrowserSession) => {
    const form = /<form method="post" action="(\/ajax\/saved-search[^"]*)">(?:(?!<\/form>).)*: Halden Rail/s.exec(
      await browser.page(LIST),
    )
    const inputs = (form?.[0] ?? '').matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
    const fields = Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]))
    expect((await browser.post(form?.[1] ?? '/no-form', fields)).headers.get('Location')).toBe(LIST)
    return browser.page(LIST)
  }

  it('send mails about their jobs, as a saved search does, until they are stopped', async () => {
    await sam.call('POST', '/ajax/saved-items/companies', { id: companyId })
    expect(await press(sam)).toContain('Search saved. Emails weekly')
    expect(await list()).toMatchObject([{ url: '/search-jobs/company-halden-rail', frequency: 'weekly' }])
    expect(await press(sam)).toContain('Emails stopped for Jobs at Halden Rail')
    expect(await press(sam)).toContain('Emails weekly for Jobs at Halden Rail')
    await change({ id: (await list())[0]?.id, frequency: 'daily', paused: true })
    await press(sam)
    expect(await list()).toMatchObject([{ frequency: 'daily', paused: false }])
  })

  it('say why they send no mails', async () => {
    await ana.call('POST', '/ajax/saved-items/companies', { id: companyId })
    expect(await press(ana)).toContain('Confirm your email first')
    expect(await list(ana)).toEqual([])
  })
})

it('limits how often searches send mail by the choice of the account', async () => {
  const choose = (alerts: string) =>
    sam.post('/account/profile/emails', { alerts, news: 'off', reminders: 'on', changes: 'on' })
  await choose('daily')
  const { id } = (await save(PYTHON, { frequency: 'daily' })).body
  await choose('weekly')
  const other = (await save('/search-jobs?search=java', { frequency: 'weekly' })).body
  expect(await list()).toMatchObject([{ frequency: 'weekly' }, { frequency: 'daily' }])
  // Choosing daily for one search does not change the weekly mails of the other.
  await change({ id: other.id, frequency: 'daily' })
  expect(await list()).toMatchObject([{ frequency: 'daily' }, { id, frequency: 'weekly' }])
  await sam.post(`${CALL}/unsubscribe-all`)
  expect(await sam.page('/dashboard/account/contact-preferences')).toContain('Never email')
  const error = await sam.post(`${CALL}/${id}/change`, { frequency: 'hourly' })
  expect(error.status).toBe(422)
})

it('is in the answer of a search', async () => {
  await save(PYTHON)
  const answerOf = async (browser: BrowserSession) =>
    (await (await browser.call('GET', PYTHON)).json()) as { savedSearches: Search[] }
  await buildJob(host.db, companyId, { title: 'Python baker' })
  expect((await answerOf(sam)).savedSearches).toMatchObject([{ url: PYTHON, newCount: 1 }])
  expect((await answerOf(sam)).savedSearches).toEqual(await list())
  expect((await answerOf(browserWith(host, ''))).savedSearches).toEqual([])
})
