import type { Db } from '../db/tables'
import { listPage } from './engine'
import { withSort, queryOf } from './resolve'
import type { ResolvedSearch } from './resolved-search'
import { listWider } from './wider'

/** A list with fewer matches also shows near matches. */
const FEW = 10
const SHOWN = 10
const MAX_TRIED = 10

/** Closest first, after the first `tried` wider searches. No count includes them. */
export async function findNearMatches(
  db: Db,
  resolved: ResolvedSearch,
  { now, total, tried, shown }: { now: Date; total: number; tried: number; shown: readonly number[] },
): Promise<number[]> {
  const ids = new Set<number>()
  const isFew = total > 0 && total < FEW && resolved.effective.page === 1
  for (const wider of isFew ? listWider(resolved).slice(tried, tried + MAX_TRIED) : []) {
    const query = queryOf(withSort(wider.resolved), now)
    const found = await listPage(db, { ...query, limit: SHOWN + total, offset: 0 })
    found.filter(id => !shown.includes(id)).forEach(id => ids.add(id))
    if (ids.size >= SHOWN) {
      break
    }
  }
  return [...ids].slice(0, SHOWN)
}
