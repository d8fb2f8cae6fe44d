import { type RawBuilder, sql } from 'kysely'
import type { Question } from './question'
import type { Sets } from './set-queries'

type Sql = RawBuilder<unknown>

/** Where the words must stand: anywhere, or in the title. */
export type Where = 'words' | 'title'

/** The narrow rows of jobs or reviews that meet words, place and time, in the columns that lists count and sort by. */
export function selectRows({ scope, now, tsquery, places }: Question, sets: Sets, where: Where = 'words'): Sql {
  const isPlaced = places.length > 0
  return scope === 'jobs'
    ? sql`
      select s.id, s.posted_at, s.opens_at, s.closes_at, s.company_id, s.industry_id, s.type_set, s.role_set, s.area_set,
        s.spot_set, s.pay, s.pattern, s.visa, s.nationwide
      from job_search s
      where s.closes_at > ${now}::timestamptz
      ${matching(sql`${sql.ref(`job_${where}`)}(s.id)`, tsquery)}
      ${isPlaced ? sql`and (s.nationwide or ${isNear('s', sets)})` : sql``}`
    : sql`
      select s.id, s.posted_at, s.company_id, s.industry_id, s.type_set, s.role_set, s.area_set, s.spot_set, s.overall,
        s.helpful
      from review_search s
      where true
      ${matching(sql`${sql.ref(`review_${where}`)}(s.id)`, tsquery)}
      ${isPlaced ? sql`and ${isNear('s', sets)}` : sql``}`
}

export const isNear = (row: string, { near }: Sets): Sql =>
  sql`${sql.ref(`${row}.spot_set`)} = any(${[...near.keys()]}::int[])`

export const matching = (words: Sql, tsquery: string): Sql =>
  tsquery === '' ? sql`` : sql`and ${words} @@ to_tsquery('pg_catalog.english', ${tsquery})`
