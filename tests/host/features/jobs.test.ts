import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../host/db'
import type { NewRow } from '../../../host/db/tables'
import { recalculateRatings } from '../../../host/features/companies'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview } from '../../support/rows'

let host: TestHost
let company: Awaited<ReturnType<typeof buildCompany>>
const DAY = 24 * 60 * 60 * 1000

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  company = await buildCompany(host.db)
})
afterAll(() => host.close())

const text = async (path: string) => (await host.request(path)).text()
const linked = (html: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as Record<string, unknown>
const daysFromNow = (days: number) => new Date(host.clock.now().getTime() + days * DAY)
const pathOf = (job: { id: number; slug: string }) => `/jobs/${job.id}-${job.slug}`
/** The words of a page, without its elements and without the props of its widgets. */
const words = (html: string) =>
  html
    .replace(/<script.*?<\/script>|<style.*?<\/style>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

async function pageOf(change: Partial<NewRow<'jobs'>> = {}, companyId = company.id) {
  const job = await buildJob(host.db, companyId, change)
  return { job, html: await text(pathOf(job)) }
}

/** An entity of a reference list. */
async function entity(list: string, name: string) {
  const slug = name.toLowerCase().replace(/\W+/g, '-')
  return host.db.insertInto('entities').values({ list, slug, name }).returningAll().executeTakeFirstOrThrow()
}

describe('GET /jobs/{id}-{slug}', () => {
  it('shows an open job with the way to apply and its JobPosting', async () => {
    const { job, html } = await pageOf({
      salary_min_pence: 2_400_000,
      salary_unit: 'year',
      deadline_at: daysFromNow(20),
    })
    expect(html).toContain(`href="/go/job/${job.id}"`)
    expect(html).toContain('Apply on employer site')
    expect(html).toContain('rel="nofollow sponsored noopener"')
    expect(html).not.toContain('https://halden-rail.test/apply')
    expect(html).toContain('From £24,000 a year')
    expect(html).toContain(`href="/report/job/${job.id}"`)
    const posting = linked(html)
    expect(posting).toMatchObject({
      '@type': 'JobPosting',
      title: 'Signalling placement',
      directApply: false,
      hiringOrganization: { name: 'Halden Rail' },
      jobLocation: [{ '@type': 'Place', address: { addressCountry: 'GB' } }],
      baseSalary: { currency: 'GBP', value: { value: 24_000, unitText: 'YEAR' } },
    })
    expect(posting.validThrough).toBe(daysFromNow(20).toISOString())
  })

  it('states every fact of the advert, times in UK time', async () => {
    const { job, html: _ } = await pageOf({
      pattern: 'hybrid',
      salary_min_pence: 1144,
      salary_max_pence: 1250,
      salary_unit: 'hour',
      duration_months: 12,
      start_text: 'September 2027',
      hours: '37.5 a week',
      positions: 4,
      min_grade: '2:2',
      visa: 'yes',
      rolling: true,
      deadline_at: '2026-10-25T23:59:00Z',
      process_stages: ['Online test', 'Offer'],
      last_checked_at: '2026-10-03T06:00:00Z',
    })
    const [role, area] = [await entity('job-roles', 'Rail'), await entity('degree-areas', 'Engineering')]
    await host.db.insertInto('job_roles').values({ job_id: job.id, role_id: role.id }).execute()
    await host.db.insertInto('job_degree_areas').values({ job_id: job.id, degree_area_id: area.id }).execute()
    await host.db
      .insertInto('job_locations')
      .values(['Leeds', 'York', 'Hull'].map((name, position) => ({ job_id: job.id, name, position })))
      .execute()
    const page = words(await text(pathOf(job)))
    for (const fact of [
      'Pay £11.44 to £12.50 an hour',
      'Place Leeds, York, Hull, Hybrid',
      'Leeds and 2 more, Hybrid',
      'Role Rail',
      'Length 12 months',
      'Starts September 2027',
      'Hours 37.5 a week',
      'Positions 4',
      'Degree areas Engineering',
      'Minimum grade 2:2',
      'Visa sponsorship The employer says it can sponsor a visa',
      'Closes 25 October 2026, 23:59, UK time',
      'Posted 20 September 2026',
      'May close early',
      '20 days left',
      'We last checked this advert on 3 October 2026',
      'Online test',
      'Do you need an adjustment to apply',
    ]) {
      expect(page).toContain(fact)
    }
  })

  it('says what an advert does not state', async () => {
    const employer = await buildCompany(host.db, { name: 'Quiet Rail' })
    const page = words((await pageOf({ deadline_at: null }, employer.id)).html)
    expect(page).toContain('Pay Not stated')
    expect(page).toContain('Minimum grade Not stated')
    expect(page).toContain('Visa sponsorship Not stated: ask the employer')
    expect(page).toContain('Degree areas Any subject')
    expect(page).toContain('No closing date given')
    expect(page).not.toMatch(/Closes|days left|last checked/)
    expect(words((await pageOf({ salary_text: 'Competitive' })).html)).toContain('Pay Competitive')
  })

  it.each([
    ['2026-10-13T22:59:00Z', 'plain', 'Closes Tuesday 13 October, 23:59'],
    ['2026-10-12T22:59:00Z', 'urgent', 'Closes in 7 days'],
    ['2026-10-08T22:59:00Z', 'urgent', 'Closes in 3 days'],
    ['2026-10-07T22:59:00Z', 'error', 'Closes in 2 days'],
    ['2026-10-05T22:59:00Z', 'error', 'Closes today'],
  ])('tags a deadline of %s as %s: %s', async (deadline, tone, tag) => {
    const { html } = await pageOf({ deadline_at: deadline })
    expect(html).toMatch(new RegExp(`ui-badge--${tone}">(<svg.*?</svg>)?${tag}`))
  })

  it('leads to how to apply where the advert has no link, else to the employer', async () => {
    const { html } = await pageOf({ apply_url: null, apply_description: '<p>Write to us.</p>' })
    expect(html).not.toContain('/go/job/')
    expect(html).toContain('href="#how-to-apply"')
    expect(html).toContain('Write to us.')
    const silent = words((await pageOf({ apply_url: null })).html)
    expect(silent).toContain('About the employer')
    expect(silent).toContain('The advert does not say how to apply. Ask Halden Rail')
    expect((await pageOf({ apply_url: 'javascript:alert(1)' })).html).not.toContain('/go/job/')
  })

  it('says when a job opens, and gives no way to apply before', async () => {
    const { job, html } = await pageOf({ status: 'interest', opens_at: daysFromNow(40), deadline_at: null })
    expect(html).toContain('Opens November 2026')
    expect(html).toContain('Register interest')
    expect(html).toContain(`href="/login?return=${encodeURIComponent(pathOf(job))}&amp;save=jobs-${job.id}"`)
    expect(html).not.toContain('Apply on employer site')
    expect(html).not.toContain('JobPosting')
  })

  it('closes at its deadline: 200 with noindex for 30 days, then 410 with the same page', async () => {
    const job = await buildJob(host.db, company.id, { deadline_at: daysFromNow(-30) })
    const closed = await host.request(pathOf(job))
    const html = await closed.text()
    expect(closed.status).toBe(200)
    expect(words(html)).toContain('Closed 5 September 2026')
    expect(html).toContain('content="noindex"')
    expect(html).toContain('See similar jobs')
    expect(html).not.toMatch(/\/go\/job\/|JobPosting|How to apply/)
    const now = host.clock.now()
    host.clock.set(new Date(now.getTime() + 1))
    const gone = await host.request(pathOf(job))
    host.clock.set(now)
    expect(gone.status).toBe(410)
    expect(gone.headers.get('Cache-Control') ?? '').not.toContain('public')
    expect(words(await gone.text())).toBe(words(html))
  })

  it('shows similar jobs before the description of a closed job, and after that of an open one', async () => {
    const other = await buildCompany(host.db, { name: 'Twin Works' })
    await buildJob(host.db, other.id, { title: 'The twin' })
    const orderOf = ({ html }: { html: string }) => html.indexOf('The twin') < html.indexOf('Help us keep trains')
    expect(orderOf(await pageOf({ deadline_at: daysFromNow(-1) }, other.id))).toBe(true)
    expect(orderOf(await pageOf({}, other.id))).toBe(false)
  })

  it('lists a job in the site map for as long as it is live', async () => {
    const { job } = await pageOf({ deadline_at: daysFromNow(1) })
    const closed = await buildJob(host.db, company.id, { deadline_at: daysFromNow(-1), slug: 'closed-one' })
    const sitemap = await text('/sitemaps/jobs-1.xml')
    expect(sitemap).toContain(pathOf(job))
    expect(sitemap).not.toContain(pathOf(closed))
  })

  it('leads an old or missing slug to the right one', async () => {
    const job = await buildJob(host.db, company.id)
    const answer = await host.request(`/jobs/${job.id}-old-name`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, pathOf(job)])
    expect((await host.request(`/jobs/${job.id}`)).status).toBe(301)
  })

  it.each([
    ['removed', 410],
    ['draft', 404],
  ] as const)('hides what is %s: %i', async (status, code) => {
    const job = await buildJob(host.db, company.id, { status })
    expect((await host.request(pathOf(job))).status).toBe(code)
  })

  it('hides the jobs of a hidden employer', async () => {
    const hidden = await buildCompany(host.db, { name: 'Hidden Ltd', status: 'hidden' })
    const job = await buildJob(host.db, hidden.id)
    expect((await host.request(pathOf(job))).status).toBe(404)
  })

  it('escapes what an employer typed, in text, in attributes and in JSON-LD', async () => {
    const title = `</script><img src=x onerror="alert(1)"> & 'friends' \u2028`
    const { html } = await pageOf({ title, apply_description: title, contact: title, process_stages: [title] })
    expect(html).not.toContain('<img src=x')
    expect(linked(html).title).toBe(title)
  })

  it('shows reviews of the role first, and says so; a rating from three reviews on', async () => {
    const employer = await buildCompany(host.db, { name: 'Quarry Rail' })
    const role = await entity('job-roles', 'Quarrying')
    const job = await buildJob(host.db, employer.id)
    expect(words(await text(pathOf(job)))).toContain('Not enough reviews yet for a rating')
    await host.db.insertInto('job_roles').values({ job_id: job.id, role_id: role.id }).execute()
    await buildReview(host.db, employer.id, { headline: 'Of another role', published_at: '2026-09-09T09:00:00Z' })
    await buildReview(host.db, employer.id, { headline: 'Newer still', published_at: '2026-09-10T09:00:00Z' })
    expect(words(await text(pathOf(job)))).toContain('What it is like at Quarry Rail')
    await buildReview(host.db, employer.id, { headline: 'Of this very role', role_id: role.id })
    await inTransaction(host.db, trx => recalculateRatings(trx, [employer.id], host.clock.now()))
    const page = words(await text(pathOf(job)))
    expect(page).toContain('Reviews of this role')
    expect(page.indexOf('Of this very role')).toBeLessThan(page.indexOf('Newer still'))
    expect(page).toContain('100% would recommend it to a friend')
  })

  it('lists what else opens later at the employer, and nothing that is open or closed', async () => {
    const employer = await buildCompany(host.db, { name: 'Larch Later' })
    const later = { status: 'interest', opens_at: daysFromNow(60), deadline_at: null } as const
    await buildJob(host.db, employer.id, { title: 'The later one', ...later })
    await buildJob(host.db, employer.id, { title: 'Long closed', status: 'closed', closed_at: daysFromNow(-5) })
    const { html } = await pageOf({}, employer.id)
    expect(words(html)).toMatch(/Opening soon at Larch Later The later one Opens December 2026/)
    expect(html).not.toContain('Long closed')
  })
})

describe('the JobPosting of a job', () => {
  const placed = async (change: Partial<NewRow<'jobs'>>, ...places: string[]) => {
    const job = await buildJob(host.db, company.id, change)
    const rows = places.map((name, position) => ({ job_id: job.id, name, position }))
    await host.db.insertInto('job_locations').values(rows).execute()
    return linked(await text(pathOf(job)))
  }

  it('says where the work is, and of a place that is not known no country', async () => {
    const posting = await placed({}, 'Springfield')
    expect(posting.jobLocation).toEqual([
      { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Springfield' } },
    ])
    expect(posting).not.toHaveProperty('jobLocationType')
  })

  it('calls only remote work remote', async () => {
    expect((await pageOf({ pattern: 'remote' })).html).toContain('"jobLocationType":"TELECOMMUTE"')
    expect((await pageOf({ nationwide: true })).html).not.toContain('TELECOMMUTE')
    const both = await placed({ pattern: 'remote' }, 'Leeds')
    expect(both).toMatchObject({ jobLocationType: 'TELECOMMUTE', jobLocation: [{ '@type': 'Place' }] })
  })

  it('leaves out pay that is not stated', async () => {
    expect(linked((await pageOf({ salary_text: 'Competitive' })).html)).not.toHaveProperty('baseSalary')
  })
})
