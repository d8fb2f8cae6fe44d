import type { Db } from '../../../db/tables'
import { countFacet, isWhole, loneFacet, readWhole } from './kept-queries'
import type { Found, Question } from './question'
import { scan } from './scan-queries'
import { findSets } from './set-queries'

/** Answers a question: page, total and counts. Sorts by the clock of the question, so tests may choose it. */
export async function ask(db: Db, question: Question): Promise<Found> {
  if (isWhole(question)) {
    return { ...(await readWhole(db, question)), near: new Map() }
  }
  const lone = loneFacet(question)
  const sets = await findSets(db, question)
  const [found, kept] = await Promise.all([scan(db, question, sets, lone), lone ? countFacet(db, question, lone) : []])
  return { ...found, counts: [...found.counts, ...kept], near: sets.near }
}
