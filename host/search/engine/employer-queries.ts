import { type RawBuilder, sql } from 'kysely'
import { isNoneOf } from '../../db/hidden'
import { type Conditions, conditionsOf, whereAll } from './condition-queries'
import { hasWords, isNear } from './row-queries'
import type { Facet, SearchQuery } from './search-query'
import { idsOf, KINDS, type Sets } from './set-queries'

type Sql = RawBuilder<unknown>

/** One job of the employer must meet all of these. */
export const JOB_FACETS = ['type', 'role', 'for'] as const satisfies readonly Facet[]
export type JobFacet = (typeof JOB_FACETS)[number]

/** Returns (value, company_id) of open jobs; value 0 is a job for all subjects. */
export function selectStoredOffers({ now }: SearchQuery, facet: JobFacet): Sql {
  // Only a few jobs have closed since the counts were stored.
  const closed = sql`select o.kind, o.value, s.company_id, count(*) as jobs
    from job_search s cross join lateral search_offers(s) o where s.closes_at <= ${now}::timestamptz and o.kind = ${sql.lit(KINDS[facet])} group by 1, 2, 3`
  return sql`
    select o.value, o.company_id from company_offers o left join (${closed}) closed using (kind, value, company_id)
    where o.kind = ${sql.lit(KINDS[facet])} and o.jobs > coalesce(closed.jobs, 0)`
}

/** One open job must meet type, role and subject, and also the place unless the employer is near it. */
export function selectEmployers(query: SearchQuery, sets: Sets, but?: 'industry' | 'company'): Sql {
  const conditions = conditionsOf(query, sets)
  const isMet = hasJob(query, conditions)
  const isThere = sql`(${isNear('e', sets)} and ${isMet} or ${hasJob(query, conditions, isJobNear(sets))})`
  return sql`select e.* from (${selectOwn(query)}) e
    ${whereAll([...ownConditions(conditionsWithout(conditions, but)), query.places.length > 0 ? isThere : isMet])}`
}

function hasJob(query: SearchQuery, conditions: Conditions, isJobThere?: Sql): Sql {
  const [only, ...others] = JOB_FACETS.filter(facet => conditions[facet])
  if (!only && !isJobThere) {
    return sql`true`
  } else if (only && others.length === 0 && !isJobThere) {
    const values = [...(idsOf(query.choices, only) ?? []), ...(only === 'for' ? [0] : [])]
    return sql`id in (select company_id from (${selectStoredOffers(query, only)}) stored where value = any(${values}::int[]))`
  }
  const kinds = JOB_FACETS.flatMap(facet => conditions[facet] ?? [])
  // Without the offset the planner reads the jobs of one employer after another; with words there are few jobs.
  return sql`id in (select company_id from job_search j
    ${whereAll([isOpen(query), ...kinds, ...(isJobThere ? [isJobThere] : [])])} ${query.tsquery === '' ? sql`offset 0` : sql``})`
}

/** Open jobs of employers that meet all conditions, except `but`: company_id, type_set, role_set, area_set. */
export function selectOffers(query: SearchQuery, sets: Sets, but?: JobFacet): Sql {
  const conditions = conditionsWithout(conditionsOf(query, sets), but)
  const isNearby = sql`(${isJobNear(sets)} or company_id in (select id from company_search e where ${isNear('e', sets)}))`
  return sql`select company_id, type_set, role_set, area_set from job_search j
    ${whereAll([
      isOpen(query),
      ...JOB_FACETS.flatMap(facet => conditions[facet] ?? []),
      ...(query.places.length > 0 ? [isNearby] : []),
    ])} ${isOfEmployers(query)}`
}

/** Returns "and company_id in ..." for the words and the employers' own conditions; empty if there are none. */
export function isOfEmployers(query: SearchQuery): Sql {
  const own = ownConditions(conditionsOf(query, { near: new Map(), away: [] }))
  return query.tsquery === '' && own.length === 0 && !query.hidden
    ? sql``
    : sql`and company_id in (select id from (${selectOwn(query)}) e ${whereAll(own)})`
}

const isOpen = ({ now }: SearchQuery): Sql => sql`closes_at > ${now}::timestamptz`
const isJobNear = (sets: Sets): Sql => sql`(nationwide or ${isNear('j', sets)})`

const selectOwn = (query: SearchQuery): Sql => sql`
  select s.id, s.id as company_id, s.industry_id, s.spot_set, s.name from company_search s
  where ${hasWords('company', query)} and ${isNoneOf('s.id', query.hidden?.companies)}`

const conditionsWithout = (conditions: Conditions, but?: Facet): Conditions =>
  Object.fromEntries(Object.entries(conditions).filter(([facet]) => facet !== but))

const ownConditions = (conditions: Conditions): Sql[] =>
  Object.entries(conditions).flatMap(([facet, condition]) => (JOB_FACETS.some(own => own === facet) ? [] : [condition]))
