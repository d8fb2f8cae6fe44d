import * as fc from 'fast-check'
import type { Db } from '../../host/db/tables'
import { buildCompany, buildJob, buildReview } from './rows'

const DAY = 24 * 60 * 60 * 1000
/** Initial time of a test host's clock. */
export const NOW = new Date('2026-10-05T09:00:00Z')
export const daysAway = (days: number): Date => new Date(NOW.getTime() + days * DAY)

/** Entities by list: slug to parent, parents first. One degree area has no jobs. */
export const KINDS = {
  'job-types': { placement: null, 'year-in-industry': 'placement', internship: null, graduate: null },
  'job-roles': { computing: null, software: 'computing', data: 'computing', engineering: null, rail: 'engineering' },
  'company-industries': { transport: null, law: null, media: null },
  'degree-areas': { maths: null, history: null, astronomy: null },
} as const satisfies Record<string, Record<string, string | null>>

/** Leeds and Bradford are in West Yorkshire, 9 miles apart. */
export const TOWNS = {
  leeds: { name: 'Leeds', county: 'West Yorkshire', lat: 53.8, lng: -1.55 },
  bradford: { name: 'Bradford', county: 'West Yorkshire', lat: 53.79, lng: -1.75 },
  york: { name: 'York', county: 'North Yorkshire', lat: 53.96, lng: -1.08 },
  exeter: { name: 'Exeter', county: 'Devon', lat: 50.72, lng: -3.53 },
} as const
export type Town = keyof typeof TOWNS
const towns = Object.keys(TOWNS) as Town[]

const slugs = <List extends keyof typeof KINDS>(list: List) => Object.keys(KINDS[list])
const some = <T>(values: readonly T[], maxLength: number): fc.Arbitrary<T[]> =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength })
const often = <T>(value: T, other: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(value), weight: 4 }, { arbitrary: other, weight: 1 })

/** Days are counted from `NOW`. */
export const jobGiven = fc.record({
  company: fc.nat(34),
  title: fc.constantFrom('Software engineer', 'Data analyst', 'Civil engineer', 'Design assistant', 'Rail planner'),
  type: fc.option(fc.constantFrom(...slugs('job-types'))),
  roles: some(slugs('job-roles'), 2),
  areas: fc.oneof(fc.constant<string[]>([]), some(['maths', 'history'], 2)),
  towns: some(towns, 2),
  /** Adds a place outside the gazetteer, three miles south of Leeds. */
  elsewhere: often(false, fc.constant(true)),
  nationwide: often(false, fc.constant(true)),
  pattern: fc.option(fc.constantFrom('on-site', 'hybrid', 'remote')),
  pay: fc.option(
    fc.oneof(
      fc.record({ unit: fc.constant('year' as const), pence: fc.integer({ min: 10_000_00, max: 60_000_00 }) }),
      fc.record({ unit: fc.constant('hour' as const), pence: fc.integer({ min: 7_00, max: 30_00 }) }),
    ),
  ),
  visa: fc.constantFrom('yes', 'no', 'unknown'),
  startMonth: fc.option(fc.integer({ min: 1, max: 12 })),
  months: fc.option(fc.constantFrom(1, 3, 4, 6, 7, 12, 13, 24)),
  opens: often(null, fc.integer({ min: -9, max: 9 })),
  closes: fc.option(fc.integer({ min: -4, max: 40 })),
  status: often('open' as const, fc.constantFrom('interest', 'draft', 'closed')),
  posted: fc.integer({ min: -30, max: -1 }),
})
export type GivenJob = (typeof jobGiven extends fc.Arbitrary<infer T> ? T : never) & { id: number }

export const reviewGiven = fc.record({
  company: fc.nat(34),
  headline: fc.constantFrom('Real work', 'Long days', 'Kind engineers', 'Data everywhere'),
  type: fc.option(fc.constantFrom(...slugs('job-types'))),
  role: fc.option(fc.constantFrom(...slugs('job-roles'))),
  area: fc.option(fc.constantFrom('maths', 'history')),
  town: fc.option(fc.constantFrom(...towns)),
  state: often('published' as const, fc.constantFrom('pending', 'withdrawn')),
  overall: fc.integer({ min: 10, max: 50 }),
  helpful: fc.nat(5),
  posted: fc.oneof(fc.integer({ min: -30, max: -1 }), fc.integer({ min: -900, max: -31 })),
})
export type GivenReview = (typeof reviewGiven extends fc.Arbitrary<infer T> ? T : never) & { id: number }

export interface GivenCompany {
  id: number
  slug: string
  industry: string | null
  town: Town | null
  status: 'live' | 'hidden'
}

export interface Given {
  jobs: GivenJob[]
  reviews: GivenReview[]
  companies: GivenCompany[]
  /** Ids by list and slug; places by slug. */
  kinds: Map<string, number>
  places: Map<string, number>
}

export async function fillSearch(db: Db, { jobs = 220, reviews = 90 } = {}): Promise<Given> {
  const kinds = await insertKinds(db)
  const places = await insertPlaces(db)
  const given: Given = { jobs: [], reviews: [], companies: [], kinds, places }
  for (let number = 0; number < 35; number += 1) {
    given.companies.push(await insertCompany(db, given, number))
  }
  for (const job of fc.sample(jobGiven, { numRuns: jobs, seed: 41 })) {
    given.jobs.push({ ...job, id: await insertJob(db, given, job) })
  }
  for (const review of fc.sample(reviewGiven, { numRuns: reviews, seed: 42 })) {
    given.reviews.push({ ...review, id: await insertReview(db, given, review) })
  }
  return given
}

