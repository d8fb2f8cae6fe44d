import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/tables'
import { countWhole, isWhole } from './kept'
import type { Question } from './question'
import { selectRows } from './rows'
import { missConditions } from './scan'
import { findSets } from './sets'

/** Only how many there are: for the other lists, and for ways on from an empty one. */
export async function countOnly(db: Kysely<Database>, question: Question): Promise<number> {
  if (isWhole(question)) {
    return countWhole(db, question)
  }
  const sets = await findSets(db, question)
  const conditions = Object.values(missConditions(question, sets))
  const { rows } = await sql<{ count: number }>`
    select count(distinct id)::int as count from (${selectRows(question, sets)}) rows
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}`.execute(db)
  return rows[0]?.count ?? 0
}
