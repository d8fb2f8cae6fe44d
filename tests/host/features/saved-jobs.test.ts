import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildUser } from '../../support/rows'

let host: TestHost
let subjects: { jobs: number; companies: number }
let sam: Headers
let ana: Headers

type Headers = Record<string, string>

beforeAll(async () => {
  host = await createTestHost()
  const company = await buildCompany(host.db)
  const job = await buildJob(host.db, company.id)
  subjects = { jobs: job.id, companies: company.id }
  await buildUser(host.db, host.services.passwords)
  await buildUser(host.db, host.services.passwords, { email: 'ana@example.test', first_name: 'Ana' })
  sam = await host.callHeaders('sam@example.test')
  ana = await host.callHeaders('ana@example.test')
})
afterAll(() => host.close())
beforeEach(() => host.db.deleteFrom('saved_items').execute())

const save = (type: string, id: unknown, headers = sam) =>
  host.request(`/ajax/saved-items/${type}`, { method: 'POST', body: JSON.stringify({ id }), headers })
const setReminders = (path: string, body: object, headers = sam) =>
  host.request(`/ajax/saved-items/${path}`, { method: 'PUT', body: JSON.stringify(body), headers })
const list = async (headers = sam) =>
  (await (await host.request('/ajax/saved-items', { headers })).json()) as Record<string, object[]>

describe('PUT /ajax/saved-items/{type}/{id}', () => {
  it('turns the reminders off and on again, and keeps the order of the list', async () => {
    await save('jobs', subjects.jobs)
    host.clock.set('2026-10-05T10:00:00Z')
    for (const reminders of [false, false, true]) {
      const answer = await setReminders(`jobs/${subjects.jobs}`, { reminders })
      expect([answer.status, await answer.json()]).toEqual([200, { id: subjects.jobs, type: 'jobs', reminders }])
      expect(await list()).toMatchObject({ savedJobItems: [{ reminders, updatedAt: '2026-10-05T09:00:00.000Z' }] })
    }
    host.clock.set('2026-10-05T09:00:00Z')
  })

  it('answers 404 for what this user has not saved', async () => {
    await save('jobs', subjects.jobs, ana)
    expect((await setReminders(`jobs/${subjects.jobs}`, { reminders: false })).status).toBe(404)
    expect(await list(ana)).toMatchObject({ savedJobItems: [{ reminders: true }] })
  })

  it.each(['horses/1', 'jobs/abc', 'jobs/0', 'jobs/-1', 'jobs/9999999999999', 'horses/all'])(
    'answers 404 for %s',
    async path => {
      expect((await setReminders(path, { reminders: true })).status).toBe(404)
    },
  )

  it.each([
    ['jobs/1', {}, 'reminders'],
    ['jobs/1', { reminders: 'yes' }, 'reminders'],
    ['jobs/all', {}, 'reminders'],
    ['jobs/all', { reminders: true, type: 'reviews' }, 'type'],
  ])('refuses %s %o with 422', async (path, body, field) => {
    const answer = await setReminders(path, body)
    expect(answer.status).toBe(422)
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field])
  })

  it('has a form that does the same without script', async () => {
    await save('jobs', subjects.jobs)
    const { Cookie = '', 'X-XSRF-TOKEN': _csrf = '' } = sam
    const path = `/ajax/saved-items/jobs/${subjects.jobs}/reminders`
    const off = await host.post(path, { return: '/jobs/1', _csrf }, { headers: { Cookie } })
    expect([off.status, off.headers.get('Location')]).toEqual([303, '/jobs/1'])
    expect(await host.text('/faqs', { headers: { Cookie } })).toContain('Reminders off')
    expect(await list()).toMatchObject({ savedJobItems: [{ reminders: false }] })
    await host.post(path, { reminders: 'on', _csrf }, { headers: { Cookie } })
    expect(await host.text('/faqs', { headers: { Cookie } })).toContain(
      'Reminders on. We will email you 7 and 2 days before it closes',
    )
    expect(await list()).toMatchObject({ savedJobItems: [{ reminders: true }] })
  })
})

describe('PUT /ajax/saved-items/{type}/all', () => {
  it('sets every item of one type, of this user only', async () => {
    const second = await buildJob(host.db, subjects.companies)
    await save('jobs', subjects.jobs)
    await save('jobs', second.id)
    await save('companies', subjects.companies)
    await save('jobs', subjects.jobs, ana)
    const answer = await setReminders('jobs/all', { reminders: false, type: 'jobs' })
    expect([answer.status, await answer.json()]).toEqual([200, { type: 'jobs', reminders: false, count: 2 }])
    expect((await list()).savedJobItems).toMatchObject([{ reminders: false }, { reminders: false }])
    expect(await list(ana)).toMatchObject({ savedJobItems: [{ reminders: true }] })
    expect(await (await setReminders('companies/all', { reminders: true })).json()).toMatchObject({ count: 1 })
    expect(await (await setReminders('reviews/all', { reminders: true })).json()).toMatchObject({ count: 0 })
  })
})

