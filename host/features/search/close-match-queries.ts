import { sql } from 'kysely'
import type { Db } from '../../db/tables'
import { ask } from './engine'
import { questionOf, type Understood } from './load'
import { closeness } from './words'

/** With fewer matches than this, what matches only some of the words is shown below them. */
const FEW = 10
const SHOWN = 10
/** So many of the newest that hold any of the words are looked at. */
const CANDIDATES = 300

const TABLES = {
  jobs: { text: 'job_text', source: sql`select id, title from jobs` },
  reviews: { text: 'review_text', source: sql`select id, headline || ' ' || job_title as title from reviews` },
  companies: { text: 'company_text', source: sql`select id, name as title from companies` },
} as const

/**
 * Ids of what matches some of the words where few match all of them, the closest first, in the same place and with the
 * same filters. They are in no count.
 */
export async function findCloseMatches(
  db: Db,
  understood: Understood,
  { now, total, shown }: { now: Date; total: number; shown: readonly number[] },
): Promise<number[]> {
  const { words, explicit } = understood
  const isWorthwhile = words.looseTsquery !== '' && words.groups.length > 1
  if (total >= FEW || explicit.page > 1 || !isWorthwhile) {
    return []
  }
  const loose = { tsquery: words.looseTsquery, split: undefined, typedTsquery: '', limit: CANDIDATES, offset: 0 }
  const sort = explicit.scope === 'companies' ? 'most-reviewed' : 'newest'
  const { ids } = await ask(db, { ...questionOf(understood, now), ...loose, sort })
  const rest = ids.filter(id => !shown.includes(id))
  const { text, source } = TABLES[explicit.scope]
  const score = closeness(words, { title: sql`t.title`, words: sql`t.words`, text: sql`s.title` })
  const { rows } = await sql<{ id: number }>`
    select id from (select t.id, ${score} as score from ${sql.table(text)} t join (${source}) s on s.id = t.id
      where t.id = any(${rest}::int[])) scored
    order by score desc, id desc limit ${SHOWN}`.execute(db)
  return rows.map(({ id }) => id)
}
