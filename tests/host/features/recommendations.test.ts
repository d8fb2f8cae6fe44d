import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildUser } from '../../support/rows'

interface Answer {
  state: string
  jobs: { reason: string; job: { id: number } }[]
}

let host: TestHost
let headers: Record<string, string>
let userId: number
let companies: number[]
let role: { id: number; name: string }
let area: { id: number; name: string }

const entity = (list: string, slug: string, name: string) =>
  host.db.insertInto('entities').values({ list, slug, name }).returning(['id', 'name']).executeTakeFirstOrThrow()

beforeAll(async () => {
  host = await createTestHost()
  host.clock.set('2026-10-05T09:00:00Z')
  companies = []
  for (const name of ['Halden Rail', 'Ferndale Labs', 'Third Works']) {
    companies.push((await buildCompany(host.db, { name })).id)
  }
  userId = (await buildUser(host.db, host.services.passwords)).id
  headers = await host.callHeaders('sam@example.test')
  role = await entity('job-roles', 'law', 'Law')
  area = await entity('degree-areas', 'computing', 'Computing')
}, 60_000)
afterAll(() => host.close())
beforeEach(async () => {
  for (const table of ['saved_items', 'hidden_items', 'profiles', 'contact_preferences', 'jobs'] as const) {
    await host.db.deleteFrom(table).execute()
  }
})

async function addJob(company = 0, overrides: Parameters<typeof buildJob>[2] = {}, { roleId = role.id } = {}) {
  const job = await buildJob(host.db, companies[company] ?? 0, overrides)
  await host.db.insertInto('job_roles').values({ job_id: job.id, role_id: roleId }).execute()
  return job.id
}
const send = (path: string, id?: number) =>
  host.request(path, { method: 'POST', headers, ...(id ? { body: JSON.stringify({ id }) } : {}) })
const suggested = async () => {
  const answer = (await (await host.request('/ajax/user/hub', { headers })).json()) as { recommendations: Answer }
  return answer.recommendations
}
const ids = async () => (await suggested()).jobs.map(({ job }) => job.id)
const page = () => host.text('/dashboard/my-hub', { headers: { Cookie: headers.Cookie ?? '' } })

it('shows three of the newest jobs to a person of whom nothing is known', async () => {
  const jobs = []
  for (const [company, day] of [
    [0, 1],
    [1, 2],
    [2, 3],
    [0, 4],
  ] as const) {
    jobs.unshift(await addJob(company, { published_at: `2026-09-0${day}T09:00:00Z` }))
  }
  expect((await send(`/ajax/user/hidden/jobs/${jobs[1]}`)).ok).toBe(true)
  expect((await suggested()).state).toBe('unknown')
  expect(await ids()).toEqual([jobs[0], jobs[2], jobs[3]])
  expect(await page()).toContain('One of the newest jobs')
})

it('suggests jobs like those that were saved, with the reason, the newest first', async () => {
  const saved = await addJob(0)
  await send('/ajax/saved-items/jobs', saved)
  const other = await entity('job-roles', 'sales', 'Sales & retail')
  const [older, newer] = [
    await addJob(1, { published_at: '2026-09-21T09:00:00Z' }),
    await addJob(2, { published_at: '2026-09-22T09:00:00Z' }),
  ]
  await addJob(1, {}, { roleId: other.id })
  expect(await ids()).toEqual([newer, older])
  expect((await suggested()).jobs[0]?.reason).toBe(`Because you saved 1 job in ${role.name}`)
  expect(await page()).toContain(`Because you saved 1 job in ${role.name}`)
  const fields = { _csrf: headers['X-XSRF-TOKEN'] ?? '', id: String(newer), return: '/dashboard/my-hub' }
  const answer = await host.post('/ajax/saved-items/jobs', fields, { headers: { Cookie: headers.Cookie ?? '' } })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard/my-hub'])
  expect(await ids()).toEqual([older])
})

it('suggests jobs for the subject of the person', async () => {
  await host.db.insertInto('profiles').values({ user_id: userId, degree_area_id: area.id, birth_year: 2004 }).execute()
  const fits = await addJob()
  await addJob()
  await host.db.insertInto('job_degree_areas').values({ job_id: fits, degree_area_id: area.id }).execute()
  expect(await suggested()).toMatchObject({
    state: 'ready',
    jobs: [{ job: { id: fits }, reason: `Because you study ${area.name.toLowerCase()}` }],
  })
})

it('leaves out closed, hidden, saved and later jobs, and hidden employers', async () => {
  await send('/ajax/saved-items/jobs', await addJob(0))
  await addJob(0, { status: 'closed' })
  await addJob(0, { deadline_at: '2026-10-05T08:00:00Z' })
  await addJob(0, { opens_at: '2026-11-05T08:00:00Z' })
  expect((await send(`/ajax/user/hidden/jobs/${await addJob(0)}`)).ok).toBe(true)
  await addJob(1)
  expect((await send(`/ajax/user/hidden/companies/${companies[1]}`)).ok).toBe(true)
  const shown = await addJob(2)
  expect(await ids()).toEqual([shown])
})

it('shows at most six, two of an employer', async () => {
  await send('/ajax/saved-items/jobs', await addJob(0))
  for (let count = 0; count < 9; count += 1) {
    await addJob(count % 3)
  }
  expect(await ids()).toHaveLength(6)
  await host.db
    .deleteFrom('jobs')
    .where('company_id', '=', companies[1] ?? 0)
    .execute()
  expect(await ids()).toHaveLength(4)
})

it('suggests nothing to minors and to those who turned it off', async () => {
  await send('/ajax/saved-items/jobs', await addJob(0))
  await addJob(1)
  await host.db.insertInto('profiles').values({ user_id: userId, degree_area_id: area.id, birth_year: 2009 }).execute()
  expect(await suggested()).toEqual({ state: 'off', jobs: [] })
  await host.db.updateTable('profiles').set({ birth_year: 2004 }).execute()
  expect(await ids()).toHaveLength(1)
  const choice = { alerts: 'off', news: 'off', reminders: true, recommendations: false } as const
  await host.db
    .insertInto('contact_preferences')
    .values({ user_id: userId, ...choice })
    .execute()
  expect(await suggested()).toEqual({ state: 'off', jobs: [] })
  expect(await page()).not.toContain('Suggested for you')
})
