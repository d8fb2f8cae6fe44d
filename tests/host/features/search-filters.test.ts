import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview } from '../../support/rows'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  const { db } = host
  const entity = async (list: string, slug: string, name: string, parent_id: number | null = null) =>
    (await db.insertInto('entities').values({ list, slug, name, parent_id }).returning('id').executeTakeFirstOrThrow())
      .id
  const place = async (slug: string, name: string, kind: 'town' | 'county', county: string) =>
    (
      await db
        .insertInto('places')
        .values({ slug, name, kind, county, nation: 'England', lat: 53.8, lng: -1.5 })
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
  await place('york', 'York', 'town', 'North Yorkshire')

  const halden = await buildCompany(db, { industry_id: transport })
  const moss = await buildCompany(db, { name: 'Moss & Daughters', head_office: 'York', website: null })
  const coder = await buildJob(db, halden.id, { title: 'Year as a coder', type_id: year })
  await db.insertInto('job_roles').values({ job_id: coder.id, role_id: software }).execute()
  await db.insertInto('job_locations').values({ job_id: coder.id, name: 'Leeds', place_id: leeds }).execute()
  const clerk = await buildJob(db, moss.id, { title: 'Summer as a clerk', type_id: internship })
  await db.insertInto('job_degree_areas').values({ job_id: clerk.id, degree_area_id: law }).execute()
  const wide = { type_id: internship, nationwide: true, title: 'Summer anywhere' }
  await buildJob(db, halden.id, wide)
  await buildReview(db, halden.id, { type_id: year, role_id: software, place_id: leeds })
  await buildReview(db, moss.id, { headline: 'Kind people', type_id: internship, degree_area_id: law })
})
afterAll(() => host.close())

const titles = async (path: string) => {
  const answer = await host.request(path)
  expect(answer.status, path).toBe(200)
  const html = await answer.text()
  const all = ['Year as a coder', 'Summer as a clerk', 'Summer anywhere', 'Halden Rail</', 'Moss &amp; Daughters</']
  return all.filter(title => html.includes(title)).map(title => title.replace('</', ''))
}
const redirectOf = async (path: string) => {
  const answer = await host.request(path)
  return [answer.status, answer.headers.get('Location')]
}
const text = async (path: string) => (await host.request(path)).text()

describe('GET /search-jobs/{segments}', () => {
  it.each([
    ['type-placement', ['Year as a coder']],
    ['type-year-in-industry', ['Year as a coder']],
    ['type-internship_placement', ['Year as a coder', 'Summer as a clerk', 'Summer anywhere']],
    ['role-computing-data', ['Year as a coder']],
    ['industry-logistics-transport', ['Year as a coder', 'Summer anywhere']],
    ['for-law', ['Year as a coder', 'Summer as a clerk', 'Summer anywhere']],
    ['company-moss-daughters', ['Summer as a clerk']],
    ['in-leeds', ['Year as a coder', 'Summer anywhere']],
    ['in-west-yorkshire', ['Year as a coder', 'Summer anywhere']],
    ['in-york', ['Summer anywhere']],
    ['type-internship/industry-logistics-transport', ['Summer anywhere']],
    ['type-placement/in-york', []],
  ])('%s keeps the jobs that fit', async (segments, expected) => {
    expect((await titles(`/search-jobs/${segments}`)).filter(title => /^(Year|Summer)/.test(title))).toEqual(expected)
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
    'in-leeds/within-15-miles',
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
    ['/search-reviews/type-placement', 'Real work from day one', 'Kind people'],
    ['/search-reviews/role-computing-data', 'Real work from day one', 'Kind people'],
    ['/search-reviews/for-law', 'Kind people', 'Real work from day one'],
    ['/search-reviews/in-west-yorkshire', 'Real work from day one', 'Kind people'],
    ['/search-reviews/company-moss-daughters', 'Kind people', 'Real work from day one'],
    ['/search-companies/type-placement', 'Halden Rail', 'Moss'],
    ['/search-companies/industry-logistics-transport', 'Halden Rail', 'Moss'],
    ['/search-companies/company-moss-daughters', 'Moss', 'Halden Rail'],
  ])('%s', async (path, present, absent) => {
    const main = (await text(path)).split('<main')[1] ?? ''
    expect(main).toContain(present)
    expect(main).not.toContain(absent)
  })

  it('finds an employer where it has its offices, and where it has open jobs', async () => {
    expect(await text('/search-companies/in-york')).toContain('Moss &amp; Daughters')
    expect(await text('/search-companies/in-leeds')).toContain('Halden Rail')
  })
})

describe('GET /search from a list', () => {
  it('keeps the choices of the list it stands on', async () => {
    const form = '/search?search=rust&place=&in=jobs&from=jobs&kept=type-placement/in-leeds'
    expect(await redirectOf(form)).toEqual([302, '/search-jobs/type-placement/in-leeds?search=rust'])
  })

  it('lets a typed place take the place of the chosen one', async () => {
    const form = '/search?search=&place=York&in=jobs&from=jobs&kept=type-placement/in-leeds'
    expect(await redirectOf(form)).toEqual([302, '/search-jobs/type-placement?place=York'])
  })

  it('takes to another list only what the lists share, and nothing that makes no sense', async () => {
    const form = '/search?search=rust&in=reviews&from=jobs&kept=type-placement/in-leeds'
    expect(await redirectOf(form)).toEqual([302, '/search-reviews/in-leeds?search=rust'])
    expect(await redirectOf('/search?search=rust&from=moon&kept=//evil.test')).toEqual([
      302,
      '/search-jobs?search=rust',
    ])
  })
})