async function insertKinds(db: Db): Promise<Map<string, number>> {
  const kinds = new Map<string, number>()
  for (const [list, members] of Object.entries(KINDS)) {
    for (const [slug, parent] of Object.entries(members)) {
      const name = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
      const parent_id = parent ? (kinds.get(`${list} ${String(parent)}`) ?? null) : null
      const row = await db
        .insertInto('entities')
        .values({ list, slug, name, parent_id })
        .returning('id')
        .executeTakeFirstOrThrow()
      kinds.set(`${list} ${slug}`, row.id)
    }
  }
  return kinds
}

async function insertPlaces(db: Db): Promise<Map<string, number>> {
  const county = { slug: 'west-yorkshire', name: 'West Yorkshire', kind: 'county' as const, lat: 53.75, lng: -1.66 }
  const rows = Object.entries(TOWNS).map(([slug, town]) => ({
    slug,
    kind: 'town' as const,
    nation: 'England',
    ...town,
  }))
  const inserted = await db
    .insertInto('places')
    .values([...rows, { ...county, county: county.name, nation: 'England' }])
    .returning(['slug', 'id'])
    .execute()
  return new Map(inserted.map(({ slug, id }) => [slug, id]))
}

const NAMES = ['Halden', 'Moss', 'Birchway', 'Corvid', 'Dunlin', 'Elmet', 'Fennel']
const LINES = ['Rail', 'Partners', 'Works', 'Studio', 'Systems']

async function insertCompany(db: Db, { kinds }: Given, number: number): Promise<GivenCompany> {
  const industry = [...slugs('company-industries'), null][number % 4] ?? null
  const town = [...towns, null][number % 5] ?? null
  const status = number % 11 === 10 ? 'hidden' : 'live'
  const name = `${NAMES[number % 7] ?? ''} ${LINES[Math.floor(number / 7)] ?? ''}`
  const { id, slug } = await buildCompany(db, {
    name,
    industry_id: kinds.get(`company-industries ${industry ?? ''}`) ?? null,
    head_office: town && TOWNS[town].name,
    status,
  })
  return { id, slug, industry, town, status }
}

/** Three miles south of Leeds, in no town. */
export const ELSEWHERE = { lat: 53.76, lng: -1.55 }

/** In the middle of the month. */
export const startDate = ({ startMonth }: Pick<GivenJob, 'startMonth'>): string | null =>
  startMonth === null ? null : `2027-${String(startMonth).padStart(2, '0')}-15`

export async function insertJob(db: Db, given: Given, job: Omit<GivenJob, 'id'>): Promise<number> {
  const { kinds, places } = given
  const { id } = await buildJob(db, given.companies[job.company]?.id ?? 0, {
    title: job.title,
    type_id: kinds.get(`job-types ${job.type ?? ''}`) ?? null,
    nationwide: job.nationwide,
    pattern: job.pattern,
    salary_max_pence: job.pay?.pence ?? null,
    salary_unit: job.pay?.unit ?? null,
    visa: job.visa,
    start_date: startDate(job),
    duration_months: job.months,
    opens_at: job.opens === null ? null : daysAway(job.opens).toISOString(),
    deadline_at: job.closes === null ? null : daysAway(job.closes).toISOString(),
    status: job.status,
    published_at: daysAway(job.posted).toISOString(),
  })
  const here = job.towns.map(town => ({ ...TOWNS[town], place_id: places.get(town) ?? null }))
  const locations = [...here, ...(job.elsewhere ? [{ name: 'Elsewhere', ...ELSEWHERE, place_id: null }] : [])]
  if (locations.length > 0) {
    await db
      .insertInto('job_locations')
      .values(
        locations.map(({ name, lat, lng, place_id }, position) => ({ job_id: id, position, name, lat, lng, place_id })),
      )
      .execute()
  }
  for (const role of job.roles) {
    await db
      .insertInto('job_roles')
      .values({ job_id: id, role_id: kinds.get(`job-roles ${role}`) ?? 0 })
      .execute()
  }
  for (const area of job.areas) {
    const degree_area_id = kinds.get(`degree-areas ${area}`) ?? 0
    await db.insertInto('job_degree_areas').values({ job_id: id, degree_area_id }).execute()
  }
  return id
}

export async function insertReview(db: Db, given: Given, review: Omit<GivenReview, 'id'>): Promise<number> {
  const { kinds, places } = given
  const { id } = await buildReview(db, given.companies[review.company]?.id ?? 0, {
    headline: review.headline,
    type_id: kinds.get(`job-types ${review.type ?? ''}`) ?? null,
    role_id: kinds.get(`job-roles ${review.role ?? ''}`) ?? null,
    degree_area_id: kinds.get(`degree-areas ${review.area ?? ''}`) ?? null,
    place_id: places.get(review.town ?? '') ?? null,
    state: review.state,
    overall: review.overall / 10,
    helpful: review.helpful,
    published_at: daysAway(review.posted).toISOString(),
  })
  return id
}
