import type { SearchAnswer } from '@firstrung/search-app/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedReference } from '../../../host/reference'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview, buildUser } from '../../support/rows'
import { titlesOf, XHR } from '../../support/search'

let host: TestHost
let cookie: { Cookie: string }
let user: number
let rail: number
let signals: number

const entity = async (list: string, slug: string) => {
  const query = host.db.selectFrom('entities').select('id').where('list', '=', list).where('slug', '=', slug)
  return (await query.executeTakeFirstOrThrow()).id
}

beforeAll(async () => {
  host = await createTestHost()
  const { db, services } = host
  await seedReference(db)
  rail = (await buildCompany(db, { industry_id: await entity('company-industries', 'logistics-and-transport') })).id
  const steel = await buildCompany(db, {
    name: 'Ash Steel',
    slug: 'ash-steel',
    industry_id: await entity('company-industries', 'engineering-and-manufacturing'),
  })
  signals = await addJob(rail, 'Signals placement', 'data-ai')
  await addJob(rail, 'Bridge placement', 'software-engineering')
  await addJob(steel.id, 'Furnace placement', 'software-engineering', { opens_at: host.daysFromNow(9) })
  await addJob(steel.id, 'Rolling mill placement', 'software-engineering')
  for (const company of [rail, steel.id]) {
    await rate(company)
  }
  await buildList([rail, steel.id])
  user = (await buildUser(db, services.passwords)).id
  cookie = { Cookie: (await host.signInAs('sam@example.test', 'correct horse battery')).Cookie }
}, 60_000)
afterAll(() => host.close())

beforeEach(async () => {
  await host.db.deleteFrom('hidden_items').execute()
})

async function addJob(company: number, title: string, role: string, more: Record<string, unknown> = {}) {
  const type_id = await entity('job-types', 'year-in-industry')
  const { id } = await buildJob(host.db, company, {
    ...{ title, slug: 'job', type_id, salary_max_pence: 2_400_000, salary_unit: 'year' },
    ...{ deadline_at: host.daysFromNow(30), published_at: host.daysFromNow(-1) },
    ...more,
  })
  await host.db
    .insertInto('job_roles')
    .values({ job_id: id, role_id: await entity('job-roles', role) })
    .execute()
  return id
}

async function rate(company: number) {
  for (let number = 0; number < 3; number++) {
    await buildReview(host.db, company, { slug: `review-${company}-${number}` })
  }
  const scores = { overall: 4, role: 4, company: 4, culture: 4, review_count: 3, histogram: [0, 0, 0, 3, 0] }
  await host.db
    .insertInto('company_ratings')
    .values({ company_id: company, ...scores, updated_at: host.clock.now() })
    .execute()
}

async function buildList(companies: number[]) {
  const list = { year: 2026, slug: 'overall', name: 'Top employers', position: 0 }
  const { id } = await host.db.insertInto('top_employer_lists').values(list).returning('id').executeTakeFirstOrThrow()
  const rows = companies.map((company_id, index) => ({
    ...{ list_id: id, rank: index + 1, company_id, score: 4.5, review_count: 9 },
    ...{ recommend_percent: 90, previous_rank: null },
  }))
  await host.db.insertInto('top_employer_rows').values(rows).execute()
}

const hide = (type: 'jobs' | 'companies', id: number) =>
  host.db.insertInto('hidden_items').values({ user_id: user, type, item_id: id, hidden_at: host.clock.now() }).execute()

const page = (path: string, headers: object = cookie) => host.text(path, { headers: { ...headers } })

/** Returns the titles and every count. */
async function countsOf(path: string, headers: object = {}) {
  const response = await host.request(path, { headers: { ...XHR.headers, ...headers } })
  const answer = (await response.json()) as SearchAnswer
  const { totalResults, aggregations, refinements, scopeUrls, pageTitles, meta } = answer
  const plain = (items: readonly { name: string; count: number }[]) =>
    items.flatMap(({ name, count }) => (count > 0 ? [`${name}: ${count}`] : [])).sort()
  return {
    titles: titlesOf(answer),
    totalResults,
    range: meta.pagination,
    heading: pageTitles.h1,
    aggregations: Object.values(aggregations).map(plain),
    refinements: refinements.map(({ items }) => plain(items)),
    scopes: scopeUrls.map(({ total }) => total),
  }
}

