import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../host/db'
import type { NewRow } from '../../../host/db/tables'
import { nameGallery } from '../../../host/features/public/companies/view'
import { recalculateRatings } from '../../../host/features/reviews/reviews'
import { createTestHost, type TestHost } from '../../support/host'
import { propsOf } from '../../support/html'
import { buildCompany, buildJob, buildReview } from '../../support/rows'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
})
afterAll(() => host.close())

async function buildEntity(list: string, slug: string, name: string) {
  return host.db.insertInto('entities').values({ list, slug, name }).returning('id').executeTakeFirstOrThrow()
}

describe('GET /companies/{slug}/reviews with filters', () => {
  let list: string

  beforeAll(async () => {
    const placement = await buildEntity('job-types', 'placement', 'Placement')
    const insight = await buildEntity('job-types', 'insight', 'Insight')
    const rail = await buildEntity('job-roles', 'rail', 'Rail engineering')
    const company = await buildCompany(host.db, { name: 'Halden Rail' })
    const write = (overrides: Partial<NewRow<'reviews'>>) => buildReview(host.db, company.id, overrides)
    await write({ headline: 'First', type_id: placement.id, role_id: rail.id, started_on: '2025-09-01', overall: 4 })
    await write({ headline: 'Second', type_id: placement.id, started_on: '2024-09-01', overall: 2 })
    await write({ headline: 'Third', type_id: insight.id, started_on: '2025-06-01', culture_text: 'Tea at four.' })
    await inTransaction(host.db, trx => recalculateRatings(trx, [company.id], host.clock.now()))
    list = `/companies/${company.slug}/reviews`
  })

  const titles = (html: string) => [...html.matchAll(/class="l-review__title"><a[^>]*>([^<]*)</g)].map(([, it]) => it)

  it.each([
    ['type=placement', ['Second', 'First']],
    ['role=rail', ['First']],
    ['year=2025', ['Third', 'First']],
    ['section=culture', ['Third']],
    ['stars=4', ['Third', 'First']],
    ['type=placement&year=2024', ['Second']],
    ['type=insight&role=rail', []],
  ])('shows only matching reviews for %s', async (query, expected) => {
    expect(titles(await host.text(`${list}?${query}`))).toEqual(expected)
  })

  it('counts each kind of filter under the others that are chosen', async () => {
    const html = await host.text(`${list}?year=2025`)
    const chip = (href: string) =>
      new RegExp(`href="${list}\\?${href}#list"[^>]*>.*?ui-chip__count">(\\d+)<`).exec(html)?.[1]
    expect(chip('type=placement&amp;year=2025')).toBe('1')
    expect(chip('type=insight&amp;year=2025')).toBe('1')
    expect(chip('year=2024')).toBe('1')
  })

  it('shows the text of the chosen section', async () => {
    expect(await host.text(`${list}?section=culture`)).toContain('<p>Tea at four.</p>')
    expect(await host.text(list)).not.toContain('Tea at four.')
  })

  it('shows one histogram under every filter, and each bar leads to the reviews that it counts', async () => {
    const { stars } = propsOf(await host.text(`${list}?type=placement`), 'rating-summary') as {
      stars: { stars: number; count: number; url: string }[]
    }
    expect(stars.map(({ count }) => count)).toEqual([0, 2, 0, 1, 0])
    expect(stars[1]?.url).toBe(`${list}?stars=4#list`)
  })

  it('is noindex when it is filtered', async () => {
    const html = await host.text(`${list}?type=placement`)
    expect(html).toContain('content="noindex, follow"')
    expect(html).toContain(`<link rel="canonical" href="http://firstrung.test${list}">`)
    expect(await host.text(list)).not.toContain('noindex')
  })

  it.each(['year=1999', 'type=nonsense', 'role=nonsense'])('answers 404 to %s', async query => {
    expect((await host.request(`${list}?${query}`)).status).toBe(404)
  })

  it('says that nothing matches, and offers to remove each filter', async () => {
    const html = await host.text(`${list}?type=insight&role=rail`)
    expect(html).toContain('No reviews match those filters')
    expect(html).toMatch(new RegExp(`href="${list}\\?role=rail#list"[^>]*><span class="ui-visually-hidden">Remove`))
    expect(html).toMatch(new RegExp(`href="${list}\\?type=insight#list"[^>]*><span class="ui-visually-hidden">Remove`))
  })

  it('lets people save and report every review', async () => {
    const html = await host.text(list)
    expect(html.match(/data-widget="save-icons"/g)).toHaveLength(3)
    expect(html.match(/href="\/report\/review\/\d+"/g)).toHaveLength(3)
  })
})

