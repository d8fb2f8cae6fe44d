import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewRow } from '../../../host/db/tables'
import { createTestHost, type TestHost } from '../../support/host'
import { wordsOf } from '../../support/html'
import { buildCompany, buildJob, jobPath } from '../../support/rows'

let host: TestHost
let company: Awaited<ReturnType<typeof buildCompany>>

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  company = await buildCompany(host.db)
})
afterAll(() => host.close())

async function pageOf(change: Partial<NewRow<'jobs'>> = {}, companyId = company.id) {
  const job = await buildJob(host.db, companyId, change)
  return { job, html: await host.text(jobPath(job)) }
}

describe('GET /jobs/{id}-{slug}, from opening to closing', () => {
  it('says when a job opens, and has no link to apply before then', async () => {
    const { job, html } = await pageOf({ status: 'interest', opens_at: host.daysFromNow(40), deadline_at: null })
    expect(html).toContain('Opens November 2026')
    expect(html).toContain('Register interest')
    expect(html).toContain(`href="/login?return=${encodeURIComponent(jobPath(job))}&amp;save=jobs-${job.id}"`)
    expect(html).not.toContain('Apply on employer site')
    expect(html).not.toContain('JobPosting')
  })

  it('closes at the deadline: 200 with noindex for 30 days, then 410 with the same page', async () => {
    const job = await buildJob(host.db, company.id, { deadline_at: host.daysFromNow(-30) })
    const closed = await host.request(jobPath(job))
    const html = await closed.text()
    expect(closed.status).toBe(200)
    expect(wordsOf(html)).toContain('Closed 5 September 2026')
    expect(html).toContain('content="noindex"')
    expect(html).toContain('See similar jobs')
    expect(html).not.toMatch(/\/go\/job\/|JobPosting|How to apply/)
    const now = host.clock.now()
    host.clock.set(new Date(now.getTime() + 1))
    const gone = await host.request(jobPath(job))
    host.clock.set(now)
    expect(gone.status).toBe(410)
    expect(gone.headers.get('Cache-Control') ?? '').not.toContain('public')
    expect(wordsOf(await gone.text())).toBe(wordsOf(html))
  })

  it('shows similar jobs before the description of a closed job, and after that of an open one', async () => {
    const other = await buildCompany(host.db, { name: 'Other Works' })
    await buildJob(host.db, other.id, { title: 'A similar job' })
    const orderOf = ({ html }: { html: string }) => html.indexOf('A similar job') < html.indexOf('Help us keep trains')
    expect(orderOf(await pageOf({ deadline_at: host.daysFromNow(-1) }, other.id))).toBe(true)
    expect(orderOf(await pageOf({}, other.id))).toBe(false)
  })

  it('is in the site map while it is open', async () => {
    const { job } = await pageOf({ deadline_at: host.daysFromNow(1) })
    const closed = await buildJob(host.db, company.id, { deadline_at: host.daysFromNow(-1), slug: 'closed-one' })
    const sitemap = await host.text('/sitemaps/jobs-1.xml')
    expect(sitemap).toContain(jobPath(job))
    expect(sitemap).not.toContain(jobPath(closed))
  })

  it('redirects an old or missing slug', async () => {
    const job = await buildJob(host.db, company.id)
    const answer = await host.request(`/jobs/${job.id}-old-name`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, jobPath(job)])
    expect((await host.request(`/jobs/${job.id}`)).status).toBe(301)
  })

  it.each([
    ['removed', 410],
    ['draft', 404],
  ] as const)('hides what is %s: %i', async (status, code) => {
    const job = await buildJob(host.db, company.id, { status })
    expect((await host.request(jobPath(job))).status).toBe(code)
  })

  it('hides the jobs of a hidden employer', async () => {
    const hidden = await buildCompany(host.db, { name: 'Hidden Ltd', status: 'hidden' })
    const job = await buildJob(host.db, hidden.id)
    expect((await host.request(jobPath(job))).status).toBe(404)
  })
})
