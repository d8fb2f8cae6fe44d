import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildUser } from '../../support/rows'

type Headers = Record<string, string>

let host: TestHost
let companyId: number
let sam: Headers
let ana: Headers

beforeAll(async () => {
  host = await createTestHost()
  companyId = (await buildCompany(host.db)).id
  await buildUser(host.db, host.services.passwords)
  await buildUser(host.db, host.services.passwords, { email: 'ana@example.test', first_name: 'Ana' })
  sam = await host.callHeaders('sam@example.test')
  ana = await host.callHeaders('ana@example.test')
}, 60_000)
afterAll(() => host.close())
beforeEach(async () => {
  host.clock.set('2026-10-05T09:00:00Z')
  await host.db.deleteFrom('saved_items').execute()
  await host.db.deleteFrom('app_tracker_stages').execute()
})

const visitor = () => ({ Origin: host.url, 'X-Requested-With': 'XMLHttpRequest' })
const cookie = ({ Cookie = '' }: Headers) => ({ Cookie })
const call = (path: string, method = 'GET', headers = sam) => host.request(path, { method, headers })
const json = async (path: string, headers?: Headers): Promise<unknown> => (await call(path, 'GET', headers)).json()

describe('what the hub asks the person to do', () => {
  const stage = (jobId: number, slug: string) =>
    host.request(`/ajax/user/app-tracker-stage/${jobId}`, {
      method: 'PUT',
      headers: sam,
      body: JSON.stringify({ appTrackerStages: [{ slug, done: true }] }),
    })

  it('shows the stage dates of the next seven days, and the next thing to do before the others', async () => {
    const job = await buildJob(host.db, companyId, { title: 'Points <placement>' })
    const dates = (slug: string, date: string) =>
      host.request(`/ajax/user/app-tracker-stage/${job.id}`, {
        method: 'PUT',
        headers: sam,
        body: JSON.stringify({ appTrackerStages: [{ slug, done: false, date }] }),
      })
    await stage(job.id, 'applied')
    await dates('interview', '2026-10-06')
    await dates('assessment-centre', '2026-10-11')
    await dates('offer', '2026-10-12')
    const url = `/dashboard/app-tracker/all/${job.id}`
    expect(await json('/ajax/user/hub')).toMatchObject({
      nextStep: { kind: 'appointment', title: 'Interview tomorrow: Points <placement>', url },
      thisWeek: [
        { slug: 'interview', date: '2026-10-06', url },
        { slug: 'assessment-centre', date: '2026-10-11', url },
      ],
    })
    const hub = (later = '') => host.text(`/dashboard/my-hub${later}`, { headers: cookie(sam) })
    const page = await hub()
    expect(page).toContain('<h2 id="next-step">Interview tomorrow: Points &lt;placement&gt;</h2>')
    expect(page).toContain(`<a href="${url}#panel">Assessment centre for Points`)
    expect(page).toContain('href="/dashboard/my-hub?later=1"')
    expect(await hub('?later=1')).toContain('<h2 id="next-step">Tell us what you look for</h2>')
    expect(await hub('?later=99')).toContain('Interview tomorrow')
    expect(await hub('?later=many')).toContain('Interview tomorrow')
  })

  it('does not ask about the profile for 30 days after it was closed', async () => {
    const prompt = 'Your profile is'
    // A session ends before the 30 days, so each check logs in again.
    const asks = async () => {
      const headers = await host.callHeaders('sam@example.test')
      const page = await host.text('/dashboard/my-hub?later=1', { headers: cookie(headers) })
      const answer = await json('/ajax/user/hub', headers)
      expect(answer).toMatchObject({ profileCompletion: { isDismissed: !page.includes(prompt) } })
      expect(page.includes('Tell us what you look for')).toBe(page.includes(prompt))
      return page.includes(prompt)
    }
    expect(await asks()).toBe(true)
    const fields = { _csrf: sam['X-XSRF-TOKEN'] ?? '' }
    const answer = await host.post('/ajax/user/profile-prompt/dismissal', fields, { headers: cookie(sam) })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard/my-hub'])
    expect(await asks()).toBe(false)
    expect(await json('/ajax/user/hub', ana)).toMatchObject({ profileCompletion: { isDismissed: false } })
    host.clock.set('2026-11-04T08:00:00Z')
    expect(await asks()).toBe(false)
    host.clock.set('2026-11-04T10:00:00Z')
    expect(await asks()).toBe(true)
    host.clock.set('2026-10-05T09:00:00Z')
    expect((await call('/ajax/user/profile-prompt/dismissal', 'POST')).status).toBe(204)
    expect(await asks()).toBe(false)
    expect((await call('/ajax/user/profile-prompt/dismissal', 'POST', visitor())).status).toBe(401)
  })

  it('offers a review of the employers of finished and closed jobs, once each', async () => {
    const link =
      '<a href="/write-a-review/job-details?company=halden-rail" rel="nofollow">Write a review of Halden Rail</a>'
    const hub = () => host.text('/dashboard/my-hub', { headers: cookie(sam) })
    const open = await buildJob(host.db, companyId)
    await stage(open.id, 'interview')
    expect(await hub()).not.toContain(link)
    await stage(open.id, 'accepted')
    await stage((await buildJob(host.db, companyId, { status: 'closed' })).id, 'interested')
    expect((await hub()).split(link)).toHaveLength(2)
  })
})
