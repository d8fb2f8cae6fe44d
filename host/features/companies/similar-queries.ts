import { sql } from 'kysely'
import type { Db } from '../../db/tables'
import { isListedJob, isPublishedReview } from '../../db/visibility'
import * as jobs from '../jobs'
import { selectCards } from './queries'

interface Self {
  id: number
  industry_id: number | null
  head_office: string | null
}

/** So many jobs of one employer stand in a row of similar jobs. */
const PER_EMPLOYER = 2

/** Employers of the same industry, then of the same place; those with more reviews first. */
export function listSimilar(db: Db, self: Self, { now, limit }: { now: Date; limit: number }) {
  return selectCards(db, now)
    .where('companies.id', '!=', self.id)
    .where(eb =>
      eb.or([
        eb('companies.industry_id', '=', self.industry_id ?? 0),
        eb('companies.head_office', '=', self.head_office ?? ''),
      ]),
    )
    .orderBy(sql`(companies.industry_id is not distinct from ${self.industry_id}) desc`)
    .orderBy(sql`(companies.head_office is not distinct from ${self.head_office}) desc`)
    .orderBy(sql`company_ratings.review_count desc nulls last`)
    .orderBy('companies.id')
    .limit(limit)
    .execute()
}

/** Somebody has done everything at a large employer; the roles of most reviews are what it is known for. */
const ROLES_OF_REVIEWS = 3

interface SimilarJobs {
  companyId: number
  /** Employers whose jobs count as similar even where the role is another. */
  similarIds: readonly number[]
  now: Date
  limit: number
}

/**
 * Jobs at other employers that one can apply for: those of a role that this employer has or had, within 25 miles of a
 * place where it has or had one, then of its roles, told by its adverts and reviews, then of similar employers. Among
 * equals those of its degree areas come first, then those that close soonest; never many of one employer.
 */
export async function listSimilarJobs(db: Db, { companyId, similarIds, now, limit }: SimilarJobs) {
  const sameRole = sql<boolean>`exists (select from job_roles r where r.job_id = jobs.id and r.role_id in (
    select o.role_id from job_roles o join jobs own on own.id = o.job_id where own.company_id = ${companyId}
    union (select role_id from reviews
      where reviews.company_id = ${companyId} and ${isPublishedReview()} and role_id is not null
      group by role_id order by count(*) desc, role_id limit ${ROLES_OF_REVIEWS})))`
  const sameArea = sql<boolean>`exists (select from job_degree_areas a where a.job_id = jobs.id and a.degree_area_id in (
    select o.degree_area_id from job_degree_areas o join jobs own on own.id = o.job_id where own.company_id = ${companyId}))`
  const candidates = db
    // Its places are looked up once, not for each job.
    .with(
      cte => cte('own_points').materialized(),
      ctes =>
        ctes
          .selectFrom('job_locations')
          .innerJoin('jobs', 'jobs.id', 'job_locations.job_id')
          .select(['job_locations.lat', 'job_locations.lng'])
          .distinct()
          .where('jobs.company_id', '=', companyId)
          .where('job_locations.lat', 'is not', null),
    )
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.company_id', 'jobs.deadline_at'])
    .select([sameRole.as('same_role'), jobs.isNear(sql.table('own_points')).as('near'), sameArea.as('same_area')])
    .where('jobs.company_id', '!=', companyId)
    .where(isListedJob(now))
    .where(eb => eb.or([eb('jobs.company_id', 'in', [0, ...similarIds]), sameRole]))
  const best = sql`same_role desc, near desc, same_area desc, deadline_at asc nulls last, id desc`
  const ranked = db
    .selectFrom(candidates.as('candidates'))
    .selectAll()
    .select(sql<number>`row_number() over (partition by company_id order by ${best})`.as('position'))
  const chosen = db
    .selectFrom(ranked.as('ranked'))
    .select(['id', sql<number>`row_number() over (order by ${best})`.as('rank')])
    .where('position', '<=', PER_EMPLOYER)
    .orderBy(best)
    .limit(limit)
  return jobs
    .selectCards(db, now)
    .innerJoin(chosen.as('chosen'), 'chosen.id', 'jobs.id')
    .orderBy('chosen.rank')
    .execute()
}