const JOB_LISTS = [
  '/search-jobs',
  '/search-jobs/type-placement',
  '/search-jobs/role-data-ai',
  '/search-jobs/industry-logistics-and-transport',
  '/search-jobs?search=placement',
  '/search-jobs?search=placement&sort=newest',
  '/search-jobs?show=open&show=opening-soon',
  '/search-jobs?show=opening-soon',
  '/search-jobs?closing=30&sort=closing',
]
const COMPANY_LISTS = [
  '/search-companies',
  '/search-companies/type-placement',
  '/search-companies/type-placement/role-data-ai',
  '/search-companies/industry-logistics-and-transport',
]

describe('a search of someone who has hidden an item', () => {
  it.each(JOB_LISTS)('%s counts as if the job did not exist', async path => {
    await hide('jobs', signals)
    const own = await countsOf(path, cookie)
    const everyone = await countsOf(path)
    await host.db.updateTable('jobs').set({ status: 'removed' }).where('id', '=', signals).execute()
    const without = await countsOf(path)
    await host.db.updateTable('jobs').set({ status: 'open' }).where('id', '=', signals).execute()
    // Hiding one job of an employer does not hide the employer.
    expect({ ...own, scopes: own.scopes.slice(0, 2) }).toEqual({ ...without, scopes: without.scopes.slice(0, 2) })
    expect(own.titles).not.toContain('Signals placement')
    expect(await countsOf(path)).toEqual(everyone)
  })

  it.each([...JOB_LISTS, ...COMPANY_LISTS])('%s counts as if the employer did not exist', async path => {
    await hide('companies', rail)
    const own = await countsOf(path, cookie)
    await host.db.updateTable('companies').set({ status: 'hidden' }).where('id', '=', rail).execute()
    const without = await countsOf(path)
    await host.db.updateTable('companies').set({ status: 'live' }).where('id', '=', rail).execute()
    const [jobs, , companies] = own.scopes
    expect({ ...own, scopes: [jobs, companies] }).toEqual({
      ...without,
      scopes: [without.scopes[0], without.scopes[2]],
    })
  })

  it('says how many are left out, links to them, and leaves the pages of everyone else as they are', async () => {
    const before = await page('/search-jobs', {})
    await hide('companies', rail)
    expect(await page('/search-jobs')).toContain('We’ve left out 2 that you’ve hidden')
    expect(await page('/search-jobs')).toContain('href="/account/hidden">Show what you’ve hidden')
    expect(await page('/search-jobs', {})).toBe(before)
  })
})

describe('other pages of someone who has hidden an employer', () => {
  it('categories count and list without it', async () => {
    expect(await page('/categories')).toContain('3 jobs')
    await hide('companies', rail)
    const all = await page('/categories')
    expect(all).not.toContain('3 jobs')
    const category = await page('/categories/placements')
    expect(category).not.toContain('Signals placement')
    expect(category).not.toContain('href="/companies/halden-rail"')
    expect(category).toContain('Rolling mill placement')
    expect(await page('/categories/placements', {})).toContain('Signals placement')
  })

  it('the list of top employers leaves it out, and the others keep their ranks', async () => {
    expect(await page('/top-employers')).toContain('href="/companies/halden-rail"')
    await hide('companies', rail)
    const own = await page('/top-employers')
    expect(own).not.toContain('href="/companies/halden-rail"')
    expect(own).toContain('href="/companies/ash-steel"')
    expect(own).toContain('"rank":2')
    expect(await page('/top-employers', {})).toContain('href="/companies/halden-rail"')
  })

  it('the quiz neither counts nor recommends it', async () => {
    const best = await page('/career-quiz/result/bbfbfdbd')
    expect(best).toContain('href="/companies/halden-rail"')
    await hide('companies', rail)
    const own = await page('/career-quiz/result/bbfbfdbd')
    expect(own).not.toContain('href="/companies/halden-rail"')
    expect(own).toContain('href="/companies/ash-steel"')
  })

  it('the home page counts the jobs of its links without it', async () => {
    expect(await page('/')).toContain('l-job-type__count">3 open jobs<')
    await hide('companies', rail)
    expect(await page('/')).toContain('l-job-type__count">1 open job<')
    expect(await page('/', {})).toContain('l-job-type__count">3 open jobs<')
  })
})
