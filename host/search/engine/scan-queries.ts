import type { Db } from '../../db/tables'
import { startEarly } from '../../lib/start-early'
import { scanCompanies } from './company-queries'
import { readRows } from './duplicate-queries'
import { countMatches } from './facet-queries'
import { findFeatured } from './page-queries'
import type { Facet, QueryResult, SearchQuery } from './search-query'
import type { Sets } from './set-queries'

/**
 * Page, total and all facet counts of a list, from its narrow rows. The counts are one statement, so they agree with one
 * another; the page is another, which a server reads at the same time. `storedFacet` is a facet whose counts are known elsewhere.
 */
export async function scan(
  db: Db,
  query: SearchQuery,
  sets: Sets,
  storedFacet?: Facet,
): Promise<Omit<QueryResult, 'near'>> {
  if (query.scope === 'companies') {
    return scanCompanies(db, query, sets)
  }
  const counting = startEarly(countMatches(db, query, sets, storedFacet))
  const total = startEarly(counting.then(counted => counted.total))
  const [counted, page, featured] = await Promise.all([
    counting,
    readRows(db, query, sets, total),
    findFeatured(db, query, sets),
  ])
  return { ...counted, ...page, featured }
}
