import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/tables'
import { isOpenOrOpening } from '../jobs'
import { FILTER_KEYS, type FilterKey, type Filters } from '../search-links'

type Db = Kysely<Database>
type Condition = RawBuilder<SqlBool>

/** A value that an address chose. `ids` are its own and those of the kinds under it. */
export interface Choice {
  key: FilterKey
  id: number
  slug: string
  name: string
  ids: readonly number[]
}

const LISTS = { type: 'job-types', role: 'job-roles', industry: 'company-industries', for: 'degree-areas' } as const

/** What the slugs of an address stand for, in the address's order; undefined where one stands for nothing. */
export async function resolveFilters(db: Db, filters: Filters): Promise<Choice[] | undefined> {
  const wanted = FILTER_KEYS.flatMap(key => (filters[key] ?? []).map(slug => ({ key, slug })))
  const [entities, companies, places] = await Promise.all([
    findEntities(db, filters),
    filters.company ? findCompanies(db, filters.company) : [],
    filters.in ? findPlaces(db, filters.in) : [],
  ])
  const known: Choice[] = [...entities, ...companies, ...places]
  const choices = wanted.flatMap(({ key, slug }) => known.find(item => item.key === key && item.slug === slug) ?? [])
  return choices.length === wanted.length ? choices : undefined
}

async function findEntities(db: Db, filters: Filters): Promise<Choice[]> {
  const keys = (Object.keys(LISTS) as (keyof typeof LISTS)[]).filter(key => filters[key])
  if (keys.length === 0) {
    return []
  }
  const rows = await db
    .selectFrom('entities as e')
    .select(['e.id', 'e.list', 'e.slug', 'e.name'])
    .select(sql<number[]>`array(select c.id from entities c where c.id = e.id or c.parent_id = e.id)`.as('ids'))
    .where(eb =>
      eb.or(keys.map(key => eb.and([eb('e.list', '=', LISTS[key]), eb('e.slug', 'in', [...(filters[key] ?? [])])]))),
    )
    .execute()
  return rows.flatMap(({ list, ...row }) =>
    keys.filter(key => LISTS[key] === list).map((key): Choice => ({ key, ...row })),
  )
}

async function findCompanies(db: Db, slugs: readonly string[]): Promise<Choice[]> {
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'slug', 'name'])
    .where('slug', 'in', [...slugs])
    .where('status', '=', 'live')
    .execute()
  return rows.map(row => ({ key: 'company', ...row, ids: [row.id] }))
}

/** A place with everything that lies in it: a county has its towns, a region and a nation theirs. */
async function findPlaces(db: Db, slugs: readonly string[]): Promise<Choice[]> {
  const rows = await db
    .selectFrom('places as area')
    .select(['area.id', 'area.slug', 'area.name'])
    .select(
      sql<number[]>`array(select p.id from places p where p.id = area.id
        or (area.kind = 'county' and p.county = area.name) or (area.kind = 'region' and p.region = area.name)
        or (area.kind = 'nation' and p.nation = area.name) or (area.kind = 'country' and p.country = area.country))`.as(
        'ids',
      ),
    )
    .where('area.slug', 'in', [...slugs])
    .execute()
  return rows.map(row => ({ key: 'in', ...row }))
}

/** Conditions of a query over `jobs` joined with `companies`: or inside a key, and between keys. */
export function jobConditions(choices: readonly Choice[]): Condition[] {
  return byKey(choices, {
    type: ids => sql`jobs.type_id = any(${ids})`,
    role: ids => sql`exists (select from job_roles r where r.job_id = jobs.id and r.role_id = any(${ids}))`,
    industry: ids => sql`companies.industry_id = any(${ids})`,
    // A job that names no subject is for all of them.
    for: ids => sql`(not exists (select from job_degree_areas d where d.job_id = jobs.id)
      or exists (select from job_degree_areas d where d.job_id = jobs.id and d.degree_area_id = any(${ids})))`,
    company: ids => sql`jobs.company_id = any(${ids})`,
    in: locatedIn,
  })
}

/** Conditions of a query over `reviews` joined with `companies`. */
export function reviewConditions(choices: readonly Choice[]): Condition[] {
  return byKey(choices, {
    type: ids => sql`reviews.type_id = any(${ids})`,
    role: ids => sql`reviews.role_id = any(${ids})`,
    industry: ids => sql`companies.industry_id = any(${ids})`,
    for: ids => sql`reviews.degree_area_id = any(${ids})`,
    company: ids => sql`reviews.company_id = any(${ids})`,
    in: ids => sql`reviews.place_id = any(${ids})`,
  })
}

/** Conditions of a query over `companies`: what only a job can meet is met by one job that is open or will be. */
export function companyConditions(db: Db, choices: readonly Choice[], now: Date): Condition[] {
  const openJob = (conditions: readonly Condition[]) => {
    const job = db
      .selectFrom('jobs')
      .select('jobs.id')
      .whereRef('jobs.company_id', '=', sql.ref('companies.id'))
      .where(isOpenOrOpening(now))
      .where(eb => eb.and([...conditions]))
    return sql<SqlBool>`exists (${job})`
  }
  const ofJobs = choices.filter(({ key }) => key === 'type' || key === 'role' || key === 'for')
  return [
    ...(ofJobs.length > 0 ? [openJob(jobConditions(ofJobs))] : []),
    ...byKey(choices, {
      industry: ids => sql`companies.industry_id = any(${ids})`,
      company: ids => sql`companies.id = any(${ids})`,
      in: ids => sql`(${openJob([locatedIn(ids)])} or exists (select from places p where p.id = any(${ids})
        and (p.name = companies.head_office or p.name = any(companies.offices))))`,
    }),
  ]
}

const locatedIn = (ids: number[]): Condition =>
  sql`(jobs.nationwide
    or exists (select from job_locations l where l.job_id = jobs.id and l.place_id = any(${ids})))`

type Makers = Partial<Record<FilterKey, (ids: number[]) => Condition>>

function byKey(choices: readonly Choice[], makers: Makers): Condition[] {
  return FILTER_KEYS.flatMap(key => {
    const ids = choices.filter(choice => choice.key === key).flatMap(choice => choice.ids)
    const make = makers[key]
    return make && ids.length > 0 ? [make(ids)] : []
  })
}
