import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/tables'
import { conditionsOf, whereAll } from './condition-queries'
import { NEWEST, selectNewest } from './newest-queries'
import type { Question } from './question'
import { selectRows, type Where } from './row-queries'
import type { Sets } from './set-queries'

type Sql = RawBuilder<unknown>

interface PageRow {
  id: number
  spot_set: number
}

/** The page of a list of jobs or reviews, in order. */
export async function readPage(db: Db, question: Question, sets: Sets): Promise<PageRow[]> {
  const isRanked = question.sort === 'best' && question.tsquery !== ''
  const page = isRanked ? bestPage(question, sets) : sortedPage(question, sets)
  const { rows } = await page.execute(db)
  return rows
}

/** All matches, for orders that no index knows, or for the planner to choose one. */
function selectMatches(question: Question, sets: Sets): Sql {
  const { show: _, ...chosen } = conditionsOf(question, sets)
  const conditions = whereAll(Object.values(conditionsOf(question, sets)))
  // The planner takes rare words, and rare pairs of choices, for more common than they are, and would walk along the
  // dates, through the whole table, until it has found enough of them. Those are found first, and sorted then.
  const isGuessed = question.tsquery !== '' || Object.keys(chosen).length + Math.min(question.places.length, 1) > 1
  const fence = isGuessed ? sql`offset 0` : sql``
  return sql`(select * from (${selectRows(question, sets)}) rows ${conditions} ${fence}) matches`
}

/** Of the featured jobs those that the list holds. */
export async function findFeatured(db: Db, question: Question, sets: Sets): Promise<number[]> {
  if (question.featured.length === 0) {
    return []
  }
  const conditions = [...Object.values(conditionsOf(question, sets)), sql`id = any(${[...question.featured]}::int[])`]
  const { rows } = await sql<{ id: number }>`
    select id from (${selectRows(question, sets)}) rows ${whereAll(conditions)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The id, which comes last, makes every order stable. */
const ORDERS: Readonly<Record<string, Sql>> = {
  closing: sql`closes_at`,
  salary: sql`pay desc nulls last`,
  highest: sql`overall desc, ${NEWEST}`,
  lowest: sql`overall, ${NEWEST}`,
  helpful: sql`helpful desc, ${NEWEST}`,
}

/** Looked up, not joined: the planner cannot know how many rows match, and would loop over all of the places. */
const milesOf = ({ near }: Sets): Sql =>
  sql`(${JSON.stringify(Object.fromEntries(near))}::jsonb ->> spot_set::text)::float8`

function sortedPage(question: Question, sets: Sets) {
  const { sort, tsquery, limit, offset } = question
  const order = sort === 'nearest' ? sql`${milesOf(sets)} nulls last, ${NEWEST}` : (ORDERS[sort] ?? NEWEST)
  const isNewest = order === NEWEST && tsquery !== ''
  const matches = isNewest
    ? sql`(${selectNewest(question, sets, 'words', offset + limit)}) newest`
    : selectMatches(question, sets)
  return sql<PageRow>`
    select id, spot_set from ${matches} order by ${order}, id desc limit ${limit} offset ${offset}`
}

/** So many of the newest matches are ranked by their words; deeper ones follow, newest first. */
const RANKED = 200

/**
 * The newest matches by score: those with all words in the title, and the newest of all. Reading the text of every match
 * of a broad word would take longer than anybody waits; what lies deeper follows, newest first.
 */
function bestPage(question: Question, sets: Sets) {
  const { scope, tsquery, typedTsquery, limit, offset } = question
  const noun = scope === 'jobs' ? 'job' : 'review'
  const query = sql`to_tsquery('pg_catalog.english', ${tsquery})`
  const typed = sql`to_tsquery('pg_catalog.english', ${typedTsquery || tsquery})`
  const newest = (where: Where, most: number) => selectNewest(question, sets, where, most)
  // Whoever has the words in the title stands above the others, so those matter only where the page reaches them. Every
  // match is ranked where there are few, so only deep pages need the rest.
  const rest =
    offset + limit > RANKED
      ? sql`union all select m.*, null from (${newest('words', 2 * RANKED + offset + limit)}) m where id not in (select id from ranked)`
      : sql``
  return sql<PageRow>`
    with titled as materialized (${newest('title', RANKED)}),
    candidates as materialized (
      select * from titled union
      select * from (${newest('words', RANKED)}) others where (select count(*) from titled) < ${limit + offset}
    ),
    ranked as materialized (
      select c.id, c.spot_set, c.posted_at,
        case when t.title @@ ${typed} then 2 + ts_rank_cd(t.title, ${typed}, 2)
            when t.title @@ ${query} then 1 + ts_rank_cd(t.title, ${query}, 2) else 0 end
          + ts_rank('{0.02, 0.2, 0.4, 1}', t.words, ${query}) as score
      from candidates c cross join lateral (
        -- Without the offset the planner reads all texts where they are few thousand.
        select title, words from ${sql.table(`${noun}_text`)} where id = c.id offset 0) t
    )
    select id, spot_set from (select * from ranked ${rest}) scored
    order by score desc nulls last, ${NEWEST}, id desc limit ${limit} offset ${offset}`
}
