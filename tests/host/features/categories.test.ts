import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CATEGORIES, LISTS } from '../../../host/features/public/categories/list'
import { seedReference } from '../../../host/reference'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview } from '../../support/rows'

let host: TestHost
let empty: TestHost

const idOf = async (list: string, slug: string) =>
  (
    await host.db
      .selectFrom('entities')
      .select('id')
      .where('list', '=', list)
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
  ).id

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  empty = await createTestHost({ PAGE_CACHE_MB: '0' })
  await seedReference(host.db)
  const year = await idOf('job-types', 'year-in-industry')
  const software = await idOf('job-roles', 'software-engineering')
  const data = await idOf('job-roles', 'data-ai')
  const halden = await buildCompany(host.db, {
    industry_id: await idOf('company-industries', 'logistics-and-transport'),
  })
  const hidden = await buildCompany(host.db, { name: 'Hidden Halls', status: 'hidden' })
  for (let number = 1; number <= 8; number++) {
    const job = await buildJob(host.db, halden.id, {
      title: `Coder number ${number}`,
      type_id: year,
      published_at: `2026-09-0${number}T09:00:00Z`,
    })
    const roles = number === 1 ? [software, data] : [software]
    await host.db
      .insertInto('job_roles')
      .values(roles.map(role_id => ({ job_id: job.id, role_id })))
      .execute()
  }
  await buildJob(host.db, halden.id, { title: 'Closed', type_id: year, deadline_at: '2026-10-01T00:00:00Z' })
  await buildJob(host.db, hidden.id, { title: 'Of nobody', type_id: year })
  await buildReview(host.db, halden.id, { type_id: year, role_id: software })
})
afterAll(() => Promise.all([host.close(), empty.close()]))

const text = async (path: string, of = host) => (await of.request(path)).text()

describe('GET /categories', () => {
  it('lists every category with its number of open jobs; a job with two roles counts once', async () => {
    const html = await text('/categories')
    for (const { slug } of CATEGORIES) {
      expect(html).toContain(`href="/categories/${slug}"`)
    }
    expect(html).toMatch(/Placement<\/span>[^§]*?8 jobs/)
    expect(html).toMatch(/Computing and data<\/span><span class="l-kind__count">8 jobs/)
    expect(html).toMatch(/Law<\/span><span class="l-kind__count">None open/)
  })

  it('says that there are none', async () => {
    expect(await text('/categories', empty)).toContain('No categories yet')
  })
})

describe('GET /categories/{slug}', () => {
  it('has its own intro, counts, the newest jobs, and links to each list', async () => {
    const html = await text('/categories/placements')
    expect(html).toContain('<h1>Placements</h1>')
    expect(html).toContain('Months inside a real team, as part of your degree.')
    expect(html).toMatch(/href="\/search-jobs\/type-placement"><b>8<\/b> jobs/)
    expect(html).toMatch(/href="\/search-reviews\/type-placement"><b>1<\/b> review</)
    expect(html).toMatch(/href="\/search-companies\/type-placement"><b>1<\/b> employer</)
    expect(html).toContain('See all 8 jobs')
    expect(html).toContain('Coder number 8')
    expect(html).not.toContain('Coder number 2')
    expect(html).toContain('Halden Rail')
    expect(html).not.toContain('Of nobody')
  })

  it('lists top employers from three reviews', async () => {
    expect(await text('/categories/placements')).not.toContain('<h2>Top employers')
    const { id } = await host.db.selectFrom('companies').select('id').orderBy('id').executeTakeFirstOrThrow()
    const rating = { company_id: id, review_count: 3, overall: 4.2, histogram: [0, 0, 0, 3, 0] }
    await host.db.insertInto('company_ratings').values(rating).execute()
    expect(await text('/categories/placements')).toMatch(/<h2>Top employers[^§]*Halden Rail/)
  })

  it('counts the same as its list', async () => {
    for (const [category, list] of [
      ['placements', 'type-placement'],
      ['computing-data-jobs', 'role-computing-data'],
      ['logistics-and-transport-employers', 'industry-logistics-and-transport'],
    ] as const) {
      expect(await text(`/categories/${category}`)).toMatch(/<b>8<\/b> jobs/)
      expect(await text(`/search-jobs/${list}`)).toContain('of 8<')
    }
  })

  it('narrows a role down to its children', async () => {
    const html = await text('/categories/computing-data-jobs')
    expect(html).toContain('href="/search-jobs/role-software-engineering"')
    expect(html).toContain('href="/search-jobs/role-data-ai"')
    expect(html).not.toContain('href="/search-jobs/role-cyber-security"')
  })

  it('has breadcrumbs for search engines', async () => {
    const html = await text('/categories/placements')
    const [json = ''] = [...html.matchAll(/ld\+json">(.*?)</g)].map(([, found]) => found)
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://firstrung.test/' },
        { '@type': 'ListItem', position: 2, name: 'Categories', item: 'http://firstrung.test/categories' },
        { '@type': 'ListItem', position: 3, name: 'Placement' },
      ],
    })
    expect(html).not.toContain('name="robots"')
  })

  it('is readable and noindex when it is empty', async () => {
    const html = await text('/categories/law-jobs')
    expect(html).toContain('No open jobs right now')
    expect(html).toContain('<meta name="robots" content="noindex, follow">')
  })

  it.each(['nonsense', 'law', 'placements%00', 'placements/more'])('answers 404 to %s', async slug => {
    expect((await host.request(`/categories/${slug}`)).status).toBe(404)
  })

  it('answers 404 if its entity is missing', async () => {
    expect((await empty.request('/categories/placements')).status).toBe(404)
  })
})

describe('the list of categories', () => {
  it('has one top-level value of a reference list each', async () => {
    const rows = await host.db.selectFrom('entities').select(['list', 'slug', 'parent_id']).execute()
    const top = rows.filter(row => row.parent_id === null)
    for (const { key, value } of CATEGORIES) {
      expect(top.filter(row => row.list === LISTS[key]).map(({ slug }) => slug)).toContain(value)
    }
    expect(new Set(CATEGORIES.map(({ slug }) => slug)).size).toBe(CATEGORIES.length)
    expect(CATEGORIES).toHaveLength(top.filter(({ list }) => Object.values(LISTS).some(own => own === list)).length)
  })
})
