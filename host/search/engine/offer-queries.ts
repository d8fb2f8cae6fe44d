import { type RawBuilder, sql } from 'kysely'
import { LISTS } from '../choice-queries'
import { COLUMNS, conditionsOf } from './condition-queries'
import { isOfEmployers, JOB_FACETS, type JobFacet, selectStoredOffers, selectOffers } from './employer-queries'
import type { SearchQuery } from './search-query'
import type { Sets } from './set-queries'

type Sql = RawBuilder<unknown>

/**
 * The facets whose counts follow from what the writers keep of each employer's jobs: where neither a place nor another of
 * the three is chosen. For the others one job must meet several things, so the jobs are read.
 */
function isStored(query: SearchQuery, sets: Sets, facet: JobFacet): boolean {
  const conditions = conditionsOf(query, sets)
  return query.places.length === 0 && JOB_FACETS.every(other => other === facet || !conditions[other])
}

/**
 * What `countOffers` reads, as common table expressions: `offers`, what was read of the jobs, (facet, company_id, number
 * of a set), each once; and `for_all`, the employers with a job for all subjects.
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

/** How many employers have a job of each type and role, and for each subject: (facet, value, count). */
export function countOffers(query: SearchQuery, sets: Sets): Sql {
  // Whoever has a job for all subjects is counted for each of them, so their other jobs add nothing.
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

/** The sets of the facets that the jobs of employers have: (facet, company_id, number), each once. */
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
