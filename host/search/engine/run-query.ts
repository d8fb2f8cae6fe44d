import type { Db } from '../../db/tables'
import { readPage as readEmployers } from './company-queries'
import { readPage } from './page-queries'
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

/** The ids of a page alone, without grouping jobs that differ only in their place. */
export async function listPage(db: Db, query: SearchQuery): Promise<number[]> {
  const sets = await findSets(db, query)
  const page = query.scope === 'companies' ? await readEmployers(db, query, sets) : await readPage(db, query, sets)
  return page.map(({ id }) => id)
}
