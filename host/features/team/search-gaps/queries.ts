import { sql } from 'kysely'
import type { Db } from '../../../db/tables'

export interface Gap {
  scope: string
  words: string
  /** Searches without results. */
  nothing: number
  /** Searches with results for only some of their words. */
  less: number
  next: { address: string; count: number }[]
}

const MAX_NEXT = 3

/** Returns the most common of these searches since `since`. Searches made fewer than `least` times are omitted. */
export async function listGaps(
  db: Db,
  { since, least, most }: { since: Date; least: number; most: number },
): Promise<Gap[]> {
  const { rows } = await sql<Gap>`
    with gaps as (
      select scope, words, coalesce(sum(searches) filter (where outcome = 'nothing'), 0)::int as nothing,
        coalesce(sum(searches) filter (where outcome = 'less'), 0)::int as less
      from search_gaps where day >= ${since}::date group by 1, 2
    )
    select g.*, coalesce((
        select json_agg(n order by n.count desc, n.address) from (
          select outcome as address, sum(searches)::int as count from search_gaps s
          where day >= ${since}::date and s.scope = g.scope and s.words = g.words and outcome like '/%'
          group by 1 order by 2 desc, 1 limit ${MAX_NEXT}) n), '[]') as next
    from gaps g where nothing + less >= ${least}
    order by nothing desc, less desc, words limit ${most}`.execute(db)
  return rows
}
