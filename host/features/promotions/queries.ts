import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/tables'
import { isRunningPromotion } from '../../db/visibility'
import type { PromotionType } from './types'

/** Returns the promotions of one type that run at `now` for the given jobs. */
export function listPromotions(db: Db, jobIds: readonly number[], { type, now }: { type: PromotionType; now: Date }) {
  return db
    .selectFrom('promotions')
    .select(['job_id', 'type_id', 'category_id', 'event_name', 'action_name'])
    .where('job_id', 'in', jobIds.length > 0 ? [...jobIds] : [0])
    .where('type_id', '=', type)
    .where(isRunningPromotion(now))
    .execute()
}

export type PromotionRow = Awaited<ReturnType<typeof listPromotions>>[number]

const OWNER = { jobs: 'promotion.job_id', companies: 'promotion.company_id' } as const

/** Whether a row of `jobs` or `companies` has a promotion that runs at `now`: one of these types, or any. */
export function isPromoted(
  table: keyof typeof OWNER,
  now: Date,
  types: readonly PromotionType[] = [],
): RawBuilder<boolean> {
  const ofTypes = types.length > 0 ? sql` and promotion.type_id in (${sql.join(types)})` : sql``
  return sql`exists (select from promotions promotion where ${sql.ref(OWNER[table])} = ${sql.ref(`${table}.id`)}
    and ${isRunningPromotion(now, 'promotion')}${ofTypes})`
}
