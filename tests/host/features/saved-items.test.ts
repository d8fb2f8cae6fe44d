import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview, buildUser } from '../../support/rows'
import { undoOn } from '../../support/undo-form'

let host: TestHost
let subjects: { jobs: number; reviews: number; companies: number }
let sam: Headers
let ana: Headers
let userId: number

type Headers = Record<string, string>

beforeAll(async () => {
  host = await createTestHost()
  const company = await buildCompany(host.db)
  const job = await buildJob(host.db, company.id)
  const review = await buildReview(host.db, company.id)
  subjects = { jobs: job.id, reviews: review.id, companies: company.id }
  userId = (await buildUser(host.db, host.services.passwords)).id
  await buildUser(host.db, host.services.passwords, { email: 'ana@example.test', first_name: 'Ana' })
  sam = await host.callHeaders('sam@example.test')
  ana = await host.callHeaders('ana@example.test')
})
afterAll(() => host.close())
beforeEach(() => host.db.deleteFrom('saved_items').execute())

const save = (type: string, id: unknown, headers = sam) =>
  host.request(`/ajax/saved-items/${type}`, { method: 'POST', body: JSON.stringify({ id }), headers })
const remove = (type: string, id: unknown, headers = sam) =>
  host.request(`/ajax/saved-items/${type}/${String(id)}`, { method: 'DELETE', headers })
const setReminders = (path: string, body: object, headers = sam) =>
  host.request(`/ajax/saved-items/${path}`, { method: 'PUT', body: JSON.stringify(body), headers })
const list = async (headers = sam) =>
  (await (await host.request('/ajax/saved-items', { headers })).json()) as Record<string, object[]>

describe('GET /ajax/saved-items', () => {
  it('gives the three lists, newest first', async () => {
    expect(await list()).toEqual({ savedJobItems: [], savedReviewItems: [], savedCompanyItems: [] })
    await save('jobs', subjects.jobs)
    await save('reviews', subjects.reviews)
    await save('companies', subjects.companies)
    expect(await list()).toEqual({
      savedJobItems: [
        {
          id: subjects.jobs,
          type: 'jobs',
          reminders: true,
          updatedAt: '2026-10-05T09:00:00.000Z',
          deadlineTimestamp: Date.parse('2026-10-30T23:59:00Z'),
          appTrackerStages: expect.arrayContaining([
            {
              stageId: 1,
              slug: 'interested',
              name: 'Interested',
              order: 1,
              done: true,
              doneAt: null,
              date: null,
            },
            expect.objectContaining({ stageId: 10, slug: 'unsuccessful', done: false }),
          ]) as unknown[],
        },
      ],
      savedReviewItems: [{ id: subjects.reviews, type: 'reviews', reminders: false }],
      savedCompanyItems: [{ id: subjects.companies, type: 'companies', reminders: false }],
    })
  })

  it("never shows another user's", async () => {
    await save('jobs', subjects.jobs, ana)
    expect(await list()).toMatchObject({ savedJobItems: [] })
  })

  it('has closed jobs and those with a copy, and leaves out employers that are gone from the site', async () => {
    const company = await buildCompany(host.db, { name: 'Long Gone' })
    const [closed, gone] = [
      await buildJob(host.db, subjects.companies, { deadline_at: '2026-01-01T00:00:00Z' }),
      await buildJob(host.db, subjects.companies),
    ]
    await save('jobs', closed.id)
    await save('jobs', gone.id)
    await save('companies', company.id)
    await host.db.updateTable('jobs').set({ status: 'removed' }).where('id', '=', gone.id).execute()
    await host.db.updateTable('companies').set({ status: 'hidden' }).where('id', '=', company.id).execute()
    expect(await list()).toMatchObject({
      savedJobItems: [{ id: gone.id }, { id: closed.id }],
      savedCompanyItems: [],
    })
  })
})

