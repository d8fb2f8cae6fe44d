import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/tables'
import { countWhole, isWhole } from './kept-queries'
import type { Question } from './question'
import { selectRows } from './row-queries'
import { missConditions } from './scan-queries'
import { findSets } from './set-queries'

/** What only a job can meet. */
const JOB_KEYS = ['type', 'role', 'for'] as const

/** Only how many there are: for the other lists, and for ways on from an empty one. */
export async function countOnly(db: Kysely<Database>, question: Question): Promise<number> {
  if (isWhole(question)) {
    return countWhole(db, question)
  }
  const sets = await findSets(db, question)
  const conditions = Object.values(missConditions(question, sets))
  const jobs = question.places.length > 0 || JOB_KEYS.some(key => question.choices.some(choice => choice.key === key))
  const { rows } = await sql<{ count: number }>`
    select count(distinct id)::int as count from (${selectRows(question, sets, { jobs })}) rows
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}`.execute(db)
  return rows[0]?.count ?? 0
}
