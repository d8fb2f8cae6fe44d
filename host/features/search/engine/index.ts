import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables'
import { countFacets, isWhole, loneFacet, readWhole } from './kept'
import type { Found, Question } from './question'
import { scan } from './scan'
import { findSets } from './sets'

export { countOnly } from './count'
export {
  CLOSING_DAYS,
  type Counted,
  type Facet,
  type Found,
  PATTERN_VALUES,
  PAY_BAND,
  type Question,
  SALARIES,
} from './question'

/** Answers a question: page, total and counts. Sorts by the clock of the question, so tests may choose it. */
export async function ask(db: Kysely<Database>, question: Question): Promise<Found> {
  if (isWhole(question)) {
    return { ...(await readWhole(db, question)), near: new Map() }
  }
  const lone = loneFacet(question)
  const sets = await findSets(db, question)
  const [found, kept] = await Promise.all([scan(db, question, sets, lone), lone ? countFacets(db, question) : []])
  const counts = found.counts.filter(({ facet }) => facet !== lone)
  return { ...found, counts: [...counts, ...kept.filter(({ facet }) => facet === lone)], near: sets.near }
}