describe('facts and pictures of an employer', () => {
  it('names the source of facts that the employer has not confirmed, and keeps them out of heads and cards', async () => {
    const { id } = await buildCompany(host.db, {
      name: 'From A List',
      about: '',
      source: 'register',
      head_office: 'Otley',
    })
    const html = await host.text('/companies/from-a-list')
    expect(propsOf(html, 'info-summary')).toMatchObject({
      headOffice: 'Otley',
      source: expect.stringContaining('hasn’t confirmed') as string,
    })
    expect(html).not.toContain('l-company__line')
    expect(html).not.toContain('addressLocality')
    expect(await host.text(`/ajax/companies/${id}`)).not.toContain('Otley')
  })

  it('calls drawings drawings', () => {
    const picture = { type: 'image', src: '/pictures/scene/lab-1.svg' } as const
    expect(nameGallery([picture])).toBe('Drawings')
    expect(nameGallery([picture, { type: 'image', src: '/a.jpg' }, { type: 'video', src: '/a.mp4' }])).toBe(
      'Pictures and videos',
    )
  })
})

describe('GET /companies/{slug} with similar jobs and employers', () => {
  it("links to the employer's site through the logged redirect, and names the site", async () => {
    const company = await buildCompany(host.db, { name: 'Way Out', website: 'https://www.way-out.test/careers' })
    const html = await host.text('/companies/way-out')
    expect(html).toContain(`href="/go/company/${company.id}"`)
    expect(propsOf(html, 'company-redirect')).toMatchObject({ id: company.id, site: 'way-out.test' })
    expect(html).not.toContain('href="https://www.way-out.test')
  })

  it.each([null, 'javascript:alert(1)', 'not an address'])('does not link to %s', async website => {
    await buildCompany(host.db, { name: `No link to ${website}`, slug: 'no-link', website })
    const html = await host.text('/companies/no-link')
    expect(html).not.toContain('data-widget="company-redirect"')
    await host.db.deleteFrom('companies').where('slug', '=', 'no-link').execute()
  })

  it('shows open jobs of similar employers if nothing is open, two of each employer at most', async () => {
    const industry = await buildEntity('company-industries', 'energy', 'Energy')
    await buildCompany(host.db, { name: 'Still Mill', industry_id: industry.id, opens_months: [9, 10] })
    const busy = await buildCompany(host.db, { name: 'Busy Mill', industry_id: industry.id, head_office: 'York' })
    await buildJob(host.db, busy.id, { title: 'Closed miller', deadline_at: host.daysFromNow(-1) })
    for (const days of [9, 3, 6]) {
      await buildJob(host.db, busy.id, { title: `Miller in ${days} days`, deadline_at: host.daysFromNow(days) })
    }
    for (const path of ['/companies/still-mill', '/companies/still-mill/jobs']) {
      const fallback = propsOf(await host.text(path), 'company-jobs-fallback') as { jobs: { title: string }[] }
      expect(fallback).toMatchObject({ opens: 'September and October', moreUrl: '/search-jobs/industry-energy' })
      expect(fallback.jobs.map(({ title }) => title)).toEqual(['Miller in 3 days', 'Miller in 6 days'])
    }
    expect(propsOf(await host.text('/companies/busy-mill'), 'company-jobs-fallback')).toBeNull()
  })

  it('lists employers of the same industry, then of the same place, and never itself', async () => {
    const industry = await buildEntity('company-industries', 'law', 'Law')
    await buildCompany(host.db, { name: 'Alder Law', industry_id: industry.id, head_office: 'Ely' })
    await buildCompany(host.db, { name: 'Neighbour', head_office: 'Ely' })
    await buildCompany(host.db, { name: 'Birch Law', industry_id: industry.id, head_office: 'Hull' })
    await buildCompany(host.db, { name: 'Cedar Law', industry_id: industry.id, head_office: 'Ely' })
    await buildCompany(host.db, { name: 'Stranger', head_office: 'Hull' })
    const html = await host.text('/companies/alder-law')
    const similar = html.slice(html.indexOf('Similar employers'))
    const names = ['Cedar Law', 'Birch Law', 'Neighbour'].map(name => similar.indexOf(`>${name}<`))
    expect(names.every(at => at > 0)).toBe(true)
    expect(names).toEqual([...names].sort((a, b) => a - b))
    expect(similar).not.toContain('Stranger')
    expect(similar).not.toContain('>Alder Law<')
  })

  it('lists reviewed employers of an industry before those of the same place that nobody has reviewed', async () => {
    const industry = await buildEntity('company-industries', 'rail', 'Rail')
    await buildCompany(host.db, { name: 'Ash Rail', industry_id: industry.id, head_office: 'Ely' })
    await buildCompany(host.db, { name: 'Bare Rail', industry_id: industry.id, head_office: 'Ely' })
    const rated = await buildCompany(host.db, { name: 'Far Rail', industry_id: industry.id, head_office: 'Hull' })
    await buildReview(host.db, rated.id)
    await inTransaction(host.db, trx => recalculateRatings(trx, [rated.id], host.clock.now()))
    const html = await host.text('/companies/ash-rail')
    const similar = html.slice(html.indexOf('Similar employers'))
    expect(similar.indexOf('>Far Rail<')).toBeGreaterThan(0)
    expect(similar.indexOf('>Far Rail<')).toBeLessThan(similar.indexOf('>Bare Rail<'))
  })

  it('is noindex while it has no content', async () => {
    const company = await buildCompany(host.db, { name: 'Bare Barn', about: '' })
    expect(await host.text('/companies/bare-barn')).toContain('content="noindex, follow"')
    await buildReview(host.db, company.id)
    expect(await host.text('/companies/bare-barn')).not.toContain('noindex')
  })

  it('has all that the employer says on a page that is left out if the overview has it already', async () => {
    await buildCompany(host.db, { name: 'Chatty Chain', about: 'We talk.\n\nWe talk on.', benefits: ['Free tea'] })
    const overview = await host.text('/companies/chatty-chain')
    expect(overview).toContain('href="/companies/chatty-chain/about"')
    expect(overview).not.toContain('We talk on.')
    const about = await host.text('/companies/chatty-chain/about')
    expect(['We talk.', 'We talk on.', 'Free tea'].filter(text => !about.includes(text))).toEqual([])
    await buildCompany(host.db, { name: 'Quiet Quilt' })
    expect((await host.request('/companies/quiet-quilt/about')).status).toBe(404)
  })

  it('shows the rating in the head, with its count and a link to the method', async () => {
    const company = await buildCompany(host.db, { name: 'Rated Rope' })
    for (const recommend of [true, true, false]) {
      await buildReview(host.db, company.id, { overall: 4.5, recommend })
    }
    await inTransaction(host.db, trx => recalculateRatings(trx, [company.id], host.clock.now()))
    const head = /class="l-company__rating".*?<\/p>/s.exec(await host.text('/companies/rated-rope/jobs'))?.[0]
    expect(head).toContain('4.5')
    expect(head).toContain('3 reviews')
    expect(head).toContain('67% would recommend it')
    expect(head).toContain('How this is worked out')
  })
})