describe('POST /ajax/saved-items/{type}', () => {
  it('answers with the item, and once more with the same', async () => {
    for (const answer of [await save('jobs', subjects.jobs), await save('jobs', subjects.jobs)]) {
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({ id: subjects.jobs, type: 'jobs', reminders: true })
    }
    expect((await list()).savedJobItems).toHaveLength(1)
  })

  it.each([
    ['an id that nobody has', 'jobs', 987654],
    ['no id', 'jobs', undefined],
    ['an id that is none', 'reviews', 'abc'],
    ['an id that is too large', 'companies', 2147483648],
    ['a list of ids', 'jobs', [1]],
    ['a kind that does not exist', 'horses', 1],
  ])('refuses %s with 422', async (_, type, id) => {
    const answer = await save(type, id)
    expect(answer.status).toBe(422)
    const { errors } = (await answer.json()) as { errors: object }
    expect(Object.keys(errors)).toContain(type in subjects ? 'id' : 'type')
  })

  it('refuses with 422 what visitors cannot see', async () => {
    const hidden = await buildCompany(host.db, { name: 'Hidden Hall', status: 'hidden' })
    const draft = await buildJob(host.db, subjects.companies, { status: 'draft' })
    const pending = await buildReview(host.db, subjects.companies, { state: 'pending' })
    const statuses = [
      await save('companies', hidden.id),
      await save('jobs', (await buildJob(host.db, hidden.id)).id),
      await save('jobs', draft.id),
      await save('reviews', pending.id),
    ].map(answer => answer.status)
    expect(statuses).toEqual([422, 422, 422, 422])
  })

  it('stops at 500 items, also when many are saved at once', async () => {
    const company = await buildCompany(host.db, { name: 'Many Jobs' })
    const jobs = await host.db
      .insertInto('jobs')
      .values(Array.from({ length: 510 }, (_, index) => ({ company_id: company.id, slug: `j${index}`, title: 'Job' })))
      .returning('id')
      .execute()
    await host.db
      .insertInto('saved_items')
      .values(jobs.slice(0, 495).map(({ id }) => ({ user_id: userId, type: 'jobs' as const, item_id: id })))
      .execute()
    const answers = await Promise.all(jobs.slice(495).map(({ id }) => save('jobs', id)))
    expect(answers.map(answer => answer.status).sort()).toEqual([
      200,
      200,
      200,
      200,
      200,
      ...Array.from({ length: 10 }, () => 409),
    ])
    const refused: unknown = await answers.find(answer => answer.status === 409)?.json()
    expect(refused).toEqual({ message: 'You have 500 saved items. Remove one to save another' })
    expect((await save('jobs', jobs[0]?.id)).status).toBe(200)
  })

  it('without script goes back to the page and says what was saved', async () => {
    const { Cookie, 'X-XSRF-TOKEN': token = '' } = sam
    const answer = await host.post(
      '/ajax/saved-items/jobs',
      { id: String(subjects.jobs), return: '/jobs/1', _csrf: token },
      { headers: { Cookie: String(Cookie) } },
    )
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/jobs/1'])
    const page = await (await host.request('/faqs', { headers: { Cookie: String(Cookie) } })).text()
    expect(page).toContain('Signalling placement saved')
    expect((await list()).savedJobItems).toHaveLength(1)
  })

  it('without script never leads to another site', async () => {
    const { Cookie = '', 'X-XSRF-TOKEN': token = '' } = sam
    const answer = await host.post(
      '/ajax/saved-items/jobs',
      { id: String(subjects.jobs), return: '//evil.test', _csrf: token },
      { headers: { Cookie } },
    )
    expect(answer.headers.get('Location')).toBe('/')
  })
})

