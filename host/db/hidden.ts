import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from './tables'

export interface HiddenIds {
  jobs: readonly number[]
  companies: readonly number[]
}

export async function readHiddenIds(db: Db, userId: number): Promise<HiddenIds> {
  const rows = await db.selectFrom('hidden_items').select(['type', 'item_id']).where('user_id', '=', userId).execute()
  const idsOf = (type: 'jobs' | 'companies') => rows.filter(row => row.type === type).map(row => row.item_id)
  return { jobs: idsOf('jobs'), companies: idsOf('companies') }
}

/** `id` is a column name. */
export const isNoneOf = (id: string, hidden: readonly number[] = []): RawBuilder<SqlBool> =>
  hidden.length > 0 ? sql`${sql.ref(id)} <> all(${[...hidden]}::int[])` : sql`true`

/** For a query over `jobs`. */
export const isShownJob = (hidden: HiddenIds | undefined): RawBuilder<SqlBool> =>
  sql`(${isNoneOf('jobs.id', hidden?.jobs)} and ${isNoneOf('jobs.company_id', hidden?.companies)})`
