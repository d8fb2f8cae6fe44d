import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import { conditionsOf, whereAll } from './condition-queries'
import { selectEmployers } from './employer-queries'
import { countWhole, isWhole } from './kept-queries'
import type { Question } from './question'
import { selectRows } from './row-queries'
import { findSets, type Sets } from './set-queries'

/** Only how many there are: for the other lists, and for ways on from an empty one. */
export async function countOnly(db: Db, question: Question): Promise<number> {
  if (isWhole(question)) {
    return countWhole(db, question)
  }
  const sets = await findSets(db, question)
  const results = question.scope === 'companies' ? selectEmployers(question, sets) : selectResults(question, sets)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${results}) results`.execute(db)
  return rows[0]?.count ?? 0
}

const selectResults = (question: Question, sets: Sets) =>
  sql`select id from (${selectRows(question, sets)}) rows ${whereAll(Object.values(conditionsOf(question, sets)))}`
