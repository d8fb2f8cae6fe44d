import type { PromotionRow } from './queries'
import { CATEGORY_NAMES } from './types'

/** The event for the tag manager when a promotion is seen. */
export interface AnalyticsItem {
  serviceTypeId: number
  googleTagManagerEventName: string
  googleTagManagerActionName: string
  serviceCategoryName: string
  serviceCategoryId: number
}

export function presentAnalytics(
  promotion: Pick<PromotionRow, 'type_id' | 'category_id' | 'event_name' | 'action_name'>,
): AnalyticsItem {
  return {
    serviceTypeId: promotion.type_id,
    googleTagManagerEventName: promotion.event_name,
    googleTagManagerActionName: promotion.action_name,
    serviceCategoryName: CATEGORY_NAMES[promotion.category_id] ?? '',
    serviceCategoryId: promotion.category_id,
  }
}