describe('DELETE /ajax/saved-items/{type}/{id}', () => {
  it('forgets the thing; once more, or what was never saved, is harmless', async () => {
    await save('jobs', subjects.jobs)
    const answers = [
      await remove('jobs', subjects.jobs),
      await remove('jobs', subjects.jobs),
      await remove('jobs', 9999),
    ]
    expect(answers.map(answer => answer.status)).toEqual([204, 204, 204])
    expect((await list()).savedJobItems).toEqual([])
  })

  it("does not change another user's", async () => {
    await save('jobs', subjects.jobs, ana)
    expect((await remove('jobs', subjects.jobs)).status).toBe(204)
    expect((await list(ana)).savedJobItems).toHaveLength(1)
  })

  it.each([
    ['jobs', 'abc'],
    ['horses', '1'],
    ['jobs', '0'],
  ])('answers 404 for %s/%s', async (type, id) => {
    expect((await remove(type, id)).status).toBe(404)
  })

  it('has a form that does the same without script', async () => {
    await save('companies', subjects.companies)
    const { Cookie = '', 'X-XSRF-TOKEN': token = '' } = sam
    const path = `/ajax/saved-items/companies/${subjects.companies}/removal`
    const answer = await host.post(path, { return: '/companies/halden-rail', _csrf: token }, { headers: { Cookie } })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/companies/halden-rail'])
    expect(await (await host.request('/faqs', { headers: { Cookie } })).text()).toContain('Halden Rail removed')
    expect((await list()).savedCompanyItems).toEqual([])
  })

  it('offers an Undo that brings back the item with its reminders and dates', async () => {
    await save('jobs', subjects.jobs)
    await setReminders(`jobs/${subjects.jobs}`, { reminders: false })
    const before = await list()
    host.clock.set('2026-10-05T10:00:00Z')
    const { Cookie = '', 'X-XSRF-TOKEN': token = '' } = sam
    const form = { headers: { Cookie } }
    await host.post(`/ajax/saved-items/jobs/${subjects.jobs}/removal`, { return: '/faqs', _csrf: token }, form)
    const { action, fields } = await undoOn(host, sam, '/faqs')
    expect((await host.post(action, fields, form)).status).toBe(303)
    host.clock.set('2026-10-05T09:00:00Z')
    expect(await list()).toEqual(before)
  })
})

it('20 requests at once save an item once, and as many remove it', async () => {
  const all = <T>(act: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, act))
  const saved = await all(() => save('reviews', subjects.reviews))
  expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await list()).savedReviewItems).toHaveLength(1)
  const removed = await all(() => remove('reviews', subjects.reviews))
  expect(new Set(removed.map(({ status }) => status))).toEqual(new Set([204]))
  expect((await list()).savedReviewItems).toEqual([])
})

it('a page for visitors is the same whatever anyone has saved', async () => {
  const before = await host.text('/companies/halden-rail')
  await save('companies', subjects.companies)
  expect(await host.text('/companies/halden-rail')).toBe(before)
})

describe('a visitor', () => {
  const visitor = (headers: Headers = {}) => ({ Origin: host.url, 'Content-Type': 'application/json', ...headers })

  it('is answered 401', async () => {
    const xhr = visitor({ 'X-Requested-With': 'XMLHttpRequest' })
    const statuses = [
      await host.request('/ajax/saved-items', { headers: xhr }),
      await save('jobs', subjects.jobs, xhr),
      await remove('jobs', subjects.jobs, xhr),
      await setReminders(`jobs/${subjects.jobs}`, { reminders: false }, xhr),
      await setReminders('jobs/all', { reminders: false }, xhr),
      await host.request('/ajax/saved-items/jobs', { headers: xhr }),
    ].map(answer => answer.status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401])
  })

  it('is led to the log-in page by a form', async () => {
    const send = async (headers: Record<string, string>) => {
      const fields = { id: String(subjects.jobs) }
      const answer = await host.post('/ajax/saved-items/jobs', fields, { headers })
      return [answer.status, answer.headers.get('Location')]
    }
    const back = '/login?return=%2Fsearch-jobs%3Fsearch%3Dlaw'
    expect(await send({ Referer: `${host.url}/search-jobs?search=law` })).toEqual([303, back])
    expect(await send({ Referer: 'https://evil.test/x' })).toEqual([303, '/login?return=%2Fajax%2Fsaved-items%2Fjobs'])
  })
})
