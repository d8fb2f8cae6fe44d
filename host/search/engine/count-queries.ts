import { sql } from 'kysely'
import type { Db } from '../../db/tables'
import { conditionsOf, whereAll } from './condition-queries'
import { selectEmployers } from './employer-queries'
import { selectRows } from './row-queries'
import type { SearchQuery } from './search-query'
import { findSets, type Sets } from './set-queries'
import { countWhole, isWhole } from './stored-count-queries'

/** Only how many there are: for the other lists, and for ways on from an empty one. */
export async function countOnly(db: Db, query: SearchQuery): Promise<number> {
  if (isWhole(query)) {
    return countWhole(db, query)
  }
  const sets = await findSets(db, query)
  const results = query.scope === 'companies' ? selectEmployers(query, sets) : selectResults(query, sets)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${results}) results`.execute(db)
  return rows[0]?.count ?? 0
}

const selectResults = (query: SearchQuery, sets: Sets) =>
  sql`select id from (${selectRows(query, sets)}) rows ${whereAll(Object.values(conditionsOf(query, sets)))}`
