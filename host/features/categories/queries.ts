import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/tables'
import { isListedJob } from '../../db/visibility'
import * as companies from '../companies'
import { ENOUGH_REVIEWS } from '../reviews'
import { type Choice, companyConditions, jobConditions } from '../search'
import { type CategoryKey, LISTS } from './list'

export interface Count {
  slug: string
  name: string
  count: number
}

interface Counted {
  choices: readonly Choice[]
  now: Date
  /** Counts the children of this entity; without it the top level, each with what lies under it. */
  under?: number
}

/** How many open jobs fall to each kind, most first; a kind without any is not there. */
export async function countJobsBy(db: Db, key: CategoryKey, { choices, now, under }: Counted): Promise<Count[]> {
  const live = db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.type_id', 'companies.industry_id'])
    .where(isListedJob(now))
    .where(eb => eb.and(jobConditions(choices)))
  const kinds: Record<CategoryKey, RawBuilder<unknown>> = {
    type: sql`join entities e on e.id = live.type_id`,
    role: sql`join job_roles r on r.job_id = live.id join entities e on e.id = r.role_id`,
    industry: sql`join entities e on e.id = live.industry_id`,
  }
  const group =
    under === undefined ? sql`g.id = coalesce(e.parent_id, e.id)` : sql`g.id = e.id and e.parent_id = ${under}`
  const { rows } = await sql<Count>`
    select g.slug, g.name, count(distinct live.id)::int as count
    from (${live}) live ${kinds[key]} join entities g on ${group}
    group by g.id, g.slug, g.name order by count desc, g.name`.execute(db)
  return rows
}

/** Names of the categories whose entities the reference lists hold, by key and value. */
export function listNames(db: Db) {
  return db
    .selectFrom('entities')
    .select(['list', 'slug', 'name'])
    .where('list', 'in', Object.values(LISTS))
    .where('parent_id', 'is', null)
    .where('active', '=', true)
    .execute()
}

/** Employers of a category that have a rating: by it, weighed against the mean of all; those with five reviews first. */
export function listTopEmployers(db: Db, { choices, now, limit }: Counted & { limit: number }) {
  return companies
    .selectCards(db, now)
    .where(eb => eb.and(companyConditions(db, choices, now)))
    .where('company_ratings.review_count', '>=', ENOUGH_REVIEWS)
    .orderBy(sql`company_ratings.review_count >= 5 desc`)
    .orderBy(
      sql`(company_ratings.overall * company_ratings.review_count + 5 * (select avg(overall) from company_ratings))
        / (company_ratings.review_count + 5) desc`,
    )
    .orderBy('companies.id')
    .limit(limit)
    .execute()
}
