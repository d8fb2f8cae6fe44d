import type { Db, HiddenType } from '../../../db/tables'
import { isLiveCompany, isVisibleJob } from '../../../db/visibility'

interface HidableItem {
  type: HiddenType
  id: number
}

/** The list shows the newest ones. */
const LIMIT = 1000

/** Repeating it is harmless. */
export async function insertHidden(db: Db, userId: number, { type, id, now }: HidableItem & { now: Date }) {
  await db
    .insertInto('hidden_items')
    .values({ user_id: userId, type, item_id: id, hidden_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function deleteHidden(db: Db, userId: number, { type, id }: HidableItem): Promise<void> {
  await db
    .deleteFrom('hidden_items')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('item_id', '=', id)
    .execute()
}

export async function isHidden(db: Db, userId: number, { type, id }: HidableItem): Promise<boolean> {
  const row = await db
    .selectFrom('hidden_items')
    .select('item_id')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('item_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Newest first; omits items that visitors cannot see. */
export function listHidden(db: Db, userId: number) {
  return db
    .selectFrom('hidden_items')
    .leftJoin('jobs', 'jobs.id', 'hidden_items.job_id')
    .innerJoin('companies', join =>
      join.on(eb => eb('companies.id', '=', eb.fn.coalesce('hidden_items.company_id', 'jobs.company_id'))),
    )
    .select(['hidden_items.type', 'hidden_items.item_id as id'])
    .select(eb => eb.fn.coalesce('jobs.title', 'companies.name').as('title'))
    .where('hidden_items.user_id', '=', userId)
    .where(isLiveCompany())
    .where(eb => eb.or([eb('hidden_items.type', '=', 'companies'), isVisibleJob()]))
    .orderBy('hidden_items.hidden_at', 'desc')
    .orderBy('hidden_items.item_id', 'desc')
    .limit(LIMIT)
    .execute()
}
