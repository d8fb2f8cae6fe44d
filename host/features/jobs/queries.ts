import { expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, Db } from '../../db/tables'
import { isListedJob, isLiveJob, isOpenJob } from '../../db/visibility'
import { isPromoted, PROMOTION_TYPES } from '../promotions'
import { isNear } from './near-queries'

/** Everything a job card shows, before a condition, an order and a limit. What is promoted is so at `now`. */
export function selectCards(db: Db, now: Date) {
  return db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .leftJoin('company_ratings', 'company_ratings.company_id', 'companies.id')
    .leftJoin('entities as types', 'types.id', 'jobs.type_id')
    .select([
      'jobs.id',
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
    ])
    .select(eb => [
      eb
        .selectFrom('job_locations')
        .select(sql<string[]>`array_agg(job_locations.name order by job_locations.position)`.as('names'))
        .whereRef('job_locations.job_id', '=', 'jobs.id')
        .as('location_names'),
      isPromoted('jobs', now).as('promoted'),
    ])
}

export type JobCardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

/** One job with its employer, lists and places; whatever its state. */
export function findJob(db: Db, id: number) {
  return db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .leftJoin('company_ratings', 'company_ratings.company_id', 'companies.id')
    .leftJoin('entities as types', 'types.id', 'jobs.type_id')
    .leftJoin('entities as industries', 'industries.id', 'companies.industry_id')
    .selectAll('jobs')
    .select([
      'companies.name as company_name',
      'companies.slug as company_slug',
      'companies.logo as company_logo',
      'companies.website as company_website',
      'companies.about as company_about',
      'companies.size_band as company_size_band',
      'companies.head_office as company_head_office',
      'companies.status as company_status',
      'industries.name as industry_name',
      'company_ratings.overall as rating',
      'company_ratings.review_count',
      'company_ratings.recommend_percent',
      'types.name as type_name',
      'types.slug as type_slug',
    ])
    .select(eb => [
      jsonArrayFrom(
        eb
          .selectFrom('job_locations')
          .leftJoin('places', 'places.id', 'job_locations.place_id')
          .select(['job_locations.name', 'job_locations.outcode', 'places.county', 'places.region', 'places.country'])
          .whereRef('job_locations.job_id', '=', 'jobs.id')
          .orderBy('job_locations.position'),
      ).as('locations'),
      jsonArrayFrom(
        eb
          .selectFrom('job_roles')
          .innerJoin('entities', 'entities.id', 'job_roles.role_id')
          .select(['entities.id', 'entities.name', 'entities.slug'])
          .whereRef('job_roles.job_id', '=', 'jobs.id')
          .orderBy('entities.name'),
      ).as('roles'),
      jsonArrayFrom(
        eb
          .selectFrom('job_degree_areas')
          .innerJoin('entities', 'entities.id', 'job_degree_areas.degree_area_id')
          .select(['entities.name', 'entities.slug'])
          .whereRef('job_degree_areas.job_id', '=', 'jobs.id')
          .orderBy('entities.name'),
      ).as('degree_areas'),
    ])
    .where('jobs.id', '=', id)
    .executeTakeFirst()
}

export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>

/**
 * Live jobs like this one (product data, C4): the same role within 25 miles, then the same degree area there, then the
 * role anywhere, then the same employer; newest first.
 */
export function listSimilar(db: Db, jobId: number, companyId: number, { now, limit }: { now: Date; limit: number }) {
  const near = isNear(sql`(select lat, lng from job_locations where job_id = ${jobId})`)
  const sameRole = sql<boolean>`exists (select from job_roles r join job_roles o on o.role_id = r.role_id
    where r.job_id = jobs.id and o.job_id = ${jobId})`
  const sameArea = sql<boolean>`exists (select from job_degree_areas a
    join job_degree_areas o on o.degree_area_id = a.degree_area_id where a.job_id = jobs.id and o.job_id = ${jobId})`
  return selectCards(db, now)
    .where(isOpenJob(now))
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

/** A page of an employer's jobs that are open or will open: closing soonest first. */
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

export async function countOfCompany(db: Db, companyId: number, now: Date): Promise<number> {
  const row = await db
    .selectFrom('jobs')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('jobs.company_id', '=', companyId)
    .where(isLiveJob(now))
    .executeTakeFirstOrThrow()
  return row.count
}

/** For a query over `companies`: how many jobs of each are open or will open. */
export function openJobsOfCompany(now: Date) {
  return expressionBuilder<Database, 'companies'>()
    .selectFrom('jobs')
    .select(sql<number>`count(*)::int`.as('count'))
    .whereRef('jobs.company_id', '=', 'companies.id')
    .where(isLiveJob(now))
    .$asScalar()
}

/** Hot jobs: what is promoted in their slot, filled up with what closes next. Closing soonest first, never a closed one. */
export function listHot(db: Db, { now, limit }: Page) {
  const picked = db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select('jobs.id')
    .where(isListedJob(now))
    .orderBy(isPromoted('jobs', now, [PROMOTION_TYPES.hotJob]), 'desc')
    .orderBy(sql`jobs.deadline_at asc nulls last`)
    .orderBy('jobs.id', 'desc')
    .limit(limit)
  return selectCards(db, now)
    .where('jobs.id', 'in', picked)
    .orderBy(sql`jobs.deadline_at asc nulls last`)
    .orderBy('jobs.id', 'desc')
    .execute()
}
