import { type RawBuilder, sql } from 'kysely'
import type { Question } from './question'
import type { Sets } from './set-queries'

type Sql = RawBuilder<unknown>

/** Where the words must stand: anywhere, or in the title. */
export type Where = 'words' | 'title'

/** The narrow rows of jobs or reviews that meet words, place and time, in the columns that lists count and sort by. */
export function selectRows(question: Question, sets: Sets, where: Where = 'words'): Sql {
  const { scope, now, places } = question
  const isPlaced = places.length > 0
  return scope === 'jobs'
    ? sql`
      select s.id, s.posted_at, s.opens_at, s.closes_at, s.company_id, s.industry_id, s.type_set, s.role_set, s.area_set,
        s.spot_set, s.pay, s.pattern, s.visa, s.nationwide
      from job_search s
      where s.closes_at > ${now}::timestamptz
      ${matching('job', where, question)}
      ${isPlaced ? sql`and (s.nationwide or ${isNear('s', sets)})` : sql``}`
    : sql`
      select s.id, s.posted_at, s.company_id, s.industry_id, s.type_set, s.role_set, s.area_set, s.spot_set, s.overall,
        s.helpful
      from review_search s
      where true
      ${matching('review', where, question)}
      ${isPlaced ? sql`and ${isNear('s', sets)}` : sql``}`
}

export const isNear = (row: string, { near }: Sets): Sql =>
  sql`${sql.ref(`${row}.spot_set`)} = any(${[...near.keys()]}::int[])`

/** "and ...": the rows `s` of a list that have the words; nothing where there are none. */
export function matching(noun: 'job' | 'review' | 'company', where: Where, { tsquery, split }: Question): Sql {
  const query = (text: string) => sql`to_tsquery('pg_catalog.english', ${text})`
  const has = (row: string, text: string) =>
    sql`${sql.ref(`${noun}_${where}`)}(${sql.ref(`${row}.id`)}) @@ ${query(text)}`
  if (tsquery === '') {
    return sql``
  } else if (!split) {
    return sql`and ${has('s', tsquery)}`
  }
  const phrased = sql`select p.id from ${sql.table(`${noun}_search`)} p join ${sql.table(`${noun}_text`)} t using (id)
    where ${has('p', split.near)} and ${sql.ref(`t.${where}`)} @@ ${query(tsquery)}`
  return sql`and (${has('s', split.exact)} or s.id = any(array(${phrased})))`
}
