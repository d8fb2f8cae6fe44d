/** What a slide says about the commercial slot that it fills. */
export interface ServiceItem {
  /** Without it the slide fills no slot, and nothing is sent. */
  serviceTypeId?: number | null
  googleTagManagerEventName: string
  googleTagManagerActionName: string
  serviceCategoryName: string
  serviceCategoryId: number
}

export interface ImpressionEvent {
  event: string
  action: string
  id: number
  category: string
  category_id: number
}

/** The analytics events of slides that came into view. */
export function impressionsOf(items: readonly ServiceItem[]): ImpressionEvent[] {
  return items.flatMap(item =>
    item.serviceTypeId
      ? {
          event: item.googleTagManagerEventName,
          action: item.googleTagManagerActionName,
          id: item.serviceTypeId,
          category: item.serviceCategoryName,
          category_id: item.serviceCategoryId,
        }
      : [],
  )
}
