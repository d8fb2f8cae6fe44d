import { type RawBuilder, sql } from 'kysely'
import type { Question } from './question'
import type { Sets } from './set-queries'

type Sql = RawBuilder<unknown>

/** So many of the newest matches are ranked by their words; deeper ones follow, newest first. */
const RANKED = 200

/** The common table expression `page` (id, spot_set, number) over `matches`, and what it needs before it. */
export function orderOf(question: Question, sets: Sets, judged: Judge): Sql {
  if (question.scope === 'companies') {
    return companyPage(question)
  } else if (question.sort === 'best' && question.tsquery !== '') {
    return bestPage(question, judged)
  }
  const { sort, limit, offset } = question
  const order = sort === 'nearest' ? sql`${milesOf(sets)} nulls last, ${NEWEST}` : (ORDERS[sort] ?? NEWEST)
  return sql`
    page as (
      select id, spot_set, row_number() over () as number from (
        select id, spot_set from matches where miss = 0 order by ${order}, id desc limit ${limit} offset ${offset}
      ) ordered
    )`
}

/** The narrow rows of a question that meet everything, found by these words instead of its own. */
export type Judge = (words: 'title') => Sql

/** Looked up, not joined: the planner cannot know how many rows match, and would loop over all of the places. */
const milesOf = ({ near }: Sets): Sql =>
  sql`(${JSON.stringify(Object.fromEntries(near))}::jsonb ->> spot_set::text)::float8`

const NEWEST = sql`posted_at desc`

/** The id, which comes last, makes every order stable. */
const ORDERS: Readonly<Record<string, Sql>> = {
  closing: sql`closes_at`,
  salary: sql`pay desc nulls last`,
  highest: sql`overall desc, ${NEWEST}`,
  lowest: sql`overall, ${NEWEST}`,
  helpful: sql`helpful desc, ${NEWEST}`,
}

/**
 * The newest matches by score: those with all words in the title, and the newest of all. Reading the text of every match
 * of a broad word would take longer than anybody waits; what lies deeper follows, newest first.
 */
function bestPage({ scope, tsquery, typedTsquery, limit, offset }: Question, judged: Judge): Sql {
  const noun = scope === 'jobs' ? 'job' : 'review'
  const query = sql`to_tsquery('pg_catalog.english', ${tsquery})`
  const typed = sql`to_tsquery('pg_catalog.english', ${typedTsquery || tsquery})`
  const newest = sql`select id, spot_set, posted_at from matches where miss = 0`
  // Every match is ranked where there are few, so only deep pages need the rest.
  const rest =
    offset + limit > RANKED
      ? sql`union all (select id, spot_set, posted_at, null from (${newest}) m
          where id not in (select id from ranked) order by ${NEWEST}, id desc limit ${offset + limit})`
      : sql``
  return sql`
    candidates as materialized (
      (select id, spot_set, posted_at from (${judged('title')}) titled order by ${NEWEST}, id desc limit ${RANKED})
      union
      (${newest} order by ${NEWEST}, id desc limit ${RANKED})
    ),
    ranked as materialized (
      select c.id, c.spot_set, c.posted_at,
        case when t.title @@ ${typed} then 2 + ts_rank_cd(t.title, ${typed}, 2)
            when t.title @@ ${query} then 1 + ts_rank_cd(t.title, ${query}, 2) else 0 end
          + ts_rank('{0.02, 0.2, 0.4, 1}', t.words, ${query}) as score
      from candidates c join ${sql.table(`${noun}_text`)} t using (id)
    ),
    page as (
      select id, spot_set, row_number() over () as number from (
        select id, spot_set from (select * from ranked ${rest}) scored
        order by score desc nulls last, ${NEWEST}, id desc limit ${limit} offset ${offset}
      ) ordered
    )`
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
