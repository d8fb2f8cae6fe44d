import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview } from '../../support/rows'
import { searchFor, titlesOf } from '../../support/search'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  const { db } = host
  const entity = async (list: string, slug: string, name: string, parent_id: number | null = null) =>
    (await db.insertInto('entities').values({ list, slug, name, parent_id }).returning('id').executeTakeFirstOrThrow())
      .id
  const place = async (
    slug: string,
    name: string,
    kind: 'town' | 'county',
    county: string,
    [lat, lng] = [53.8, -1.55],
  ) =>
    (
      await db
        .insertInto('places')
        .values({ slug, name, kind, county, nation: 'England', lat, lng })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const placement = await entity('job-types', 'placement', 'Placement')
  const year = await entity('job-types', 'year-in-industry', 'Year in industry', placement)
  const internship = await entity('job-types', 'internship', 'Internship')
  const computing = await entity('job-roles', 'computing-data', 'Computing and data')
  const software = await entity('job-roles', 'software-engineering', 'Software engineering', computing)
  const transport = await entity('company-industries', 'logistics-transport', 'Logistics and transport')
  const law = await entity('degree-areas', 'law', 'Law')
  const leeds = await place('leeds', 'Leeds', 'town', 'West Yorkshire')
  await place('west-yorkshire', 'West Yorkshire', 'county', 'West Yorkshire')
  await place('york', 'York', 'town', 'North Yorkshire', [53.96, -1.08])
  await place('bradford', 'Bradford', 'town', 'West Yorkshire', [53.79, -1.75])

  const halden = await buildCompany(db, { industry_id: transport })
  const moss = await buildCompany(db, { name: 'Moss & Daughters', head_office: 'York', website: null })
  const starts = { start_date: '2027-09-06', duration_months: 12 }
  const coder = await buildJob(db, halden.id, { title: 'Year as a coder', type_id: year, ...starts })
  await db.insertInto('job_roles').values({ job_id: coder.id, role_id: software }).execute()
  await db.insertInto('job_locations').values({ job_id: coder.id, name: 'Leeds', place_id: leeds }).execute()
  const clerk = await buildJob(db, moss.id, {
    title: 'Summer as a clerk',
    type_id: internship,
    duration_months: 3,
    ...{ salary_min_pence: 2_000_000, salary_max_pence: 2_000_000, salary_unit: 'year', salary_currency: 'GBP' },
  })
  await db.insertInto('job_degree_areas').values({ job_id: clerk.id, degree_area_id: law }).execute()
  const wide = { type_id: internship, nationwide: true, title: 'Summer anywhere' }
  await buildJob(db, halden.id, wide)
  await buildReview(db, halden.id, { type_id: year, role_id: software, place_id: leeds })
  await buildReview(db, moss.id, {
    headline: 'Kind people',
    type_id: internship,
    degree_area_id: law,
    overall: 2.9,
    published_at: '2025-12-31T23:30:00Z',
  })
})
afterAll(() => host.close())

const titles = async (path: string) => titlesOf(await searchFor(host, path)).sort()
const redirectOf = async (path: string) => {
  const answer = await host.request(path)
  return [answer.status, answer.headers.get('Location')]
}
const text = async (path: string) => (await host.request(path)).text()

