import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/tables'
import { dayNumber } from '../../lib/london-time'
import { startEarly } from '../../lib/start-early'
import { isAtDefaults, PATH_FILTERS, QUERY_FILTERS, show } from '../filters'
import { refinementConditions } from './condition-queries'
import { readRows } from './duplicate-queries'
import { findFeatured } from './page-queries'
import { type Counted, type Facet, type QueryResult, MAX_EMPLOYERS, type SearchQuery } from './search-query'

type Sql = RawBuilder<unknown>

/** Returns undefined if the stored counts do not apply: with words, places or a non-default `show`. */
function chosenFacets(query: SearchQuery): Facet[] | undefined {
  const { scope, tsquery, choices, places, away = [], refinements, hidden } = query
  // The stored counts include hidden jobs. Hiding does not affect reviews.
  if (hidden && scope === 'jobs') {
    return undefined
  }
  if (scope === 'companies' || tsquery !== '' || places.length + away.length > 0 || !isAtDefaults(refinements, show)) {
    return undefined
  }
  const { show: _, ...refined } = refinementConditions(query)
  return [...new Set([...choices.flatMap(({ key }) => (key === 'in' ? [] : [key])), ...Object.keys(refined)])]
}

export const isWhole = (query: SearchQuery): boolean => chosenFacets(query)?.length === 0

/**
 * A facet is counted without its own choices, so if it is the only chosen one, its stored counts apply. (For employers
 * only the largest counts are stored.)
 */
export function findStoredFacet(query: SearchQuery): Facet | undefined {
  const [facet, ...others] = chosenFacets(query) ?? []
  return others.length === 0 && facet !== 'company' ? facet : undefined
}

export async function countFacet(db: Db, query: SearchQuery, facet: Facet): Promise<Counted[]> {
  const kinds = Object.keys(FACET_OF).filter(kind => FACET_OF[kind] === facet)
  return presentCounts(await readCounts(db, query, kinds), query.now)
}

/** Corrects the stored counts for the few jobs that have opened or closed since. */
export async function readWhole(db: Db, query: SearchQuery): Promise<Omit<QueryResult, 'near'>> {
  const sets = { near: new Map(), away: [] }
  const counting = startEarly(readCounts(db, query))
  const [rows, employers, page, featured] = await Promise.all([
    counting,
    readEmployers(db, query),
    readRows(db, query, sets, startEarly(counting.then(totalOf))),
    findFeatured(db, query, sets),
  ])
  return {
    total: totalOf(rows),
    ...page,
    counts: presentCounts([...rows, ...employers], query.now),
    featured,
  }
}

export async function countWhole(db: Db, query: SearchQuery): Promise<number> {
  return totalOf(await readCounts(db, query, ['all']))
}

const totalOf = (rows: readonly StoredCount[]): number =>
  rows.find(({ kind, opening }) => kind === 'all' && !opening)?.count ?? 0

interface StoredCount {
  kind: string
  value: number
  opening: boolean
  count: number
}

/** Reads some kinds, or all but employers, as of the time of the query. */
async function readCounts(db: Db, { scope, now }: SearchQuery, kinds?: readonly string[]): Promise<StoredCount[]> {
  const wanted = kinds ? sql`kind = any(${[...kinds]}::text[])` : sql`kind <> 'company'`
  const { rows } = await sql<StoredCount>`
    select kind, value, opening, sum(count)::int as count from (
      select kind, value, opening, count from search_counts where scope = ${scope} and ${wanted}
      ${scope === 'jobs' ? sql`union all select * from (${openingChanges(now)}) turned where ${wanted}` : sql``}
    ) moved group by kind, value, opening`.execute(db)
  return rows
}

/** There are thousands of employers: reads those with most results, and as many more as may have changed. */
async function readEmployers(db: Db, { scope, now }: SearchQuery): Promise<StoredCount[]> {
  const stored = sql`select value, count from search_counts where scope = ${scope} and kind = 'company' and not opening`
  const changed =
    scope === 'jobs'
      ? sql`select value, sum(count)::int as count from (${openingChanges(now)}) turned where kind = 'company' and not opening group by 1`
      : sql`select value, count from search_counts limit 0`
  const { rows } = await sql<StoredCount>`
    with changed as materialized (${changed})
    select 'company' as kind, value, false as opening, sum(count)::int as count from (
      (${stored} order by count desc, value limit ${MAX_EMPLOYERS} + (select count(*) from changed))
      union ${stored} and value in (select value from changed)
      union all select * from changed
    ) moved group by value order by 4 desc, value limit ${MAX_EMPLOYERS}`.execute(db)
  return rows
}

const REFINEMENT_FACETS = QUERY_FILTERS.flatMap(({ facets }) => facets)

const KINDS: readonly (readonly [kind: string, facet: Facet])[] = [
  ...PATH_FILTERS.flatMap(({ key, countKind }) => (countKind ? [[countKind, key] as const] : [])),
  ...REFINEMENT_FACETS.flatMap(({ name, countKind }) => (countKind ? [[countKind, name] as const] : [])),
]

const FACET_OF: Readonly<Record<string, Facet>> = Object.fromEntries(KINDS)

function presentCounts(rows: readonly StoredCount[], now: Date): Counted[] {
  const today = dayNumber(now)
  const readers = new Map(REFINEMENT_FACETS.map(({ countKind, precomputed }) => [countKind, precomputed]))
  const counted = (kind: string, value: number) => {
    const read = readers.get(kind)
    return read ? read(value, today) : value
  }
  const shown = rows.flatMap(({ kind, value, opening, count }): Counted[] => {
    const facet = FACET_OF[kind]
    const number = counted(kind, value)
    return facet && number !== undefined && !opening && count > 0 ? [{ facet, value: number, count }] : []
  })
  return [...shown, ...showCounts(rows)]
}

const showCounts = (rows: readonly { kind: string; opening: boolean; count: number }[]): Counted[] =>
  rows
    .filter(({ kind }) => kind === 'all')
    .map(({ opening, count }) => ({ facet: 'show', value: opening ? 1 : 0, count }))

/** Corrections of the stored counts: -1 for the old state of a job, +1 for the new one. */
function openingChanges(now: Date): Sql {
  const at = sql`${now}::timestamptz`
  return sql`
    select k.kind, k.value, moves.opening, moves.sign as count
    from job_search s
    cross join lateral (
      select s.opens_at > '-infinity' as opening, -1 as sign
      union all select false, 1 where s.closes_at > ${at}
    ) moves
    cross join lateral search_values(s) k
    where (s.closes_at <= ${at} or (s.opens_at > '-infinity' and s.opens_at <= ${at})) and k.value is not null`
}
