import type { JobCardData } from '@firstrung/ui/contract'
import type { JobCardRow, listServices } from './queries'
import { SERVICE_CATEGORIES } from './service-categories'
import { presentCard } from './view'

/** `serviceTypeId` of the slot beside a job or an employer. */
export const RELATED_JOB = 3
/** `serviceTypeId` of the slot among the hot jobs. */
export const HOT_JOB = 2

/** What tag manager is told of a slide that is seen (spec section 3, carousel slide). */
export interface AnalyticsItem {
  serviceTypeId: number
  googleTagManagerEventName: string
  googleTagManagerActionName: string
  serviceCategoryName: string
  serviceCategoryId: number
}

export type JobSlide = JobCardData & { analytics: AnalyticsItem[] }

type ServiceRow = Awaited<ReturnType<typeof listServices>>[number]

/** Job cards with the events that their promotions bring. */
export function presentSlides(rows: readonly JobCardRow[], services: readonly ServiceRow[], now: Date): JobSlide[] {
  return rows.map(row => ({
    ...presentCard(row, now),
    analytics: services.filter(service => service.job_id === row.id).map(presentAnalytics),
  }))
}

export function presentAnalytics(
  service: Pick<ServiceRow, 'type_id' | 'category_id' | 'event_name' | 'action_name'>,
): AnalyticsItem {
  return {
    serviceTypeId: service.type_id,
    googleTagManagerEventName: service.event_name,
    googleTagManagerActionName: service.action_name,
    serviceCategoryName: SERVICE_CATEGORIES[service.category_id] ?? '',
    serviceCategoryId: service.category_id,
  }
}
