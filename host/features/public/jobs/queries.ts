import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, Db } from '../../../db/tables'
import { isListedJob, isLiveJob } from '../../../db/visibility'
import { isPromoted, PROMOTION_TYPES, type PromotionType, promotionsOfJob } from '../promotions'
import { isNear } from './near-queries'

const CARD_COLUMNS = [
  'jobs.id',
  'jobs.company_id',
  'jobs.slug',
  'jobs.title',
  'jobs.pattern',
  'jobs.nationwide',
  'jobs.status',
  'jobs.opens_at',
  'jobs.deadline_at',
  'jobs.closed_at',
  'jobs.published_at',
  'jobs.updated_at',
  'jobs.salary_min_pence',
  'jobs.salary_max_pence',
  'jobs.salary_unit',
  'jobs.salary_currency',
  'jobs.salary_text',
  'jobs.integration',
  'companies.name as company_name',
  'companies.slug as company_slug',
  'companies.logo as company_logo',
  'company_ratings.overall as rating',
  'company_ratings.review_count',
  'types.name as type_name',
] as const

/**
 * The caller adds conditions, order and limit. `promoted` is true only for jobs with a running promotion of these
 * types: a promotion for another list does not count.
 */
export function selectCards(db: Db, now: Date, promotions: readonly PromotionType[] = []) {
  return db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .leftJoin('company_ratings', 'company_ratings.company_id', 'companies.id')
    .leftJoin('entities as types', 'types.id', 'jobs.type_id')
    .select(CARD_COLUMNS)
    .select(eb => [
      eb
        .selectFrom('job_locations')
        .select(sql<string[]>`array_agg(job_locations.name order by job_locations.position)`.as('names'))
        .whereRef('job_locations.job_id', '=', 'jobs.id')
        .as('location_names'),
      (promotions.length > 0 ? isPromoted('jobs', now, promotions) : sql<boolean>`false`).as('promoted'),
    ])
}

export type JobCardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

const EMPLOYER_COLUMNS = [
  'companies.name as company_name',
  'companies.slug as company_slug',
  'companies.logo as company_logo',
  'companies.website as company_website',
  'companies.about as company_about',
  'companies.status as company_status',
  'company_ratings.overall as rating',
  'company_ratings.review_count',
  'company_ratings.recommend_percent',
  'company_ratings.recommend_count',
] as const

/** The job may be in any state. */
export function findJob(db: Db, id: number) {
  return db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .leftJoin('company_ratings', 'company_ratings.company_id', 'companies.id')
    .leftJoin('entities as types', 'types.id', 'jobs.type_id')
    .selectAll('jobs')
    .select(EMPLOYER_COLUMNS)
    .select(['types.name as type_name', 'types.slug as type_slug'])
    .select([locationsOfJob().as('locations'), rolesOfJob().as('roles'), degreeAreasOfJob().as('degree_areas')])
    .where('jobs.id', '=', id)
    .executeTakeFirst()
}

export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>

const locationsOfJob = () =>
  jsonArrayFrom(
    ofJobs
      .selectFrom('job_locations')
      .leftJoin('places', 'places.id', 'job_locations.place_id')
      .select(['job_locations.name', 'job_locations.outcode', 'places.county', 'places.region'])
      .select(eb => eb.fn.coalesce('job_locations.country', 'places.country').as('country'))
      .whereRef('job_locations.job_id', '=', 'jobs.id')
      .orderBy('job_locations.position'),
  )

const rolesOfJob = () =>
  jsonArrayFrom(
    ofJobs
      .selectFrom('job_roles')
      .innerJoin('entities', 'entities.id', 'job_roles.role_id')
      .select(['entities.id', 'entities.name', 'entities.slug'])
      .whereRef('job_roles.job_id', '=', 'jobs.id')
      .orderBy('entities.name'),
  )

const degreeAreasOfJob = () =>
  jsonArrayFrom(
    ofJobs
      .selectFrom('job_degree_areas')
      .innerJoin('entities', 'entities.id', 'job_degree_areas.degree_area_id')
      .select(['entities.name', 'entities.slug'])
      .whereRef('job_degree_areas.job_id', '=', 'jobs.id')
      .orderBy('entities.name'),
  )

