import type { Db } from '../../db/tables'
import { startEarly } from '../../lib/start-early'
import { readPage as readEmployers, scanCompanies } from './company-queries'
import { readRows } from './duplicate-queries'
import { countMatches } from './facet-queries'
import { findFeatured, readPage } from './page-queries'
import type { QueryResult, SearchQuery } from './search-query'
import { findSets, type Sets } from './set-queries'
import { countFacet, findStoredFacet, isWhole, readWhole } from './stored-count-queries'

/** Answers a query: page, total and counts. Sorts by the clock of the query, so tests may choose it. */
export async function runQuery(db: Db, query: SearchQuery): Promise<QueryResult> {
  if (isWhole(query)) {
    return { ...(await readWhole(db, query)), near: new Map() }
  }
  const sets = await findSets(db, query)
  const found = query.scope === 'companies' ? await scanCompanies(db, query, sets) : await scan(db, query, sets)
  return { ...found, near: sets.near }
}

/**
 * Page, total and all facet counts of a list, from its narrow rows. The counts are one statement, so they agree with one
 * another; the page is another, which a server reads at the same time.
 */
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

/** The ids of a page alone, without grouping jobs that differ only in their place. */
export async function listPage(db: Db, query: SearchQuery): Promise<number[]> {
  const sets = await findSets(db, query)
  const page = query.scope === 'companies' ? await readEmployers(db, query, sets) : await readPage(db, query, sets)
  return page.map(({ id }) => id)
}