describe('GET /companies/{slug}/related', () => {
  it('has jobs and reviews of similar employers, but not its own', async () => {
    const industry = await buildEntity('company-industries', 'retail', 'Retail')
    const own = await buildCompany(host.db, { name: 'Own Oats', industry_id: industry.id, head_office: null })
    const other = await buildCompany(host.db, { name: 'Other Oats', industry_id: industry.id })
    await buildJob(host.db, own.id, { title: 'Own job', deadline_at: host.daysFromNow(5) })
    await buildJob(host.db, other.id, { title: 'Other job', deadline_at: host.daysFromNow(5) })
    const third = await buildCompany(host.db, { name: 'Third Oats', industry_id: industry.id })
    await buildReview(host.db, own.id, { headline: 'Own review' })
    for (const days of [1, 2, 3, 4]) {
      await buildReview(host.db, other.id, { headline: `${days} days old`, published_at: host.daysFromNow(-days) })
    }
    await buildReview(host.db, third.id, { headline: 'Oldest', published_at: host.daysFromNow(-9) })
    const html = await host.text('/companies/own-oats/related')
    const jobs = propsOf(html, 'related-jobs') as { jobs: { title: string }[] }
    const reviews = propsOf(html, 'related-reviews') as { reviews: { title: string }[] }
    expect(jobs.jobs.map(({ title }) => title)).toEqual(['Other job'])
    // One review of each employer, then the second ones.
    expect(reviews.reviews.map(({ title }) => title)).toEqual(['1 days old', 'Oldest', '2 days old', '3 days old'])
    expect(html).toContain('content="noindex, follow"')
  })

  it('puts jobs of the same role before others, those within 25 miles first, then those of the same degree area', async () => {
    const role = await buildEntity('job-roles', 'baking', 'Baking')
    const industry = await buildEntity('company-industries', 'food', 'Food')
    const area = await buildEntity('degree-areas', 'food-science', 'Food science')
    // North of Ludlow: a mile is 1/69.09 of a degree of latitude.
    const make = async (
      title: string,
      companyName: string,
      { baking = false, science = false, miles }: { baking?: boolean; science?: boolean; miles?: number },
    ) => {
      const company = await buildCompany(host.db, { name: companyName, industry_id: industry.id, head_office: null })
      const job = await buildJob(host.db, company.id, { title, deadline_at: host.daysFromNow(9) })
      if (baking) {
        await host.db.insertInto('job_roles').values({ job_id: job.id, role_id: role.id }).execute()
      }
      if (science) {
        await host.db.insertInto('job_degree_areas').values({ job_id: job.id, degree_area_id: area.id }).execute()
      }
      if (miles !== undefined) {
        const lat = 52.4 + miles / 69.09
        await host.db.insertInto('job_locations').values({ job_id: job.id, name: 'There', lat, lng: -2.7 }).execute()
      }
    }
    await make('Own baker', 'Own Bakery', { baking: true, science: true, miles: 0 })
    await make('Baker 24.9 miles away', 'Bakery D', { baking: true, miles: 24.9 })
    await make('Baker of our subject, anywhere', 'Bakery B', { baking: true, science: true })
    await make('Baker 25.1 miles away', 'Bakery C', { baking: true, miles: 25.1 })
    await make('Clerk', 'Bakery A', {})
    const { jobs } = propsOf(await host.text('/companies/own-bakery/related'), 'related-jobs') as {
      jobs: { title: string }[]
    }
    expect(jobs.map(({ title }) => title)).toEqual([
      'Baker 24.9 miles away',
      'Baker of our subject, anywhere',
      'Baker 25.1 miles away',
      'Clerk',
    ])
  })

  it('uses the most common roles of its reviews if it has no job', async () => {
    const company = await buildCompany(host.db, { name: 'Word of Mouth', head_office: null })
    const other = await buildCompany(host.db, { name: 'Advertiser', head_office: null })
    for (const [index, reviews] of [1, 2, 3, 4].entries()) {
      const role = await buildEntity('job-roles', `role-${index}`, `Role ${index}`)
      const job = await buildJob(host.db, other.id, {
        title: `Of ${reviews}`,
        deadline_at: host.daysFromNow(9 - reviews),
      })
      await host.db.insertInto('job_roles').values({ job_id: job.id, role_id: role.id }).execute()
      for (let written = 0; written < reviews; written++) {
        await buildReview(host.db, company.id, { role_id: role.id })
      }
    }
    const { jobs } = propsOf(await host.text('/companies/word-of-mouth/related'), 'related-jobs') as {
      jobs: { title: string }[]
    }
    expect(jobs.map(({ title }) => title)).toEqual(['Of 4', 'Of 3'])
  })

  it('says that nothing is similar', async () => {
    await buildCompany(host.db, { name: 'Lonely Lamp', head_office: 'Lerwick' })
    expect(await host.text('/companies/lonely-lamp/related')).toContain('Nothing similar yet')
    expect((await host.request('/companies/no-such/related')).status).toBe(404)
  })
})
