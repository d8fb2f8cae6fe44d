import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/tables'
import { bestPage } from './best-queries'
import { conditionsOf, whereAll } from './condition-queries'
import { isNear, NEWEST, selectMatches, selectRows } from './row-queries'
import type { PageRow, SearchQuery } from './search-query'
import { milesOf, type Sets } from './set-queries'

type Sql = RawBuilder<unknown>

export async function readPage(db: Db, query: SearchQuery, sets: Sets): Promise<PageRow[]> {
  const page = query.sort === 'best' ? bestPage(query, sets) : sortedPage(query, sets)
  const { rows } = await page.execute(db)
  return rows
}

export async function findFeatured(db: Db, query: SearchQuery, sets: Sets): Promise<number[]> {
  if (query.featured.length === 0) {
    return []
  }
  const isFeatured = sql`id = any(${[...query.featured]}::int[])`
  const { rows } = await sql<{ id: number }>`${selectIds(query, sets, [isFeatured])}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Runs several queries in one statement, for small lists of jobs. */
export async function findEach(db: Db, lookups: readonly { query: SearchQuery; sets: Sets }[]): Promise<number[][]> {
  const each = lookups.map(
    ({ query, sets }, n) => sql`
      select ${sql.lit(n)} as n, array(${selectIds(query, sets)}) as ids`,
  )
  const { rows } = await sql<{ n: number; ids: number[] }>`${sql.join(each, sql` union all `)}`.execute(db)
  const ids = new Map(rows.map(row => [row.n, row.ids]))
  return lookups.map((_, n) => ids.get(n) ?? [])
}

function selectIds(query: SearchQuery, sets: Sets, conditions: readonly Sql[] = []): Sql {
  const all = [...Object.values(conditionsOf(query, sets)), ...conditions]
  return sql`select id from (${selectRows(query, sets)}) rows ${whereAll(all)}`
}

/** Orders need no tie-breaker here: the id comes last and makes them stable. */
const ORDERS: Readonly<Record<string, Sql>> = {
  closing: sql`closes_at`,
  salary: sql`pay desc nulls last`,
  highest: sql`overall desc, ${NEWEST}`,
  lowest: sql`overall, ${NEWEST}`,
  helpful: sql`helpful desc, ${NEWEST}`,
}

function sortedPage(query: SearchQuery, sets: Sets) {
  const { sort, tsquery, places, limit, offset } = query
  const isLocalFirst = sort === 'newest' && tsquery === '' && places.length > 0
  const order =
    sort === 'nearest'
      ? sql`${milesOf(sets)} nulls last, ${NEWEST}`
      : // Nationwide jobs come after jobs in the place.
        isLocalFirst
        ? sql`${isNear('matches', sets)} desc, ${NEWEST}`
        : (ORDERS[sort] ?? NEWEST)
  return sql<PageRow>`
    select id, spot_set, duplicate_key::text from ${selectMatches(query, sets)}
    order by ${order}, id desc limit ${limit} offset ${offset}`
}
