import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logIn } from '../../support/browser-session'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildUser } from '../../support/rows'

type Headers = Record<string, string>

let host: TestHost
let sam: Headers
let ana: Headers
let userId: number
let companyId: number

beforeAll(async () => {
  host = await createTestHost()
  companyId = (await buildCompany(host.db)).id
  userId = (await buildUser(host.db, host.services.passwords)).id
  await buildUser(host.db, host.services.passwords, { email: 'ana@example.test', first_name: 'Ana' })
  sam = await host.callHeaders('sam@example.test')
  ana = await host.callHeaders('ana@example.test')
})
afterAll(() => host.close())
beforeEach(() => host.db.deleteFrom('external_jobs').execute())

const JOB = { jobTitle: 'Lab placement', companyName: 'Fen Bioscience' }

async function send(method: string, path = '', { body, headers = sam }: { body?: object; headers?: Headers } = {}) {
  const answer = await host.request(`/ajax/user/external-jobs${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: (answer.status === 204 ? {} : await answer.json()) as Record<string, never> }
}
const add = (body: object = JOB, headers = sam) => send('POST', '', { body, headers })
const callSaved = async (method: string, path: string, body?: object) => {
  const answer = await host.request(`/ajax/saved-items${path}`, {
    method,
    headers: sam,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: (answer.status === 204 ? {} : await answer.json()) as Record<string, object[]> }
}
const saved = async () => (await callSaved('GET', '')).body.savedJobItems

describe('POST /ajax/user/external-jobs', () => {
  it('stores the job and saves it, with reminders', async () => {
    const answer = await add({
      ...JOB,
      url: ' https://jobs.fen.test/lab?id=1 ',
      location: 'Ely',
      salaryText: '£22,000 a year',
      deadline: '2026-12-01',
    })
    expect(answer).toEqual({
      status: 201,
      body: {
        id: expect.any(Number) as number,
        type: 'external-jobs',
        companyId: null,
        companyName: 'Fen Bioscience',
        jobTitle: 'Lab placement',
        url: 'https://jobs.fen.test/lab?id=1',
        location: 'Ely',
        salaryText: '£22,000 a year',
        deadline: '2026-12-01',
        appTrackerStages: expect.any(Array) as unknown[],
      },
    })
    expect(answer.body.appTrackerStages).toHaveLength(11)
    expect(await saved()).toMatchObject([
      {
        id: answer.body.id,
        type: 'external-jobs',
        reminders: true,
        deadlineTimestamp: Date.parse('2026-12-01T23:59:59Z'),
      },
    ])
    expect((await callSaved('GET', '/jobs')).body.savedJobItems).toMatchObject([
      {
        type: 'external-jobs',
        title: 'Lab placement',
        company: 'Fen Bioscience',
        url: 'https://jobs.fen.test/lab?id=1',
        state: 'open',
      },
    ])
  })

  it('takes an employer of the site by its id', async () => {
    expect((await add({ jobTitle: 'Driver', companyId, companyName: 'Something else' })).body).toMatchObject({
      companyId,
      companyName: 'Halden Rail',
    })
  })

  it.each([
    ['nothing', {}, { jobTitle: 'Enter the job title', companyName: 'Choose or enter the employer' }],
    ['blanks', { jobTitle: ' \n', companyName: ' ' }, { jobTitle: 'Enter the job title' }],
    ['a long title', { ...JOB, jobTitle: 'x'.repeat(151) }, { jobTitle: 'Job title must be 150 characters or fewer' }],
    ['a number', { ...JOB, location: 7 }, { location: 'Place must be text' }],
    ['http', { ...JOB, url: 'http://fen.test' }, { url: 'Enter a web address that starts with https://' }],
    ['a script', { ...JOB, url: 'javascript:alert(1)' }, { url: 'Enter a web address that starts with https://' }],
    [
      'credentials',
      { ...JOB, url: 'https://fen.test@evil.test/' },
      { url: 'Enter a web address that starts with https://' },
    ],
    [
      'a backslash',
      { ...JOB, url: 'https://fen.test\\@evil.test' },
      { url: 'Enter a web address that starts with https://' },
    ],
    ['no host', { ...JOB, url: 'https://' }, { url: 'Enter a web address that starts with https://' }],
    ['30 February', { ...JOB, deadline: '2026-02-30' }, { deadline: 'Deadline must be a real date' }],
    ['a month 13', { ...JOB, deadline: '2026-13-01' }, { deadline: 'Deadline must be a real date' }],
    ['a text as date', { ...JOB, deadline: 'soon' }, { deadline: 'Deadline must be a real date' }],
    [
      'an unknown employer',
      { jobTitle: 'A', companyId: 999999 },
      { companyId: 'Choose an employer from the list, or enter its name' },
    ],
    ['an employer id that is text', { jobTitle: 'A', companyId: 'x' }, { companyId: 'Choose or enter the employer' }],
  ])('refuses %s with 422', async (_, body, expected) => {
    const answer = await add(body)
    expect(answer.status).toBe(422)
    for (const [field, message] of Object.entries(expected)) {
      expect(answer.body.errors).toMatchObject({ [field]: [message] })
    }
    expect(await saved()).toEqual([])
  })

  it('warns about an address that the user already has, and about nobody else’s', async () => {
    const url = 'https://jobs.fen.test/lab'
    await add({ ...JOB, url }, ana)
    const first = await add({ ...JOB, url })
    expect(first.body).not.toHaveProperty('warnings')
    const second = await add({ ...JOB, jobTitle: 'Once more', url: `${url}/` })
    expect(second).toMatchObject({
      status: 201,
      body: { warnings: { url: ['You already have a job with this address: Lab placement'] } },
    })
  })

  it('stops at 200 jobs, also when many are added at once', async () => {
    const rows = Array.from({ length: 197 }, (_, index) => ({
      user_id: userId,
      job_title: `Job ${index}`,
      company_name: 'Fen',
    }))
    await host.db.insertInto('external_jobs').values(rows).execute()
    const answers = await Promise.all(Array.from({ length: 20 }, () => add()))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(17)
    expect(refused[0]?.body.message).toBe('You have 200 jobs from other sites. Delete one to add another')
    expect((await add(JOB, ana)).status).toBe(201)
  })

  it('adds nothing when the saved items are full', async () => {
    await host.db
      .insertInto('companies')
      .values(Array.from({ length: 500 }, (_, i) => ({ slug: `full-${i}`, name: `Full ${i}`, name_key: `full ${i}` })))
      .execute()
    const companies = await host.db.selectFrom('companies').select('id').where('slug', 'like', 'full-%').execute()
    await host.db
      .insertInto('saved_items')
      .values(companies.map(({ id }) => ({ user_id: userId, type: 'companies' as const, item_id: id })))
      .execute()
    expect((await add()).status).toBe(409)
    expect((await send('GET')).body.externalJobs).toEqual([])
    await host.db.deleteFrom('companies').where('slug', 'like', 'full-%').execute()
  })
})

describe('POST /dashboard/external-jobs/reading', () => {
  it('fills the form in from the text of an advert, and saves nothing', async () => {
    const browser = await logIn(host)
    const advert = 'Lab placement\nEmployer: Fen Bioscience\nCloses 1 December\nhttps://jobs.fen.test/lab?id=1'
    const answer = await browser.post('/dashboard/external-jobs/reading', { advert })
    expect(answer.status).toBe(303)
    const page = await browser.page(answer.headers.get('Location') ?? '')
    for (const value of ['Lab placement', 'Fen Bioscience', '2026-12-01', 'https://jobs.fen.test/lab?id=1']) {
      expect(page).toContain(`value="${value}"`)
    }
    expect(await saved()).toEqual([])
  })

  it.each([
    ['nothing', '  ', 'Paste the text of the advert'],
    ['more than 20,000 characters', 'x'.repeat(20_001), 'The text must be 20,000 characters or fewer'],
  ])('refuses %s', async (_, advert, message) => {
    const answer = await (await logIn(host)).post('/dashboard/external-jobs/reading', { advert })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(message)
  })
})

describe('PUT /ajax/user/external-jobs/{id}', () => {
  it('changes the given fields and keeps the others', async () => {
    const { id } = (await add({ ...JOB, location: 'Ely', deadline: '2026-12-01' })).body
    expect((await send('PUT', `/${id}`, { body: { jobTitle: 'Field placement', deadline: null } })).body).toMatchObject(
      {
        jobTitle: 'Field placement',
        companyName: 'Fen Bioscience',
        location: 'Ely',
        deadline: null,
      },
    )
    expect((await send('PUT', `/${id}`, { body: { companyId } })).body).toMatchObject({ companyName: 'Halden Rail' })
    const renamed = await send('PUT', `/${id}`, { body: { companyName: 'Fen' } })
    expect(renamed.body).toMatchObject({ companyId: null, companyName: 'Fen' })
    expect((await send('GET', `/${id}`)).body).toMatchObject({ jobTitle: 'Field placement', companyName: 'Fen' })
  })

  it('refuses what the form refuses', async () => {
    const { id } = (await add()).body
    const answer = await send('PUT', `/${id}`, {
      body: { jobTitle: '', url: 'ftp://fen.test', deadline: '2026-02-30' },
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors ?? {})).toEqual(['jobTitle', 'url', 'deadline'])
    const nameless = await send('PUT', `/${id}`, { body: { companyName: '' } })
    expect(nameless.body.errors).toEqual({ companyName: ['Choose or enter the employer'] })
    expect((await send('GET', `/${id}`)).body).toMatchObject(JOB)
  })
})

it('a job goes with its saved item, and a saved item without its job', async () => {
  const [first, second] = [(await add()).body, (await add({ ...JOB, jobTitle: 'Second' })).body]
  expect((await send('DELETE', `/${first.id}`)).status).toBe(204)
  expect(await saved()).toMatchObject([{ id: second.id }])
  expect((await send('DELETE', `/${first.id}`)).status).toBe(404)
  expect((await callSaved('DELETE', `/external-jobs/${second.id}`)).status).toBe(204)
  expect(await saved()).toEqual([])
  expect((await send('GET')).body.externalJobs).toMatchObject([{ id: second.id, jobTitle: 'Second' }])
  expect((await callSaved('POST', '/external-jobs', { id: second.id })).status).toBe(200)
  expect(await saved()).toMatchObject([{ id: second.id, type: 'external-jobs' }])
  expect(await callSaved('PUT', `/external-jobs/${second.id}`, { reminders: false })).toMatchObject({ status: 200 })
  expect(await callSaved('PUT', '/external-jobs/all', { reminders: true })).toMatchObject({ body: { count: 1 } })
})

it('keeps the stages of its application until it is deleted', async () => {
  const { id } = (await add({ ...JOB, deadline: '2026-12-01' })).body
  await callSaved('DELETE', `/external-jobs/${id}`)
  const track = (headers = sam) => {
    const body = JSON.stringify({ appTrackerStages: [{ slug: 'applied', done: true }], jobType: 'external-jobs' })
    return host.request(`/ajax/user/app-tracker-stage/${id}`, { method: 'PUT', body, headers })
  }
  expect((await track(ana)).status).toBe(404)
  expect(await (await track()).json()).toMatchObject({ id, deadlineTimestamp: Date.parse('2026-12-01T23:59:59Z') })
  expect((await callSaved('GET', '/jobs?filter=applied')).body.savedJobItems).toMatchObject([{ id }])
  expect((await send('GET', `/${id}`)).body.appTrackerStages?.[1]).toMatchObject({ slug: 'applied', done: true })
  await send('DELETE', `/${id}`)
  expect(
    await host.db.selectFrom('app_tracker_stages').selectAll().where('item_id', '=', Number(id)).execute(),
  ).toEqual([])
})

it("another user's job is 404, and nobody else can save it", async () => {
  const { id } = (await add()).body
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const body = method === 'PUT' ? { jobTitle: 'Mine' } : undefined
    expect((await send(method, `/${id}`, { headers: ana, ...(body ? { body } : {}) })).status).toBe(404)
  }
  expect((await send('GET', '', { headers: ana })).body.externalJobs).toEqual([])
  const answer = await host.request('/ajax/saved-items/external-jobs', {
    method: 'POST',
    body: JSON.stringify({ id }),
    headers: ana,
  })
  expect(answer.status).toBe(422)
  expect((await send('GET', `/${id}`)).body).toMatchObject(JOB)
})

it('a visitor is answered 401', async () => {
  const headers = { Origin: host.url, 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' }
  const { id } = (await add()).body
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['GET', `/${id}`],
    ['PUT', `/${id}`],
    ['DELETE', `/${id}`],
  ]) {
    expect((await send(method ?? '', path, { headers, ...(method === 'GET' ? {} : { body: JOB }) })).status).toBe(401)
  }
})

it('an employer that leaves the site leaves its name, and an account takes its jobs with it', async () => {
  const company = await buildCompany(host.db, { name: 'Long Gone' })
  const user = await buildUser(host.db, host.services.passwords, { email: 'eve@example.test' })
  const eve = await host.callHeaders('eve@example.test')
  const { id } = (await add({ jobTitle: 'Guard', companyId: company.id }, eve)).body
  await host.db.deleteFrom('companies').where('id', '=', company.id).execute()
  const left = await send('GET', `/${id}`, { headers: eve })
  expect(left.body).toMatchObject({ companyId: null, companyName: 'Long Gone' })
  await host.db.deleteFrom('users').where('id', '=', user.id).execute()
  expect(await host.db.selectFrom('external_jobs').selectAll().where('user_id', '=', user.id).execute()).toEqual([])
})
