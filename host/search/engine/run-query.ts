import type { Db } from '../../db/tables'
import { scan } from './scan-queries'
import type { QueryResult, SearchQuery } from './search-query'
import { findSets } from './set-queries'
import { countFacet, isWhole, findStoredFacet, readWhole } from './stored-count-queries'

/** Answers a query: page, total and counts. Sorts by the clock of the query, so tests may choose it. */
export async function runQuery(db: Db, query: SearchQuery): Promise<QueryResult> {
  if (isWhole(query)) {
    return { ...(await readWhole(db, query)), near: new Map() }
  }
  const storedFacet = findStoredFacet(query)
  const sets = await findSets(db, query)
  const [found, stored] = await Promise.all([
    scan(db, query, sets, storedFacet),
    storedFacet ? countFacet(db, query, storedFacet) : [],
  ])
  return { ...found, counts: [...found.counts, ...stored], near: sets.near }
}
