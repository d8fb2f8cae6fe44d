import { type RawBuilder, sql } from 'kysely'
import { conditionsOf, whereAll } from './condition-queries'
import { hasWordsInText, selectRows } from './row-queries'
import type { SearchQuery } from './search-query'
import type { Sets } from './set-queries'

type Sql = RawBuilder<unknown>

export const NEWEST = sql`posted_at desc`

/** Words that so many of so many newest rows have are common, and are found by walking along the dates. */
const COMMON = 6
const SAMPLE = 100
/** A walk for more than this takes longer than finding all matches. */
const MOST_WALKED = 200
/** So many rows are walked past for each match that is wanted, before all matches are found after all. */
const STEPS = 30

/**
 * The newest rows that meet everything, `most` at most: (id, spot_set, posted_at, duplicate_key). A list finds all of its matches and sorts them,
 * for along the dates a rare word would be looked for in the whole table. Only words that are common among the newest rows, with
 * no choice beside them, are found by walking, and no further than a common word needs.
 */
export function selectNewest(query: SearchQuery, sets: Sets, most: number): Sql {
  const conditions = whereAll(Object.values(conditionsOf(query, sets)))
  const newest = (rows: Sql) => sql`
    select id, spot_set, posted_at, duplicate_key from ${rows} order by ${NEWEST}, id desc limit ${most}`
  // Without the offset the planner walks along the dates by itself.
  const all = (gate: Sql) =>
    newest(sql`(select * from (${selectRows(query, sets)}) rows ${conditions} offset 0) matches ${gate}`)
  const isAlone = query.choices.length + query.places.length === 0
  if (query.tsquery === '' || !isAlone || most > MOST_WALKED) {
    return all(sql``)
  }
  const wordless = { ...query, tsquery: '', split: undefined }
  const walk = (rows: number) => sql`
    (select * from (${selectRows(wordless, sets)}) rows ${conditions} order by ${NEWEST}, id desc limit ${rows}) newest
    cross join lateral (${hasWordsInText(query, sql`newest.id`)}) text`
  return sql`
    with sample as materialized (select count(*) filter (where has) as matches from ${walk(SAMPLE)}),
    walked as materialized (
      ${newest(sql`${walk(most * STEPS)} where has and (select matches from sample) >= ${COMMON}`)}
    )
    select * from walked where (select count(*) from walked) = ${most}
    union all select * from (${all(sql`where (select count(*) from walked) < ${most}`)}) others`
}
