import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tokenOf } from '../../support/cookies'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildUser, jobPath } from '../../support/rows'
import { XHR } from '../../support/search'

let host: TestHost
let sam: { Cookie: string }
let ana: { Cookie: string }
let rail: { id: number; slug: string }
let job: { id: number; slug: string }
let ids: { sam: number }

beforeAll(async () => {
  host = await createTestHost()
  const { db, services } = host
  rail = await buildCompany(db)
  job = await buildJob(db, rail.id, { title: 'Track placement', deadline_at: host.daysFromNow(3) })
  await buildJob(db, rail.id, { title: 'Bridge placement', deadline_at: host.daysFromNow(4) })
  const steel = await buildCompany(db, { slug: 'ash-steel', name: 'Ash Steel' })
  await buildJob(db, steel.id, { title: 'Furnace placement', deadline_at: host.daysFromNow(5) })
  ids = { sam: (await buildUser(db, services.passwords)).id }
  await buildUser(db, services.passwords, { email: 'ana@example.test', first_name: 'Ana' })
  sam = await signIn('sam@example.test')
  ana = await signIn('ana@example.test')
})
afterAll(() => host.close())

beforeEach(async () => {
  await host.db.deleteFrom('hidden_items').execute()
})

async function signIn(email: string) {
  const { Cookie } = await host.signInAs(email, 'correct horse battery')
  await host.text('/about', { headers: { Cookie } })
  return { Cookie }
}

const hide = (type: 'jobs' | 'companies', id: number) =>
  host.db
    .insertInto('hidden_items')
    .values({ user_id: ids.sam, type, item_id: id, hidden_at: host.clock.now() })
    .execute()
const page = (path: string, headers: Record<string, string> = {}) => host.text(path, { headers })
const LISTS = ['/search-jobs', '/hot-jobs', '/']

describe('lists', () => {
  it.each(LISTS)('%s leaves out a hidden job, for that person only', async path => {
    expect(await page(path, sam)).toContain('Track placement')
    await hide('jobs', job.id)
    for (let round = 0; round < 2; round++) {
      const own = await page(path, sam)
      expect(own).not.toContain('Track placement')
      expect(own).toContain('Bridge placement')
      expect(await page(path, ana)).toContain('Track placement')
      expect(await page(path)).toContain('Track placement')
    }
    await host.db.deleteFrom('hidden_items').execute()
    expect(await page(path, sam)).toContain('Track placement')
  })

  it.each(LISTS)('%s leaves out all jobs of a hidden employer', async path => {
    await hide('companies', rail.id)
    const own = await page(path, sam)
    expect(own).not.toContain('Bridge placement')
    expect(own).toContain('Furnace placement')
  })

  it('related jobs, similar employers and recently viewed jobs leave them out, their own pages stay', async () => {
    expect(await page(jobPath(job), sam)).toContain('Bridge placement')
    expect(await page('/dashboard/my-hub', sam)).toContain('Track placement')
    await hide('companies', rail.id)
    expect(await page(jobPath(job), sam)).not.toContain('Bridge placement')
    expect(await page(jobPath(job), ana)).toContain('Bridge placement')
    expect(await page(`/companies/${rail.slug}/jobs`, sam)).toContain('Bridge placement')
    expect(await page('/dashboard/my-hub', sam)).not.toContain('Track placement')
    expect(await page('/search-companies', sam)).not.toContain(`href="/companies/${rail.slug}"`)
    expect(await page('/search-companies', sam)).toContain('href="/companies/ash-steel"')
  })

  it('the answer of a search says how many it leaves out', async () => {
    await hide('companies', rail.id)
    const request = async (cookie: object) =>
      (await host.request('/search-jobs', { headers: { ...XHR.headers, ...cookie } })).json() as Promise<object>
    expect(await request(sam)).toMatchObject({ totalResults: 1, hidden: { count: 2, url: '/account/hidden' } })
    expect(await request({})).not.toHaveProperty('hidden')
  })
})

describe('/account/hidden without script', () => {
  const path = () => `/account/hidden/jobs/${job.id}`
  const post = (fields: Record<string, string>, to = path()) =>
    host.post(to, { _csrf: tokenOf(sam.Cookie), ...fields }, { headers: sam })

  it('hides a job from a form that its page links to, lists it, and shows it again', async () => {
    expect(await page(jobPath(job))).toContain(`href="${path()}"`)
    expect(await page(path(), sam)).toContain('Not for me')
    const answer = await post({ hide: 'yes' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/account/hidden'])
    const list = await page('/account/hidden', sam)
    expect(list).toContain('We won’t show you Track placement in lists')
    expect(list).toContain(`action="${path()}"`)
    expect(await page('/search-jobs', sam)).not.toContain('Track placement')
    expect((await post({ hide: 'no' })).status).toBe(303)
    expect(await page('/account/hidden', sam)).toContain('Nothing hidden')
    expect(await page('/search-jobs', sam)).toContain('Track placement')
  })

  it('refuses what cannot be hidden, bad input and visitors', async () => {
    const items = ['jobs/999999', 'jobs/abc', 'reviews/1']
    const statuses = items.map(async item => (await post({ hide: 'yes' }, `/account/hidden/${item}`)).status)
    expect(await Promise.all(statuses)).toEqual([404, 404, 404])
    expect((await post({ hide: 'perhaps' })).status).toBe(422)
    const visitor = await host.request(path())
    expect([visitor.status, visitor.headers.get('Location')]).toEqual([
      302,
      `/login?return=${encodeURIComponent(path())}`,
    ])
  })
})