const ofJobs = expressionBuilder<Database, 'jobs'>()

/**
 * Returns similar open jobs: the same role within 25 miles, then the same degree area within 25 miles, then the same
 * role anywhere, then the same employer; newest first.
 */
export function listSimilar(
  db: Db,
  { id: jobId, company_id: companyId }: Pick<JobRow, 'id' | 'company_id'>,
  { now, limit }: { now: Date; limit: number },
) {
  const near = isNear(sql`(select lat, lng from job_locations where job_id = ${jobId})`)
  const sameRole = sql<boolean>`exists (select from job_roles r join job_roles o on o.role_id = r.role_id
    where r.job_id = jobs.id and o.job_id = ${jobId})`
  const sameArea = sql<boolean>`exists (select from job_degree_areas a
    join job_degree_areas o on o.degree_area_id = a.degree_area_id where a.job_id = jobs.id and o.job_id = ${jobId})`
  return selectCards(db, now, [PROMOTION_TYPES.relatedJob])
    .select(promotionsOfJob(PROMOTION_TYPES.relatedJob, now).as('promotions'))
    .where(isListedJob(now))
    .where('jobs.id', '!=', jobId)
    .where(sql<boolean>`(jobs.company_id = ${companyId} or ${sameRole} or (${sameArea} and ${near}))`)
    .orderBy(
      sql`case when jobs.company_id = ${companyId} then 3
        when ${sameRole} then case when ${near} then 0 else 2 end
        else 1 end`,
    )
    .orderBy('jobs.published_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .execute()
}

export function listOfCompany(db: Db, companyId: number, { now, limit, offset = 0 }: Page) {
  return selectCards(db, now)
    .where('jobs.company_id', '=', companyId)
    .where(isLiveJob(now))
    .orderBy(sql`jobs.deadline_at asc nulls last`)
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

interface Page {
  now: Date
  limit: number
  offset?: number
}

export function countLiveJobs(now: Date) {
  return expressionBuilder<Database, 'companies'>()
    .selectFrom('jobs')
    .select(sql<number>`count(*)::int`.as('count'))
    .whereRef('jobs.company_id', '=', 'companies.id')
    .where(isLiveJob(now))
    .$asScalar()
}

/** Few, because the list is mainly about which jobs close next. */
const MAX_PROMOTED_HOT = 3

/**
 * Returns the jobs that close soonest, including a few promoted ones. Jobs without a type are rarely for students, so
 * they only fill the remaining rows.
 */
export function listHot(db: Db, { now, limit }: Page) {
  const isPaid = isPromoted('jobs', now, [PROMOTION_TYPES.hotJob])
  const closingNext = (condition: RawBuilder<boolean>, most: number, rank: number) => {
    const found = db
      .selectFrom('jobs')
      .innerJoin('companies', 'companies.id', 'jobs.company_id')
      .select(['jobs.id', 'jobs.deadline_at'])
      .where(isListedJob(now))
      .where(condition)
      .orderBy(sql`jobs.deadline_at asc nulls last`)
      .orderBy('jobs.id', 'desc')
      .limit(most)
    return db.selectFrom(found.as('found')).select(['id', 'deadline_at', sql.lit(rank).as('rank')])
  }
  const hot = closingNext(isPaid, MAX_PROMOTED_HOT, 0)
    .unionAll(closingNext(sql<boolean>`not ${isPaid} and jobs.type_id is not null`, limit, 1))
    .unionAll(closingNext(sql<boolean>`not ${isPaid} and jobs.type_id is null`, limit, 2))
  const picked = db
    .selectFrom(hot.as('hot'))
    .select('hot.id')
    .orderBy('rank')
    .orderBy(sql`deadline_at asc nulls last`)
    .orderBy('id', 'desc')
    .limit(limit)
  return selectCards(db, now, [PROMOTION_TYPES.hotJob])
    .select(promotionsOfJob(PROMOTION_TYPES.hotJob, now).as('promotions'))
    .where('jobs.id', 'in', picked)
    .orderBy(sql`jobs.deadline_at asc nulls last`)
    .orderBy('jobs.id', 'desc')
    .execute()
}
