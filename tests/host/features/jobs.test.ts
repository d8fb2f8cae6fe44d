import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../host/db'
import type { NewRow } from '../../../host/db/tables'
import { recalculateRatings } from '../../../host/features/reviews/reviews'
import { createTestHost, type TestHost } from '../../support/host'
import { linkedDataOf, wordsOf } from '../../support/html'
import { buildCompany, buildJob, buildReview, jobPath } from '../../support/rows'

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

async function entity(list: string, name: string) {
  const slug = name.toLowerCase().replace(/\W+/g, '-')
  return host.db.insertInto('entities').values({ list, slug, name }).returningAll().executeTakeFirstOrThrow()
}

describe('GET /jobs/{id}-{slug}', () => {
  it('shows an open job with how to apply and its JobPosting', async () => {
    const { job, html } = await pageOf({
      salary_min_pence: 2_400_000,
      salary_unit: 'year',
      deadline_at: host.daysFromNow(20),
      nationwide: true,
    })
    expect(html).toContain(`href="/go/job/${job.id}"`)
    expect(html).toContain('Apply on employer site')
    expect(html).toContain('rel="nofollow sponsored noopener"')
    expect(html).not.toContain('https://halden-rail.test/apply')
    expect(html).toContain('From £24,000 a year')
    expect(html).toContain(`href="/report/job/${job.id}"`)
    const posting = linkedDataOf(html)
    expect(posting).toMatchObject({
      '@type': 'JobPosting',
      title: 'Signalling placement',
      directApply: false,
      hiringOrganization: { name: 'Halden Rail' },
      jobLocation: [{ '@type': 'Place', address: { addressCountry: 'GB' } }],
      baseSalary: { currency: 'GBP', value: { minValue: 24_000, unitText: 'YEAR' } },
    })
    expect(posting.validThrough).toBe(host.daysFromNow(20).toISOString())
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
    const page = wordsOf(await host.text(jobPath(job)))
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
      'Last checked 3 October 2026',
      'Online test',
      'Do you need an adjustment to apply',
    ]) {
      expect(page).toContain(fact)
    }
  })

  it('lists the pay, grade and visa that an advert does not state', async () => {
    const employer = await buildCompany(host.db, { name: 'Quiet Rail' })
    const page = wordsOf((await pageOf({ deadline_at: null }, employer.id)).html)
    expect(page).toContain('Pay Not stated')
    expect(page).toContain('Minimum grade Not stated')
    expect(page).toContain('Visa sponsorship Not stated: ask the employer')
    expect(page).toContain('Degree areas Any subject')
    expect(page).toContain('No closing date given')
    expect(page).not.toMatch(/Closes|days left|last checked/)
    const undated = await pageOf({ deadline_at: null, undated: true, published_at: host.daysFromNow(-21) }, employer.id)
    expect(wordsOf(undated.html)).toContain('Listed about 3 weeks ago, no closing date')
    expect(wordsOf(undated.html)).toContain('Listed About 3 weeks ago')
    expect(wordsOf((await pageOf({ salary_text: 'Competitive' })).html)).toContain('Pay Competitive')
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

  it('links to how to apply if the advert has no link, else to the employer', async () => {
    const { html } = await pageOf({ apply_url: null, apply_description: '<p>Write to us.</p>' })
    expect(html).not.toContain('/go/job/')
    expect(html).toContain('href="#how-to-apply"')
    expect(html).toContain('Write to us.')
    const silent = wordsOf((await pageOf({ apply_url: null })).html)
    expect(silent).toContain('About the employer')
    expect(silent).toContain('The advert doesn’t say how to apply. Ask Halden Rail')
    expect((await pageOf({ apply_url: 'javascript:alert(1)' })).html).not.toContain('/go/job/')
  })

  it("escapes the employer's input in text, attributes and JSON-LD", async () => {
    const title = `</script><img src=x onerror="alert(1)"> & 'friends' \u2028`
    const { html } = await pageOf({
      title,
      apply_description: title,
      contact: title,
      process_stages: [title],
      nationwide: true,
    })
    expect(html).not.toContain('<img src=x')
    expect(linkedDataOf(html).title).toBe(title)
  })

  it('shows reviews of the role first with that heading, and a rating from three reviews', async () => {
    const employer = await buildCompany(host.db, { name: 'Quarry Rail' })
    const role = await entity('job-roles', 'Quarrying')
    const job = await buildJob(host.db, employer.id)
    expect(wordsOf(await host.text(jobPath(job)))).toContain('Not enough reviews yet for a rating')
    await host.db.insertInto('job_roles').values({ job_id: job.id, role_id: role.id }).execute()
    await buildReview(host.db, employer.id, { headline: 'Of another role', published_at: '2026-09-09T09:00:00Z' })
    await buildReview(host.db, employer.id, { headline: 'Newer still', published_at: '2026-09-10T09:00:00Z' })
    expect(wordsOf(await host.text(jobPath(job)))).toContain('What it is like at Quarry Rail')
    await buildReview(host.db, employer.id, { headline: 'Of this very role', role_id: role.id })
    await inTransaction(host.db, trx => recalculateRatings(trx, [employer.id], host.clock.now()))
    const page = wordsOf(await host.text(jobPath(job)))
    expect(page).toContain('Reviews of this role')
    expect(page.indexOf('Of this very role')).toBeLessThan(page.indexOf('Newer still'))
    expect(page).toContain('100% would recommend it to a friend')
  })

  it('lists other jobs of the employer that open later, but no open or closed ones', async () => {
    const employer = await buildCompany(host.db, { name: 'Larch Later' })
    const later = { status: 'interest', opens_at: host.daysFromNow(60), deadline_at: null } as const
    await buildJob(host.db, employer.id, { title: 'The later one', ...later })
    await buildJob(host.db, employer.id, { title: 'Long closed', status: 'closed', closed_at: host.daysFromNow(-5) })
    const { html } = await pageOf({}, employer.id)
    expect(wordsOf(html)).toMatch(/Opening soon at Larch Later The later one Opens December 2026/)
    expect(html).not.toContain('Long closed')
  })
})

it('has Apply right after its head in the source, and a link that skips to it', async () => {
  const { html } = await pageOf({})
  const [before = ''] = html.slice(html.indexOf('<main')).split('data-widget="job-menu"')
  expect(before).toContain('</h1>')
  expect(before.match(/<(a|button|input|summary)\b/g)?.length).toBeLessThan(6)
  expect(html).toContain('href="#apply">Skip to apply')
})

describe('the JobPosting of a job', () => {
  it('is on its page with its country, and not if search engines would refuse it', async () => {
    expect(linkedDataOf((await pageOf({ nationwide: true })).html).jobLocation).toMatchObject([
      { address: { addressCountry: 'GB' } },
    ])
    expect((await pageOf({})).html).not.toContain('JobPosting')
    expect((await pageOf({ nationwide: true, description: '<p>Call us.</p>' })).html).not.toContain('JobPosting')
  })
})
