import { type RawBuilder, sql } from 'kysely'
import { LISTS } from '../choice-queries'
import { COLUMNS, conditionsOf } from './condition-queries'
import { isOfEmployers, JOB_FACETS, type JobFacet, selectStoredOffers, selectOffers } from './employer-queries'
import type { SearchQuery } from './search-query'
import type { Sets } from './set-queries'

type Sql = RawBuilder<unknown>

/** With a place or a choice in another facet, one job must meet several conditions, so the jobs are read. */
function isStored(query: SearchQuery, sets: Sets, facet: JobFacet): boolean {
  const conditions = conditionsOf(query, sets)
  return query.places.length === 0 && JOB_FACETS.every(other => other === facet || !conditions[other])
}

/**
 * Common table expressions for `countOffers`: `offers` has distinct (facet, company_id, number of a set), `for_all` the
 * employers with a job for all subjects.
 */
export function offerTables(query: SearchQuery, sets: Sets): Sql {
  const read = JOB_FACETS.filter(facet => !isStored(query, sets, facet))
  return sql`
    offers as materialized (${readOffers(query, sets, read)}),
    for_all as materialized (
      ${
        read.includes('for')
          ? sql`select distinct o.company_id from offers o join search_sets s on s.id = o.number
              where o.facet = 'for' and s.ids = '{}'`
          : sql`select o.company_id from (${selectStoredOffers(query, 'for')}) o where o.value = 0 ${isOfEmployers(query)}`
      }
    )`
}

/** Counts employers by type, role and subject of their jobs: (facet, value, count). */
export function countOffers(query: SearchQuery, sets: Sets): Sql {
  // Employers with a job for all subjects count for each subject, so their other jobs add nothing.
  const isNew = sql`company_id not in (select company_id from for_all)`
  const stored = JOB_FACETS.filter(facet => isStored(query, sets, facet)).map(
    facet => sql`
      select ${sql.lit(facet)}, value, count(*)::int from (${selectStoredOffers(query, facet)}) stored
      where value > 0 ${isOfEmployers(query)} ${facet === 'for' ? sql`and ${isNew}` : sql``} group by value`,
  )
  const read = sql`
    select facet, value, count(*)::int from (
      select distinct o.facet, member.id as value, o.company_id
      from offers o join search_sets s on s.id = o.number cross join unnest(s.ids) as member (id)
      where o.facet <> 'for' or ${isNew}
    ) members group by 1, 2`
  const all = sql`select 'for', a.id, (select count(*)::int from for_all) from entities a where a.list = ${LISTS.for}`
  return sql.join([...stored, read, all], sql` union all `)
}

/** Returns distinct (facet, company_id, number of a set). */
function readOffers(query: SearchQuery, sets: Sets, facets: readonly JobFacet[]): Sql {
  const conditions = conditionsOf(query, sets)
  if (facets.length === 0) {
    return sql`select null as facet, null::int as company_id, null::int as number limit 0`
  } else if (JOB_FACETS.some(facet => conditions[facet])) {
    const of = (facet: JobFacet) => sql`
      select distinct ${sql.lit(facet)} as facet, company_id, ${COLUMNS[facet]} as number
      from (${selectOffers(query, sets, facet)}) jobs`
    return sql.join(facets.map(of), sql` union all `)
  }
  const [type, role, area] = JOB_FACETS.map(facet => COLUMNS[facet])
  return sql`
    select case grouping(${type}, ${role}, ${area}) when 3 then 'type' when 5 then 'role' else 'for' end as facet,
      company_id, coalesce(${type}, ${role}, ${area}) as number
    from (${selectOffers(query, sets)}) jobs
    group by grouping sets ((company_id, ${type}), (company_id, ${role}), (company_id, ${area}))`
}
