import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../db/tables'
import { isRunningPromotion } from '../../../db/visibility'
import type { PromotionType } from './types'

export interface PromotionRow {
  job_id: number | null
  type_id: number
  category_id: number
  event_name: string
  action_name: string
}

export const promotionsOfJob = (type: PromotionType, now: Date) =>
  jsonArrayFrom(
    expressionBuilder<Database, 'jobs'>()
      .selectFrom('promotions')
      .select(['promotions.job_id', 'promotions.type_id', 'promotions.category_id'])
      .select(['promotions.event_name', 'promotions.action_name'])
      .whereRef('promotions.job_id', '=', 'jobs.id')
      .where('promotions.type_id', '=', type)
      .where(isRunningPromotion(now)),
  )

const OWNER = { jobs: 'promotion.job_id', companies: 'promotion.company_id' } as const

export function isPromoted(
  table: keyof typeof OWNER,
  now: Date,
  types: readonly PromotionType[] = [],
): RawBuilder<boolean> {
  const ofTypes = types.length > 0 ? sql` and promotion.type_id in (${sql.join(types)})` : sql``
  return sql`exists (select from promotions promotion where ${sql.ref(OWNER[table])} = ${sql.ref(`${table}.id`)}
    and ${isRunningPromotion(now, 'promotion')}${ofTypes})`
}
