import { sql } from 'kysely'
import type { Db } from '../db/tables'
import { LISTS } from './choice-queries'

export interface Option {
  id: number
  list: string
  slug: string
  name: string
  parent_id: number | null
}

interface Labels {
  /** Every active entity of the four lists, in their order. */
  options: Option[]
  sets: { id: number; ids: number[] }[]
  employers: { id: number; slug: string; name: string }[]
}

export async function listLabels(
  db: Db,
  { sets, employers }: { sets: readonly number[]; employers: readonly number[] },
) {
  const { rows } = await sql<Labels>`select
    (select json_agg(o) from (
      select id, list, slug, name, parent_id from entities
      where list = any(${Object.values(LISTS)}::text[]) and active order by position, name) o) as options,
    (select json_agg(s) from (select id, ids from search_sets where id = any(${[...sets]}::int[])) s) as sets,
    (select json_agg(c) from (
      select id, slug, name from companies where id = any(${[...employers]}::int[])) c) as employers`.execute(db)
  const [labels] = rows
  return {
    options: labels?.options ?? [],
    members: new Map((labels?.sets ?? []).map(({ id, ids }) => [id, ids])),
    employers: labels?.employers ?? [],
  }
}
