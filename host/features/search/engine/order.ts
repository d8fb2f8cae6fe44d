import { type RawBuilder, sql } from 'kysely'
import type { Question } from './question'
import type { Sets } from './sets'

type Sql = RawBuilder<unknown>

/** So many of the newest matches are ranked by their words; deeper ones follow, newest first. */
const RANKED = 200

/** The common table expression `page` (id, spot_set, number) over `matches`, and what it needs before it. */
export function orderOf(question: Question, sets: Sets): Sql {
  const { scope, sort, limit, offset } = question
  if (scope === 'companies') {
    return companyPage(question)
  }
  const isBest = sort === 'best' && question.tsquery !== ''
  const from = isBest
    ? sql`matches left join ranked using (id)`
    : sort === 'nearest'
      ? sql`matches left join unnest(${[...sets.near.keys()]}::int[], ${[...sets.near.values()]}::float8[])
          as near (spot_set, miles) using (spot_set)`
      : sql`matches`
  return sql`
    ${isBest ? ranked(question) : sql``}
    page as (
      select id, spot_set, row_number() over () as number from (
        select matches.id, matches.spot_set from ${from} where miss = 0
        order by ${isBest ? sql`ranked.score desc nulls last, ${NEWEST}` : (ORDERS[sort] ?? NEWEST)}, matches.id desc
        limit ${limit} offset ${offset}
      ) ordered
    )`
}

const NEWEST = sql`posted_at desc`

/** The id, which comes last, makes every order stable. */
const ORDERS: Readonly<Record<string, Sql>> = {
  closing: sql`closes_at`,
  nearest: sql`near.miles nulls last, ${NEWEST}`,
  salary: sql`pay desc nulls last`,
  highest: sql`overall desc, ${NEWEST}`,
  lowest: sql`overall, ${NEWEST}`,
  helpful: sql`helpful desc, ${NEWEST}`,
}

/**
 * Scores of the newest matches: those with all words in the title, and the newest of all. Reading the text of every
 * match of a broad word would take longer than anybody waits.
 */
function ranked({ scope, tsquery, typedTsquery }: Question): Sql {
  const noun = scope === 'jobs' ? 'job' : 'review'
  const title = sql.ref(`${noun}_title`)
  const query = sql`to_tsquery('pg_catalog.english', ${tsquery})`
  const typed = sql`to_tsquery('pg_catalog.english', ${typedTsquery || tsquery})`
  return sql`
    titled as materialized (select s.id from ${sql.table(`${noun}_search`)} s where ${title}(s.id) @@ ${query}),
    candidates as materialized (
      (select id from matches where miss = 0 and id in (select id from titled)
        order by posted_at desc, id desc limit ${RANKED})
      union
      (select id from matches where miss = 0 order by posted_at desc, id desc limit ${RANKED})
    ),
    ranked as materialized (
      select t.id,
        case when t.title @@ ${typed} then 2 + ts_rank_cd(t.title, ${typed}, 2)
            when t.title @@ ${query} then 1 + ts_rank_cd(t.title, ${query}, 2) else 0 end
          + ts_rank('{0.02, 0.2, 0.4, 1}', t.words, ${query}) as score
      from candidates join ${sql.table(`${noun}_text`)} t using (id)
    ),`
}

const COMPANY_ORDERS: Readonly<Record<string, Sql>> = {
  'most-reviewed': sql`r.review_count desc nulls last`,
  rating: sql`r.overall desc nulls last, r.review_count desc nulls last`,
  role: sql`r.role desc nulls last, r.review_count desc nulls last`,
  company: sql`r.company desc nulls last, r.review_count desc nulls last`,
  culture: sql`r.culture desc nulls last, r.review_count desc nulls last`,
  'a-z': sql`lower(s.name)`,
}

function companyPage({ sort, limit, offset }: Question): Sql {
  return sql`
    page as (
      select id, spot_set, row_number() over () as number from (
        select s.id, s.spot_set from company_search s left join company_ratings r on r.company_id = s.id
        where s.id in (select id from matches where miss = 0)
        order by ${COMPANY_ORDERS[sort] ?? COMPANY_ORDERS['most-reviewed']}, lower(s.name), s.id
        limit ${limit} offset ${offset}
      ) ordered
    )`
}