describe('GET /search-jobs/{segments}', () => {
  it.each([
    ['type-placement', ['Year as a coder']],
    ['type-year-in-industry', ['Year as a coder']],
    ['type-internship_placement', ['Summer anywhere', 'Summer as a clerk', 'Year as a coder']],
    ['role-computing-data', ['Year as a coder']],
    ['industry-logistics-transport', ['Summer anywhere', 'Year as a coder']],
    ['for-law', ['Summer anywhere', 'Summer as a clerk', 'Year as a coder']],
    ['company-moss-daughters', ['Summer as a clerk']],
    ['in-leeds', ['Summer anywhere', 'Year as a coder']],
    ['in-west-yorkshire', ['Summer anywhere', 'Year as a coder']],
    ['in-york', ['Summer anywhere']],
    ['in-bradford', ['Summer anywhere', 'Year as a coder']],
    ['in-bradford/within-15-miles', ['Summer anywhere', 'Year as a coder']],
    ['in-bradford/within-5-miles', ['Summer anywhere']],
    ['in-york/within-25-miles', ['Summer anywhere', 'Year as a coder']],
    ['type-internship/industry-logistics-transport', ['Summer anywhere']],
    ['type-placement/in-york', []],
  ])('%s keeps the jobs that fit', async (segments, expected) => {
    expect(await titles(`/search-jobs/${segments}`)).toEqual(expected)
  })

  it.each([
    ['starts=september', ['Year as a coder']],
    ['starts=january&starts=september', ['Year as a coder']],
    ['lasts=up-to-3', ['Summer as a clerk']],
    ['salary-min=20000', ['Summer as a clerk']],
    ['salary-min=25000', []],
    ['lasts=7-to-12&lasts=up-to-3', ['Summer as a clerk', 'Year as a coder']],
  ])('?%s keeps the jobs that fit', async (query, expected) => {
    expect(await titles(`/search-jobs?${query}`)).toEqual(expected)
  })

  it('leads any other order of the same choices to the one address, words kept', async () => {
    expect(await redirectOf('/search-jobs/in-leeds/type-placement?search=coder&page=1')).toEqual([
      301,
      '/search-jobs/type-placement/in-leeds?search=coder&page=1',
    ])
    expect(await redirectOf('/search-jobs/type-placement_internship')).toEqual([
      301,
      '/search-jobs/type-internship_placement',
    ])
    expect(await redirectOf('/search-jobs/type-placement/type-placement')).toEqual([301, '/search-jobs/type-placement'])
    expect(await redirectOf('/search-jobs/type-pl%61cement')).toEqual([301, '/search-jobs/type-placement'])
  })

  it.each([
    'type-nonsense',
    'type-placement_nonsense',
    'in-atlantis',
    'company-nobody',
    'role-placement',
    'placement',
    'in-leeds/within-7-miles',
    'in-leeds/within-015-miles',
    'type-placement/%00',
    'type-%E0%A4%A',
  ])('answers 404 to %s', async segments => {
    expect((await host.request(`/search-jobs/${segments}`)).status).toBe(404)
  })

  it('says in words what it holds, and how to take each choice away', async () => {
    const html = await text('/search-jobs/type-placement/role-software-engineering/in-leeds?search=coder')
    expect(html).toContain('1 software engineering placement for “coder” in Leeds')
    expect(html).toContain('href="/search-jobs/role-software-engineering/in-leeds?search=coder"')
    expect(html).toContain('href="/search-jobs/type-placement/role-software-engineering?search=coder"')
  })

  it('sends what the tabs share to the other lists: words, industry and place', async () => {
    const html = await text('/search-jobs/type-placement/industry-logistics-transport/in-leeds?search=coder')
    expect(html).toContain('href="/search-reviews/industry-logistics-transport/in-leeds?search=coder"')
  })

  it('points a deep choice to the nearest list that search engines may keep', async () => {
    const html = await text('/search-jobs/type-placement/role-computing-data/in-leeds')
    expect(html).toContain(
      '<link rel="canonical" href="http://firstrung.test/search-jobs/type-placement/role-computing-data">',
    )
    expect(html).toContain('<meta name="robots" content="noindex, follow">')
  })

  it('leaves the rule about words to robots.txt alone', async () => {
    expect(await text('/search-jobs/type-placement?search=coder')).not.toContain('name="robots"')
  })
})

describe('GET /search-reviews/{segments} and /search-companies/{segments}', () => {
  it.each([
    ['/search-reviews/type-placement', ['Real work from day one']],
    ['/search-reviews/role-computing-data', ['Real work from day one']],
    ['/search-reviews/for-law', ['Kind people']],
    ['/search-reviews?score-min=3', ['Real work from day one']],
    ['/search-reviews?score-min=2', ['Kind people', 'Real work from day one']],
    ['/search-reviews?year=2025', ['Kind people']],
    ['/search-reviews/for-law?score-min=3&year=2025', []],
    ['/search-reviews/in-west-yorkshire', ['Real work from day one']],
    ['/search-reviews/company-moss-daughters', ['Kind people']],
    ['/search-companies/type-placement', ['Halden Rail']],
    ['/search-companies/industry-logistics-transport', ['Halden Rail']],
    ['/search-companies/company-moss-daughters', ['Moss & Daughters']],
  ])('%s', async (path, expected) => {
    expect(await titles(path)).toEqual(expected)
  })

  it('lists the years that have reviews, and says what each choice would find', async () => {
    const { refinements, chips } = await searchFor(host, '/search-reviews?year=2025')
    const items = (key: string) =>
      refinements.find(group => group.key === key)?.items.map(item => [item.name, item.count])
    expect(items('year')).toEqual([
      ['2026', 1],
      ['2025', 1],
    ])
    expect(items('score-min')).toEqual([
      ['4 stars or more', 0],
      ['3 stars or more', 0],
      ['2 stars or more', 1],
    ])
    expect(chips.map(chip => chip.text)).toEqual(['2025'])
  })

  it.each([
    '/search-reviews?score-min=9',
    '/search-reviews?year=soon',
    '/search-jobs?starts=13',
    '/search-jobs?lasts=ages',
  ])('%s names no filter, and leads to the list without it', async path => {
    const answer = await host.request(path)
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, path.split('?')[0]])
  })

  it('finds an employer where it has its offices, and where it has open jobs', async () => {
    expect(await titles('/search-companies/in-york')).toContain('Moss & Daughters')
    expect(await titles('/search-companies/in-leeds')).toContain('Halden Rail')
    expect(await titles('/search-companies/in-leeds')).not.toContain('Moss & Daughters')
  })
})

