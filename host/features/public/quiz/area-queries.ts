import { type SqlBool, sql } from 'kysely'
import { type HiddenIds, isNoneOf, isShownJob } from '../../../db/hidden'
import type { Db } from '../../../db/tables'
import { isListedJob, isLiveCompany, isLiveJob, isPublishedReview } from '../../../db/visibility'
import { ENOUGH_REVIEWS } from '../../reviews/reviews'
import * as companies from '../companies'
import * as jobs from '../jobs'
import { AREAS } from './areas'
import type { AreaCount } from './score'

const areasOfGroups = AREAS.flatMap(({ slug, roles }) => roles.map(role => ({ area: slug, role })))

const areaRoles = sql<{ area: string; role_id: number }>`(
  select m.area, roles.id as role_id
  from entities roles
  left join entities groups on groups.id = roles.parent_id
  join unnest(${areasOfGroups.map(({ area }) => area)}::text[], ${areasOfGroups.map(({ role }) => role)}::text[])
    as m (area, slug) on m.slug = coalesce(groups.slug, roles.slug)
  where roles.list = 'job-roles')`.as<'area_roles'>('area_roles')

export interface AreaQuery {
  now: Date
  hidden?: HiddenIds | undefined
}

/** Reviews count if published and of a live company. */
export async function countAreas(db: Db, query: AreaQuery): Promise<AreaCount[]> {
  const [jobCounts, reviewCounts] = await Promise.all([
    countJobs(db, query).execute(),
    db
      .selectFrom(areaRoles)
      .innerJoin('reviews', 'reviews.role_id', 'area_roles.role_id')
      .innerJoin('companies', 'companies.id', 'reviews.company_id')
      .select(['area_roles.area', sql<number>`count(*)::int`.as('count')])
      .where(isPublishedReview())
      .where(isLiveCompany())
      .groupBy('area_roles.area')
      .execute(),
  ])
  const countOf = (counts: { area: string; count: number }[], slug: string) =>
    counts.find(({ area }) => area === slug)?.count ?? 0
  return AREAS.map(({ slug }) => ({ area: slug, jobs: countOf(jobCounts, slug), reviews: countOf(reviewCounts, slug) }))
}

export function countOfType(db: Db, type: string, query: AreaQuery) {
  return countJobs(db, query).where(isOfType(type)).execute()
}

function countJobs(db: Db, { now, hidden }: AreaQuery) {
  return db
    .selectFrom(areaRoles)
    .innerJoin('job_roles', 'job_roles.role_id', 'area_roles.role_id')
    .innerJoin('jobs', 'jobs.id', 'job_roles.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['area_roles.area', sql<number>`count(distinct jobs.id)::int`.as('count')])
    .where(isListedJob(now))
    .where(isShownJob(hidden))
    .groupBy('area_roles.area')
}

export function listRoles(db: Db, areas: readonly string[], { now, hidden, limit }: AreaQuery & { limit: number }) {
  const counted = db
    .selectFrom(areaRoles)
    .innerJoin('entities as roles', 'roles.id', 'area_roles.role_id')
    .innerJoin('entities as groups', 'groups.id', 'roles.parent_id')
    .select(['area_roles.area', 'roles.slug', 'roles.name', 'groups.position as group_position', 'roles.position'])
    .select(eb =>
      eb
        .selectFrom('job_roles')
        .innerJoin('jobs', 'jobs.id', 'job_roles.job_id')
        .innerJoin('companies', 'companies.id', 'jobs.company_id')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('job_roles.role_id', '=', 'roles.id')
        .where(isListedJob(now))
        .where(isShownJob(hidden))
        .$asScalar()
        .as('jobs'),
    )
    .where('area_roles.area', '=', sql<string>`any(${[...areas]}::text[])`)
  return db
    .selectFrom(
      db
        .selectFrom(counted.as('counted'))
        .selectAll()
        .select(
          sql<number>`row_number() over (partition by area order by jobs desc, group_position, position)`.as('rank'),
        )
        .as('ranked'),
    )
    .select(['area', 'slug', 'name', 'jobs'])
    .where('rank', '<=', limit)
    .orderBy('area')
    .orderBy('rank')
    .execute()
}

interface Best extends AreaQuery {
  areas: readonly string[]
  /** Slug of a job type. */
  type: string | undefined
  limit: number
}

/** Pay periods per year of full-time work. */
const YEARLY = sql<number>`case jobs.salary_unit when 'hour' then 1950 when 'day' then 260 when 'week' then 52
  when 'month' then 12 when 'year' then 1 end`

/** Jobs of the given type come first. Jobs without stated pay are omitted. */
export function listBestPaid(db: Db, { areas, type, now, hidden, limit }: Best) {
  return jobs
    .selectCards(db, now)
    .where(isListedJob(now))
    .where(isShownJob(hidden))
    .where(inAreas(areas))
    .where('jobs.salary_currency', '=', 'GBP')
    .where(sql<SqlBool>`coalesce(jobs.salary_max_pence, jobs.salary_min_pence) * ${YEARLY} > 0`)
    .$if(type !== undefined, query => query.orderBy(sql`coalesce(${isOfType(type ?? '')}, false)`, 'desc'))
    .orderBy(sql`coalesce(jobs.salary_max_pence, jobs.salary_min_pence) * ${YEARLY}`, 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .execute()
}

export function listBestRated(
  db: Db,
  { areas, section, now, hidden, limit }: Omit<Best, 'type'> & { section: 'role' | 'company' | 'culture' },
) {
  return companies
    .selectCards(db, now)
    .select(`company_ratings.${section} as score`)
    .where(`company_ratings.${section}`, 'is not', null)
    .where(isNoneOf('companies.id', hidden?.companies))
    .where('company_ratings.review_count', '>=', ENOUGH_REVIEWS)
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('jobs')
          .select('jobs.id')
          .whereRef('jobs.company_id', '=', 'companies.id')
          .where(isLiveJob(now))
          .where(isShownJob(hidden))
          .where(inAreas(areas)),
      ),
    )
    .orderBy(`company_ratings.${section}`, 'desc')
    .orderBy('company_ratings.review_count', 'desc')
    .orderBy('companies.id')
    .limit(limit)
    .execute()
}

const isOfType = (type: string) => sql<SqlBool>`jobs.type_id in (
  select types.id from entities types left join entities parents on parents.id = types.parent_id
  where types.list = 'job-types' and ${type} in (types.slug, parents.slug))`

const inAreas = (areas: readonly string[]) => sql<SqlBool>`exists (
  select from job_roles join ${areaRoles} on area_roles.role_id = job_roles.role_id
  where job_roles.job_id = jobs.id and area_roles.area = any(${[...areas]}::text[]))`
