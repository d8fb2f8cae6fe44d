export { isPromoted, promotionsOfJob, type PromotionRow } from './queries'
export { PROMOTION_TYPES, type PromotionType } from './types'
export { type AnalyticsItem, presentAnalytics } from './view'
