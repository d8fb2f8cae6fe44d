import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import { isListedJob, isPublishedReview } from '../../../db/visibility'
import * as jobs from '../jobs'
import { PROMOTION_TYPES, promotionsOfJob } from '../promotions'
import { selectCards } from './queries'

interface Company {
  id: number
  industry_id: number | null
  head_office: string | null
}

const PER_EMPLOYER = 2

/**
 * Employers in the same industry come first, then those only in the same place. Within each, reviewed ones come first,
 * then those in the same place, then those with more reviews.
 */
export function listSimilar(db: Db, company: Company, { now, limit }: { now: Date; limit: number }) {
  return selectCards(db, now)
    .where('companies.id', '!=', company.id)
    .where(eb =>
      eb.or([
        eb('companies.industry_id', '=', company.industry_id ?? 0),
        eb('companies.head_office', '=', company.head_office ?? ''),
      ]),
    )
    .orderBy(sql`(companies.industry_id is not distinct from ${company.industry_id}) desc`)
    .orderBy(sql`coalesce(company_ratings.review_count, 0) > 0 desc`)
    .orderBy(sql`(companies.head_office is not distinct from ${company.head_office}) desc`)
    .orderBy(sql`company_ratings.review_count desc nulls last`)
    .orderBy('companies.id')
    .limit(limit)
    .execute()
}

/** A large employer has reviews of every role, so only the most common ones count. */
const ROLES_OF_REVIEWS = 3

interface SimilarJobs {
  companyId: number
  /** Employers whose jobs count as similar even in another role. */
  similarIds: readonly number[]
  now: Date
  limit: number
}

/**
 * Order: jobs in one of this employer's roles within 25 miles of its locations, then in its roles anywhere, then at
 * similar employers. Its roles come from its adverts and reviews. Ties are ordered by degree area, then by deadline.
 */
export async function listSimilarJobs(db: Db, search: SimilarJobs) {
  const best = sql`same_role desc, near desc, same_area desc, deadline_at asc nulls last, id desc`
  const ranked = db
    .selectFrom(selectCandidates(db, search).as('candidates'))
    .selectAll()
    .select(sql<number>`row_number() over (partition by company_id order by ${best})`.as('position'))
  const chosen = db
    .selectFrom(ranked.as('ranked'))
    .select(['id', sql<number>`row_number() over (order by ${best})`.as('rank')])
    .where('position', '<=', PER_EMPLOYER)
    .orderBy(best)
    .limit(search.limit)
  return jobs
    .selectCards(db, search.now)
    .innerJoin(chosen.as('chosen'), 'chosen.id', 'jobs.id')
    .select(promotionsOfJob(PROMOTION_TYPES.relatedJob, search.now).as('promotions'))
    .orderBy('chosen.rank')
    .execute()
}

function selectCandidates(db: Db, { companyId, similarIds, now }: SimilarJobs) {
  const sameRole = hasRoleOf(companyId)
  return (
    db
      // Looks up the employer's locations once, not for each job.
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
      .select([sameRole.as('same_role'), hasDegreeAreaOf(companyId).as('same_area')])
      .select(jobs.isNear(sql.table('own_points')).as('near'))
      .where('jobs.company_id', '!=', companyId)
      .where(isListedJob(now))
      .where(eb => eb.or([eb('jobs.company_id', 'in', [0, ...similarIds]), sameRole]))
  )
}

const hasRoleOf = (
  companyId: number,
) => sql<boolean>`exists (select from job_roles r where r.job_id = jobs.id and r.role_id in (
    select o.role_id from job_roles o join jobs own on own.id = o.job_id where own.company_id = ${companyId}
    union (select role_id from reviews
      where reviews.company_id = ${companyId} and ${isPublishedReview()} and role_id is not null
      group by role_id order by count(*) desc, role_id limit ${ROLES_OF_REVIEWS})))`

const hasDegreeAreaOf = (
  companyId: number,
) => sql<boolean>`exists (select from job_degree_areas a where a.job_id = jobs.id and a.degree_area_id in (
    select o.degree_area_id from job_degree_areas o join jobs own on own.id = o.job_id where own.company_id = ${companyId}))`
