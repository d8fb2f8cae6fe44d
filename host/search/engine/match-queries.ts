import { type RawBuilder, sql } from 'kysely'
import { conditionsOf, whereAll } from './condition-queries'
import { selectRows } from './row-queries'
import type { SearchQuery } from './search-query'
import type { Sets } from './set-queries'

type Sql = RawBuilder<unknown>

/** All matches, for orders that no index knows, or for the planner to choose one. */
export function selectMatches(query: SearchQuery, sets: Sets): Sql {
  const { show: _, ...chosen } = conditionsOf(query, sets)
  const conditions = whereAll(Object.values(conditionsOf(query, sets)))
  // The planner takes rare words, and rare pairs of choices, for more common than they are, and would walk along the
  // dates, through the whole table, until it has found enough of them. Those are found first, and sorted then.
  const isGuessed = query.tsquery !== '' || Object.keys(chosen).length + Math.min(query.places.length, 1) > 1
  const fence = isGuessed ? sql`offset 0` : sql``
  return sql`(select * from (${selectRows(query, sets)}) rows ${conditions} ${fence}) matches`
}
