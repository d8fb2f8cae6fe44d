import type { Db } from '../../../db/tables'
import { scanCompanies } from './company-queries'
import { countMatches } from './facet-queries'
import { findFeatured, readPage } from './page-queries'
import type { Facet, Found, Question } from './question'
import type { Sets } from './set-queries'

/**
 * Page, total and all facet counts of a list, from its narrow rows. The counts are one statement, so they agree with one
 * another; the page is another, which a server reads at the same time. `lone` is a facet whose counts somebody else knows.
 */
export async function scan(db: Db, question: Question, sets: Sets, lone?: Facet): Promise<Omit<Found, 'near'>> {
  if (question.scope === 'companies') {
    return scanCompanies(db, question, sets)
  }
  const [counted, page, featured] = await Promise.all([
    countMatches(db, question, sets, lone),
    readPage(db, question, sets),
    findFeatured(db, question, sets),
  ])
  return {
    ...counted,
    ids: page.map(({ id }) => id),
    spots: new Map(page.map(({ id, spot_set }) => [id, spot_set])),
    featured,
  }
}