describe('GET /ajax/saved-items/jobs', () => {
  const listJobs = async (query = '', headers = sam) => {
    const answer = await host.request(`/ajax/saved-items/jobs${query}`, { headers })
    return { status: answer.status, body: (await answer.json()) as { savedJobItems: { title: string }[] } }
  }
  const titles = async (query: string) => (await listJobs(query)).body.savedJobItems.map(({ title }) => title)

  beforeEach(async () => {
    const zeta = await buildCompany(host.db, { name: `Zeta ${crypto.randomUUID()}`, slug: crypto.randomUUID() })
    const soon = '2026-10-08T23:59:00Z'
    const rows = [
      { title: 'beta', deadline_at: null },
      { title: 'Alpha', deadline_at: soon },
      { title: 'Job 10', company_id: zeta.id },
      { title: 'Job 9', status: 'interest' as const, opens_at: '2026-11-01T09:00:00Z' },
      { title: 'Closed', deadline_at: '2026-10-01T23:59:00Z' },
    ]
    for (const [index, { company_id = subjects.companies, ...row }] of rows.entries()) {
      host.clock.set(`2026-10-05T09:0${index}:00Z`)
      await save('jobs', (await buildJob(host.db, company_id, row)).id)
    }
    host.clock.set('2026-10-05T09:00:00Z')
  })

  it('shows what lists need, the newest first', async () => {
    const { body } = await listJobs()
    expect(body.savedJobItems.map(({ title }) => title)).toEqual(['Closed', 'Job 9', 'Job 10', 'Alpha', 'beta'])
    expect(body.savedJobItems[3]).toMatchObject({
      type: 'jobs',
      reminders: true,
      updatedAt: '2026-10-05T09:01:00.000Z',
      deadlineTimestamp: Date.parse('2026-10-08T23:59:00Z'),
      title: 'Alpha',
      company: 'Halden Rail',
      url: expect.stringMatching(/^\/jobs\/\d+-signalling-placement$/) as string,
      state: 'open',
    })
    expect(body.savedJobItems).toMatchObject([{ state: 'closed' }, { state: 'opening-soon' }, {}, {}, {}])
  })

  it.each([
    ['?direction=asc', ['beta', 'Alpha', 'Job 10', 'Job 9', 'Closed']],
    ['?sort-by=title', ['Alpha', 'beta', 'Closed', 'Job 9', 'Job 10']],
    ['?sort-by=title&direction=desc', ['Job 10', 'Job 9', 'Closed', 'beta', 'Alpha']],
    ['?sort-by=company&direction=desc', ['Job 10', 'Closed', 'Job 9', 'Alpha', 'beta']],
    ['?sort-by=deadlineTimestamp&direction=asc', ['Closed', 'Alpha', 'Job 9', 'Job 10', 'beta']],
    ['?sort-by=deadlineTimestamp&direction=desc', ['Job 9', 'Job 10', 'Alpha', 'Closed', 'beta']],
    ['?exclude-pre-reg=true', ['Closed', 'Job 10', 'Alpha', 'beta']],
    ['?filter=not-applied', ['Closed', 'Job 9', 'Job 10', 'Alpha', 'beta']],
    ['?filter=applied', []],
    ['?filter=unsuccessful', []],
  ])('%s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it('puts each job in the list of its stages', async () => {
    const track = async (title: string, slug: string) => {
      const { body } = await listJobs()
      const id = (body.savedJobItems as unknown as { id: number; title: string }[]).find(job => job.title === title)?.id
      const appTrackerStages = [{ slug, done: true }]
      const init = { method: 'PUT', body: JSON.stringify({ appTrackerStages }), headers: sam }
      expect((await host.request(`/ajax/user/app-tracker-stage/${id}`, init)).status).toBe(200)
    }
    await track('Alpha', 'interview')
    await track('beta', 'unsuccessful')
    await track('Closed', 'withdrawn')
    expect(await titles('?filter=applied')).toEqual(['Alpha'])
    expect(await titles('?filter=unsuccessful')).toEqual(['beta'])
    expect(await titles('?filter=not-applied')).toEqual(['Job 9', 'Job 10'])
    expect(await titles('?filter=all')).toHaveLength(5)
    const [alpha] = (await listJobs('?filter=applied')).body.savedJobItems
    expect(alpha).toMatchObject({
      appTrackerStages: [
        { done: true },
        { slug: 'applied', done: true },
        {},
        {},
        {},
        { done: true },
        {},
        {},
        {},
        {},
        {},
      ],
    })
  })

  it.each(['sort-by=size', 'direction=up', 'filter=withdrawn', 'exclude-pre-reg=maybe', 'filter=all&filter=applied'])(
    'refuses %s with 422',
    async query => {
      const { status, body } = await listJobs(`?${query}`)
      expect([status, Object.keys((body as unknown as { errors: object }).errors)]).toEqual([
        422,
        [query.split('=')[0]],
      ])
    },
  )

  it("never shows another user's", async () => {
    expect((await listJobs('', ana)).body.savedJobItems).toEqual([])
  })
})
