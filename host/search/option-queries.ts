import { sql } from 'kysely'
import type { Db } from '../db/tables'
import { LISTS } from './choice-queries'

/** What can be chosen from: every active entity of the four lists, in their order. */
export function listOptions(db: Db) {
  return db
    .selectFrom('entities')
    .select(['id', 'list', 'slug', 'name', 'parent_id'])
    .where('list', 'in', Object.values(LISTS))
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('name')
    .execute()
}

export type Option = Awaited<ReturnType<typeof listOptions>>[number]

/** Employers by id, as the facet names them. */
export function listEmployers(db: Db, ids: readonly number[]) {
  return ids.length === 0
    ? []
    : db
        .selectFrom('companies')
        .select(['id', 'slug', 'name'])
        .where('id', 'in', [...ids])
        .execute()
}

/** The members of sets, by the number of the set. */
export async function listSetMembers(db: Db, numbers: readonly number[]): Promise<Map<number, readonly number[]>> {
  if (numbers.length === 0) {
    return new Map()
  }
  const { rows } = await sql<{ id: number; ids: number[] }>`
    select id, ids from search_sets where id = any(${[...numbers]}::int[])`.execute(db)
  return new Map(rows.map(({ id, ids }) => [id, ids]))
}
