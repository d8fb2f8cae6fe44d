import type { Db } from '../../db/tables'
import { countFacet, isWhole, loneFacet, readWhole } from './kept-queries'
import { scan } from './scan-queries'
import type { QueryResult, SearchQuery } from './search-query'
import { findSets } from './set-queries'

/** Answers a query: page, total and counts. Sorts by the clock of the query, so tests may choose it. */
export async function runQuery(db: Db, query: SearchQuery): Promise<QueryResult> {
  if (isWhole(query)) {
    return { ...(await readWhole(db, query)), near: new Map() }
  }
  const lone = loneFacet(query)
  const sets = await findSets(db, query)
  const [found, kept] = await Promise.all([scan(db, query, sets, lone), lone ? countFacet(db, query, lone) : []])
  return { ...found, counts: [...found.counts, ...kept], near: sets.near }
}
