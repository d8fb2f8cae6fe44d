import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/tables'
import { conditionsOf, whereAll } from './condition-queries'
import { selectEmployers } from './employer-queries'
import { selectRows } from './row-queries'
import type { SearchQuery } from './search-query'
import { findSets, type Sets } from './set-queries'
import { countWhole, isWhole } from './stored-count-queries'

type Sql = RawBuilder<unknown>

/** One statement counts all lists with words, choices or places. */
export async function countEach(db: Db, queries: readonly SearchQuery[]): Promise<number[]> {
  const open = queries.filter(query => !isWhole(query))
  const [whole, counts] = await Promise.all([
    Promise.all(queries.map(async query => (isWhole(query) ? await countWhole(db, query) : undefined))),
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

/** Lists of each search that one statement tries. */
const TRIED = 8

/** In each row of lists, finds the first list with results: its index and its total. */
export async function findFirsts(db: Db, rows: readonly (readonly SearchQuery[])[]): Promise<(First | undefined)[]> {
  const found = rows.map((): First | undefined => undefined)
  for (let start = 0; rows.some((row, n) => !found[n] && start < row.length); start += TRIED) {
    const pending = rows.flatMap((row, n) => (!found[n] && start < row.length ? [n] : []))
    const tries = await Promise.all(pending.map(n => trySome(db, rows[n]?.slice(start, start + TRIED) ?? [])))
    const answer = await sql<{ firsts: ([number, number] | null)[] }>`
      select json_build_array(${sql.join(tries)}) as firsts`.execute(db)
    for (const [i, n] of pending.entries()) {
      const first = answer.rows[0]?.firsts[i]
      found[n] = first ? { index: start + first[0], total: first[1] } : undefined
    }
  }
  return found
}

interface First {
  index: number
  total: number
}

async function trySome(db: Db, queries: readonly SearchQuery[]): Promise<Sql> {
  const counts = await selectCounts(db, queries)
  const tries = counts.map(
    (count, i) => sql`(select array[${sql.lit(i)}, total] from (select ${count} as total) t where total > 0)`,
  )
  return sql`to_json(coalesce(${sql.join(tries)}))`
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
