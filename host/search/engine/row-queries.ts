import { type RawBuilder, sql } from 'kysely'
import { isNoneOf } from '../../db/hidden'
import { filtersOf } from '../filters'
import type { SearchQuery } from './search-query'
import type { Sets } from './set-queries'

type Sql = RawBuilder<unknown>

/**
 * Where the words must be: anywhere, all in the title, some in the title; or anywhere with what is only preferred in the
 * title, which is anywhere if there are no words.
 */
export type Where = 'words' | 'title' | 'partly' | 'preferred'

/** What the filters that jobs alone have read of a row. */
const REFINEMENT_COLUMNS = sql.join(
  filtersOf('jobs')
    .flatMap(({ facets }) => facets.flatMap(({ columns = [] }) => columns))
    .map(name => sql.ref(`s.${name}`)),
)

/** The narrow rows of jobs or reviews that meet words, place and time, in the columns that lists count and sort by. */
export function selectRows(query: SearchQuery, sets: Sets, where: Where = 'words'): Sql {
  const { scope, now, places, hidden } = query
  const isPlaced = places.length > 0
  return scope === 'jobs'
    ? matching(
        'job',
        where,
        query,
        hasWords => sql`
      select s.id, s.posted_at, s.opens_at, s.closes_at, s.company_id, s.industry_id, s.type_set, s.role_set, s.area_set,
        s.spot_set, ${REFINEMENT_COLUMNS}, s.traits, s.duplicate_key
      from ${jobRows(query)} s
      where s.closes_at > ${now}::timestamptz and ${hasWords}
      ${hidden ? sql`and ${isNoneOf('s.id', hidden.jobs)} and ${isNoneOf('s.company_id', hidden.companies)}` : sql``}
      ${isPlaced ? sql`and (s.nationwide or ${isNear('s', sets)})` : sql``}`,
      )
    : matching(
        'review',
        where,
        query,
        hasWords => sql`
      select s.id, s.posted_at, s.company_id, s.industry_id, s.type_set, s.role_set, s.area_set, s.spot_set, s.overall,
        s.helpful, null::bigint as duplicate_key
      from review_search s
      where ${hasWords} ${isPlaced ? sql`and ${isNear('s', sets)}` : sql``}`,
      )
}

/** The rows of all jobs, or of those that a run of the alerts looks at. */
const jobRows = ({ alertRun }: SearchQuery): Sql =>
  alertRun === undefined ? sql`job_search` : sql`(select * from alert_candidates where run_id = ${alertRun}::int)`

export const isNear = (row: string, { near }: Sets): Sql =>
  sql`${sql.ref(`${row}.spot_set`)} = any(${[...near.keys()]}::int[])`

export const queryOf = (text: string): Sql => sql`to_tsquery('pg_catalog.simple', ${text})`

/** A word that must not occur must not occur anywhere, whatever the title says. */
const isMinus = ({ tsquery }: SearchQuery, where: Where): boolean => where === 'title' && tsquery.includes('!')

/** Whether one job or review has the words, read from its text: (has). */
export function hasWordsInText(query: SearchQuery, where: Where, id: Sql): Sql {
  const { scope, tsquery } = query
  const places: Where[] = isMinus(query, where) ? [where, 'words'] : [where]
  const has = places.map(place => sql`${sql.ref(`t.${place}`)} @@ ${queryOf(tsquery)}`)
  // Without the offset the planner may read all texts at once.
  return sql`select ${sql.join(has, sql` and `)} as has
    from ${sql.table(scope === 'jobs' ? 'job_text' : 'review_text')} t where t.id = ${id} offset 0`
}

/** What `select` reads of the rows `s` that have the words, which it is told as a condition. */
export function matching(
  noun: 'job' | 'review' | 'company',
  where: Where,
  query: SearchQuery,
  select: (hasWords: Sql) => Sql,
): Sql {
  const { tsquery, split, ranking } = query
  const column = where === 'title' ? 'title' : 'words'
  const has = (text: string, place = column) => sql`${sql.ref(`${noun}_${place}`)}(s.id) @@ ${queryOf(text)}`
  if (where === 'preferred' && ranking?.preferred) {
    return select(tsquery === '' ? has(ranking.preferred) : sql`${has(tsquery)} and ${has(ranking.preferred, 'title')}`)
  } else if (tsquery === '') {
    return select(sql`true`)
  } else if (where === 'partly') {
    return select(sql`${has(tsquery)} and ${has(ranking?.looseTsquery || tsquery, 'title')}`)
  }
  const all = (condition: Sql) => (isMinus(query, where) ? sql`${condition} and ${has(tsquery, 'words')}` : condition)
  if (!split) {
    return select(all(has(tsquery)))
  }
  const phrased = sql`${has(split.near)} and exists (
    select from ${sql.table(`${noun}_text`)} t where t.id = s.id and ${sql.ref(`t.${column}`)} @@ ${queryOf(tsquery)})`
  return sql`${select(all(has(split.exact)))} union all ${select(all(phrased))}`
}
