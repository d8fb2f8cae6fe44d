import type { Db } from '../../db/tables'
import { startEarly } from '../../lib/start-early'
import { readPage as readEmployers, scanCompanies } from './company-queries'
import { readRows } from './duplicate-queries'
import { countMatches } from './facet-queries'
import { findFeatured, readPage } from './page-queries'
import type { QueryResult, SearchQuery } from './search-query'
import { findSets, type Sets } from './set-queries'
import { countFacet, findStoredFacet, isWhole, readWhole } from './stored-count-queries'

/** Uses the time of the query, so that tests can choose it. */
export async function runQuery(db: Db, query: SearchQuery): Promise<QueryResult> {
  if (isWhole(query)) {
    return { ...(await readWhole(db, query)), near: new Map() }
  }
  const sets = await findSets(db, query)
  const found = query.scope === 'companies' ? await scanCompanies(db, query, sets) : await scan(db, query, sets)
  return { ...found, near: sets.near }
}

/** One statement computes all counts, so that they are consistent. Another reads the page in parallel. */
export async function scan(db: Db, query: SearchQuery, sets: Sets): Promise<Omit<QueryResult, 'near'>> {
  const storedFacet = findStoredFacet(query)
  const counting = startEarly(countMatches(db, query, sets, storedFacet))
  const [{ total, counts }, stored, page, featured] = await Promise.all([
    counting,
    storedFacet ? countFacet(db, query, storedFacet) : [],
    readRows(db, query, sets, startEarly(counting.then(counted => counted.total))),
    findFeatured(db, query, sets),
  ])
  return { total, counts: [...counts, ...stored], ...page, featured }
}

/** Does not group jobs that differ only in their place. */
export async function listPage(db: Db, query: SearchQuery): Promise<number[]> {
  const sets = await findSets(db, query)
  const page = query.scope === 'companies' ? await readEmployers(db, query, sets) : await readPage(db, query, sets)
  return page.map(({ id }) => id)
}
