import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildUser } from '../../support/rows'

let host: TestHost
let sam: Record<string, string>
let ana: Record<string, string>
let ids: { jobs: number; companies: number }

beforeAll(async () => {
  host = await createTestHost()
  const company = await buildCompany(host.db)
  ids = { companies: company.id, jobs: (await buildJob(host.db, company.id)).id }
  await buildUser(host.db, host.services.passwords)
  await buildUser(host.db, host.services.passwords, { email: 'ana@example.test' })
  sam = await host.callHeaders('sam@example.test')
  ana = await host.callHeaders('ana@example.test')
})
afterAll(() => host.close())

const send = async (method: string, item: string, headers = sam) =>
  (await host.request(`/ajax/user/hidden/${item}`, { method, headers })).status
const list = async (headers = sam): Promise<unknown> => (await host.request('/ajax/user/hidden', { headers })).json()

describe('/ajax/user/hidden', () => {
  it('hides jobs and employers for one person, once, until they are shown again', async () => {
    const statuses = await Promise.all(Array.from({ length: 10 }, () => send('POST', `jobs/${ids.jobs}`)))
    expect(new Set(statuses)).toEqual(new Set([204]))
    host.clock.set('2026-10-05T09:01:00Z')
    await send('POST', `companies/${ids.companies}`)
    expect(await list()).toEqual({
      hidden: [
        { type: 'companies', id: ids.companies, title: 'Halden Rail' },
        { type: 'jobs', id: ids.jobs, title: 'Signalling placement' },
      ],
    })
    expect(await list(ana)).toEqual({ hidden: [] })
    expect(await send('DELETE', `jobs/${ids.jobs}`, ana)).toBe(204)
    expect(await list()).toMatchObject({ hidden: [{ type: 'companies' }, { type: 'jobs' }] })
    expect(await send('DELETE', `jobs/${ids.jobs}`)).toBe(204)
    expect(await send('DELETE', `jobs/${ids.jobs}`)).toBe(204)
    expect(await list()).toMatchObject({ hidden: [{ type: 'companies' }] })
  })

  it('refuses what cannot be hidden, and visitors', async () => {
    const items = ['jobs/999999', 'jobs/abc', 'reviews/1', 'companies/0']
    expect(await Promise.all(items.map(item => send('POST', item)))).toEqual([404, 404, 404, 404])
    const { Cookie: _, ...visitor } = sam
    expect(await send('POST', `jobs/${ids.jobs}`, { ...visitor, Origin: host.url })).toBe(401)
  })
})
