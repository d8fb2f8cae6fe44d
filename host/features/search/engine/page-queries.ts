import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/tables'
import { bestPage } from './best-queries'
import { conditionsOf, whereAll } from './condition-queries'
import { NEWEST, selectNewest } from './newest-queries'
import type { PageRow, Question } from './question'
import { isNear, selectRows } from './row-queries'
import { milesOf, type Sets } from './set-queries'

type Sql = RawBuilder<unknown>

/** The page of a list of jobs or reviews, in order. */
export async function readPage(db: Db, question: Question, sets: Sets): Promise<PageRow[]> {
  const isRanked = question.sort === 'best' && (question.tsquery !== '' || question.ranking?.preferred)
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

function sortedPage(question: Question, sets: Sets) {
  const { sort, tsquery, places, limit, offset } = question
  const isLocalFirst = sort === 'newest' && tsquery === '' && places.length > 0
  const order =
    sort === 'nearest'
      ? sql`${milesOf(sets)} nulls last, ${NEWEST}`
      : // What can be done anywhere stands behind what is there.
        isLocalFirst
        ? sql`${isNear('matches', sets)} desc, ${NEWEST}`
        : (ORDERS[sort] ?? NEWEST)
  const isNewest = order === NEWEST && tsquery !== ''
  const matches = isNewest
    ? sql`(${selectNewest(question, sets, 'words', offset + limit)}) newest`
    : selectMatches(question, sets)
  return sql<PageRow>`
    select id, spot_set from ${matches} order by ${order}, id desc limit ${limit} offset ${offset}`
}
