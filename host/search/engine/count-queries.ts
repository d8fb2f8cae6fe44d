import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/tables'
import { conditionsOf, whereAll } from './condition-queries'
import { selectEmployers } from './employer-queries'
import { selectRows } from './row-queries'
import type { SearchQuery } from './search-query'
import { findSets, type Sets } from './set-queries'
import { countWhole, isWhole } from './stored-count-queries'

type Sql = RawBuilder<unknown>

/** Counts each of several lists, those with words, choices or places in one statement. */
export async function countEach(db: Db, queries: readonly SearchQuery[]): Promise<number[]> {
  const open = queries.filter(query => !isWhole(query))
  const [whole, counts] = await Promise.all([
    Promise.all(queries.map(query => (isWhole(query) ? countWhole(db, query) : undefined))),
    selectCounts(db, open).then(parts => readCounts(db, parts)),
  ])
  return queries.map((query, index) => whole[index] ?? counts[open.indexOf(query)] ?? 0)
}

async function readCounts(db: Db, parts: readonly Sql[]): Promise<number[]> {
  if (parts.length === 0) {
    return []
  }
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(parts)}] as counts`.execute(db)
  return rows[0]?.counts ?? []
}

/** So many lists are tried by one statement. */
const TRIED = 8

/** Finds the first of several lists that is not empty, by its place among them, with its total. */
export async function findFirst(
  db: Db,
  queries: readonly SearchQuery[],
): Promise<{ index: number; total: number } | undefined> {
  for (let start = 0; start < queries.length; start += TRIED) {
    const parts = await selectCounts(db, queries.slice(start, start + TRIED))
    // Each is only counted if those before it are empty.
    const tries = parts.map(
      (part, i) => sql`(select array[${sql.lit(i)}, total] from (select ${part} as total) t where total > 0)`,
    )
    const { rows } = await sql<{ found: number[] | null }>`select coalesce(${sql.join(tries)}) as found`.execute(db)
    const [index, total] = rows[0]?.found ?? []
    if (index !== undefined && total !== undefined) {
      return { index: start + index, total }
    }
  }
  return undefined
}

async function selectCounts(db: Db, queries: readonly SearchQuery[]): Promise<Sql[]> {
  const sets = await Promise.all(queries.map(query => findSets(db, query)))
  return queries.map((query, i) => {
    const own = sets[i] ?? { near: new Map(), away: [] }
    const results = query.scope === 'companies' ? selectEmployers(query, own) : selectResults(query, own)
    return sql`(select count(*)::int from (${results}) results)`
  })
}

const selectResults = (query: SearchQuery, sets: Sets) =>
  sql`select id from (${selectRows(query, sets)}) rows ${whereAll(Object.values(conditionsOf(query, sets)))}`