describe('GET /search from a list', () => {
  it('keeps the filters of the list', async () => {
    const form = '/search?search=rust&place=Leeds&in=jobs&from=jobs&type=placement&within=25&visa=yes&sort=closing'
    expect(await redirectOf(form)).toEqual([
      302,
      '/search-jobs/type-placement/in-leeds/within-25-miles?search=rust&sort=closing&visa=yes',
    ])
  })

  it('takes several choices of one kind, in whatever order', async () => {
    const form = '/search?type=placement&type=internship&role=software-engineering&role=computing-data&pattern=remote'
    expect(await redirectOf(`${form}&pattern=hybrid`)).toEqual([
      302,
      '/search-jobs/type-internship_placement/role-computing-data_software-engineering?pattern=hybrid&pattern=remote',
    ])
  })

  it('finds the place that was typed, or several', async () => {
    expect(await redirectOf('/search?search=&place=York&in=jobs&from=jobs&type=placement')).toEqual([
      302,
      '/search-jobs/type-placement/in-york',
    ])
    expect(await redirectOf('/search?place=york+or+Leeds+or+York')).toEqual([302, '/search-jobs/in-leeds_york'])
    expect(await redirectOf('/search?place=remote')).toEqual([302, '/search-jobs?pattern=remote'])
    expect(await redirectOf('/search?place=Anywhere')).toEqual([302, '/search-jobs'])
  })

  it('keeps a place that nobody knows as it was typed, beside those that are known', async () => {
    expect(await redirectOf('/search?place=Atlantis&within=25')).toEqual([302, '/search-jobs?place=Atlantis'])
    expect(await redirectOf('/search?place=Leeds+or+Atlantis&within=25')).toEqual([
      302,
      '/search-jobs/in-leeds/within-25-miles?place=Atlantis',
    ])
  })

  it('takes a place that is known out of the query, into the path', async () => {
    expect(await redirectOf('/search-jobs/type-placement?place=Leeds')).toEqual([
      302,
      '/search-jobs/type-placement/in-leeds',
    ])
  })

  it('keeps the point of who asks what is near, until a place is typed', async () => {
    const near = '/search?search=rust&place=&lat=53.8&lng=-1.55&within=5'
    expect(await redirectOf(near)).toEqual([302, '/search-jobs/within-5-miles?search=rust&lat=53.8&lng=-1.55'])
    expect(await redirectOf('/search?place=York&lat=53.8&lng=-1.55')).toEqual([302, '/search-jobs/in-york'])
    expect(await redirectOf('/search?place=&lat=NaN&lng=900')).toEqual([302, '/search-jobs'])
  })

  it('leaves out what is as usual', async () => {
    const usual = '/search?search=&place=Leeds&within=15&sort=newest&salary-min=&closing=&show=open'
    expect(await redirectOf(usual)).toEqual([302, '/search-jobs/in-leeds'])
  })

  it('takes to another list only what the lists share, and nothing that makes no sense', async () => {
    const form = '/search?search=rust&place=Leeds&in=reviews&from=jobs&type=placement&industry=logistics-transport'
    expect(await redirectOf(`${form}&sort=closing&visa=yes`)).toEqual([
      302,
      '/search-reviews/industry-logistics-transport/in-leeds?search=rust',
    ])
    expect(await redirectOf('/search?search=rust&from=moon&type=//evil.test&sort=moon&closing=9&within=7')).toEqual([
      302,
      '/search-jobs?search=rust',
    ])
  })
})
