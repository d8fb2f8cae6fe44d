import { type RawBuilder, sql } from 'kysely'
import { isNoneOf } from '../../db/hidden'
import { filtersOf } from '../filters'
import { conditionsOf, whereAll } from './condition-queries'
import type { SearchQuery } from './search-query'
import type { Sets } from './set-queries'

type Sql = RawBuilder<unknown>

const REFINEMENT_COLUMNS = sql.join(
  filtersOf('jobs')
    .flatMap(({ facets }) => facets.flatMap(({ columns = [] }) => columns))
    .map(name => sql.ref(`s.${name}`)),
)

export function selectRows(query: SearchQuery, sets: Sets): Sql {
  const { scope, now, places, hidden } = query
  const isPlaced = places.length > 0
  return scope === 'jobs'
    ? sql`
      select s.id, s.posted_at, s.opens_at, s.closes_at, s.company_id, s.industry_id, s.type_set, s.role_set, s.area_set,
        s.spot_set, ${REFINEMENT_COLUMNS}, s.duplicate_key
      from ${jobRows(query)} s
      where s.closes_at > ${now}::timestamptz and ${hasWords('job', query)}
      ${hidden ? sql`and ${isNoneOf('s.id', hidden.jobs)} and ${isNoneOf('s.company_id', hidden.companies)}` : sql``}
      ${isPlaced ? sql`and (s.nationwide or ${isNear('s', sets)})` : sql``}
      ${sets.away.length > 0 ? sql`and s.spot_set <> all(${[...sets.away]}::int[])` : sql``}`
    : sql`
      select s.id, s.posted_at, s.company_id, s.industry_id, s.type_set, s.role_set, s.area_set, s.spot_set, s.overall,
        s.helpful, null::bigint as duplicate_key
      from review_search s
      where ${hasWords('review', query)} ${isPlaced ? sql`and ${isNear('s', sets)}` : sql``}`
}

/** Newest day first; within a day in a fixed shuffle, so that no employer's or feed's batch fills a page. */
export const NEWEST = sql`(posted_at at time zone 'UTC')::date desc, hashint4(id)`

/** For orders without an index, and to let the planner choose an index. */
export function selectMatches(query: SearchQuery, sets: Sets): Sql {
  const conditions = conditionsOf(query, sets)
  const { show: _, ...chosen } = conditions
  // The planner overestimates rare words and rare pairs of choices, and would walk through the whole table by date. The
  // offset makes it find the matches first and then sort them.
  const isGuessed = query.tsquery !== '' || Object.keys(chosen).length + Math.min(query.places.length, 1) > 1
  return sql`(select * from (${selectRows(query, sets)}) rows ${whereAll(Object.values(conditions))}
    ${isGuessed ? sql`offset 0` : sql``}) matches`
}

const jobRows = ({ alertRun }: SearchQuery): Sql =>
  alertRun === undefined ? sql`job_search` : sql`(select * from alert_candidates where run_id = ${alertRun}::int)`

export const isNear = (row: string, { near }: Sets): Sql =>
  sql`${sql.ref(`${row}.spot_set`)} = any(${[...near.keys()]}::int[])`

export const queryOf = (text: string): Sql => sql`to_tsquery('pg_catalog.simple', ${text})`

/** For rows `s`. */
export const hasWords = (noun: 'job' | 'review' | 'company', { tsquery }: SearchQuery): Sql =>
  tsquery === '' ? sql`true` : sql`${sql.ref(`${noun}_words`)}(s.id) @@ ${queryOf(tsquery)}`
