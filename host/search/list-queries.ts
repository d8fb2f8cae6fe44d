import type { HiddenIds } from '../db/hidden'
import type { Db } from '../db/tables'
import type { Scope } from './address'
import { defaultSort, emptyState } from './address/state'
import type { Choice } from './choice-queries'
import { runQuery, findFeatured, findSets } from './engine'
import { queryOf } from './resolve'
import type { ResolvedSearch } from './resolved-search'

export interface FirstOptions {
  choices: readonly Choice[]
  now: Date
  limit: number
  hidden?: HiddenIds | undefined
}

export function listFirst(db: Db, scope: Scope, { choices, now, limit, hidden }: FirstOptions) {
  return runQuery(db, {
    ...{ scope, now, choices, limit, hidden, offset: 0, sort: defaultSort(emptyState(scope), false) },
    ...{ tsquery: '', places: [], refinements: {}, featured: [] },
  })
}

/** Never runs a wider search. */
export async function findMatching(
  db: Db,
  search: ResolvedSearch,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<number[]> {
  const query = { ...queryOf(search, now), featured: ids }
  return findFeatured(db, query, await findSets(db, query))
}
