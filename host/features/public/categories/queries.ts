import { type RawBuilder, sql } from 'kysely'
import { type HiddenIds, isNoneOf, isShownJob } from '../../../db/hidden'
import type { Db } from '../../../db/tables'
import { isListedJob } from '../../../db/visibility'
import { ENOUGH_REVIEWS } from '../../reviews/reviews'
import * as companies from '../companies'
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
  /** Id of the entity whose children are counted; by default counts the top level, including children. */
  under?: number
  hidden?: HiddenIds | undefined
}

export async function countJobsBy(
  db: Db,
  key: CategoryKey,
  { choices, now, under, hidden }: Counted,
): Promise<Count[]> {
  const live = db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.type_id', 'companies.industry_id'])
    .where(isListedJob(now))
    .where(isShownJob(hidden))
    .where(eb => eb.and(jobConditions(choices)))
  const joins: Record<CategoryKey, RawBuilder<unknown>> = {
    type: sql`join entities e on e.id = live.type_id`,
    role: sql`join job_roles r on r.job_id = live.id join entities e on e.id = r.role_id`,
    industry: sql`join entities e on e.id = live.industry_id`,
  }
  const group =
    under === undefined ? sql`g.id = coalesce(e.parent_id, e.id)` : sql`g.id = e.id and e.parent_id = ${under}`
  const { rows } = await sql<Count>`
    select g.slug, g.name, count(distinct live.id)::int as count
    from (${live}) live ${joins[key]} join entities g on ${group}
    group by g.id, g.slug, g.name order by count desc, g.name`.execute(db)
  return rows
}

export function listNames(db: Db) {
  return db
    .selectFrom('entities')
    .select(['list', 'slug', 'name'])
    .where('list', 'in', Object.values(LISTS))
    .where('parent_id', 'is', null)
    .where('active', '=', true)
    .execute()
}

/** Orders by damped rating (site average, weight 5), employers with five reviews or more first. */
export function listTopEmployers(db: Db, { choices, now, limit, hidden }: Counted & { limit: number }) {
  return companies
    .selectCards(db, now)
    .where(eb => eb.and(companyConditions(db, choices, now)))
    .where(isNoneOf('companies.id', hidden?.companies))
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
