import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob } from '../../support/rows'

let host: TestHost
let company: Awaited<ReturnType<typeof buildCompany>>

beforeAll(async () => {
  host = await createTestHost()
  company = await buildCompany(host.db)
})
afterAll(() => host.close())

const clicksOn = (kind: 'job' | 'company', id: number) =>
  host.db.selectFrom('redirects').select('clicked_at').where('kind', '=', kind).where('target_id', '=', id).execute()
const statusOf = async (path: string) => (await host.request(path)).status

describe('GET /go/job/{id}', () => {
  it('logs the click and redirects to the employer, with no-store', async () => {
    const job = await buildJob(host.db, company.id)
    const answer = await host.request(`/go/job/${job.id}`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, 'https://halden-rail.test/apply'])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.getSetCookie()).toEqual([])
    await host.request(`/go/job/${job.id}`)
    expect(await clicksOn('job', job.id)).toEqual([{ clicked_at: host.clock.now() }, { clicked_at: host.clock.now() }])
  })

  it('stores kind, id and time of a click, and nothing about the visitor', async () => {
    const job = await buildJob(host.db, company.id)
    await host.request(`/go/job/${job.id}`)
    const row = await host.db.selectFrom('redirects').selectAll().executeTakeFirstOrThrow()
    expect(Object.keys(row).sort()).toEqual(['clicked_at', 'id', 'kind', 'target_id'])
  })

  it('keeps cached pages valid', async () => {
    const job = await buildJob(host.db, company.id)
    await host.services.data.refresh()
    const version = host.services.data.current()
    await host.request(`/go/job/${job.id}`)
    await host.services.data.refresh()
    expect(host.services.data.current()).toBe(version)
  })

  it('does not log prefetches and previews', async () => {
    const job = await buildJob(host.db, company.id)
    expect((await host.request(`/go/job/${job.id}`, { method: 'HEAD' })).status).toBe(302)
    expect((await host.request(`/go/job/${job.id}`, { headers: { 'Sec-Purpose': 'prefetch' } })).status).toBe(302)
    expect(await clicksOn('job', job.id)).toEqual([])
  })

  it.each([
    ['a closed job', 410, { deadline_at: '2026-10-05T09:00:00Z' }],
    ['a job that closed early', 410, { status: 'closed', closed_at: '2026-10-01T09:00:00Z' }],
    ['a job that was taken down', 410, { status: 'removed' }],
    ['a draft', 404, { status: 'draft' }],
    ['a job that opens later', 404, { status: 'interest', opens_at: '2026-11-01T09:00:00Z' }],
    ['a job without a link', 404, { apply_url: null }],
    ['a link that is not a web address', 404, { apply_url: 'javascript:alert(1)' }],
    ['a link within a site', 404, { apply_url: '/apply' }],
  ] as const)('does not lead on from %s: %i', async (_, status, change) => {
    const job = await buildJob(host.db, company.id, change)
    const answer = await host.request(`/go/job/${job.id}`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([status, null])
    expect(await clicksOn('job', job.id)).toEqual([])
  })

  it('shows when a job closed', async () => {
    const job = await buildJob(host.db, company.id, { deadline_at: '2026-10-03T22:59:00Z' })
    expect(await (await host.request(`/go/job/${job.id}`)).text()).toContain('This job closed on 3 October 2026')
  })

  it('answers 404 for a hidden employer, an unknown id and text', async () => {
    const hidden = await buildCompany(host.db, { name: 'Hidden Ltd', slug: 'hidden', status: 'hidden' })
    const job = await buildJob(host.db, hidden.id)
    expect(await statusOf(`/go/job/${job.id}`)).toBe(404)
    expect(await statusOf('/go/job/999999')).toBe(404)
    expect(await statusOf('/go/job/1-signalling')).toBe(404)
  })
})

describe('GET /go/company/{id}', () => {
  it("logs the click and redirects to the employer's site", async () => {
    const answer = await host.request(`/go/company/${company.id}`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, 'https://halden-rail.test/'])
    expect(await clicksOn('company', company.id)).toHaveLength(1)
  })

  it('answers 404 without a site and for a hidden employer', async () => {
    const silent = await buildCompany(host.db, { name: 'No Site', website: null })
    const hidden = await buildCompany(host.db, { name: 'Gone Ltd', slug: 'gone', status: 'hidden' })
    expect(await statusOf(`/go/company/${silent.id}`)).toBe(404)
    expect(await statusOf(`/go/company/${hidden.id}`)).toBe(404)
  })
})

describe('GET /robots.txt', () => {
  it('blocks the redirects', async () => {
    expect(await (await host.request('/robots.txt')).text()).toMatch(/^Disallow: \/go\/$/m)
  })
})
