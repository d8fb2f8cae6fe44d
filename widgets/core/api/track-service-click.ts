import { trackService } from './analytics'
import type { ServiceItem } from './analytics-events'

/** Sends the items again as `service_click`: the visitor has followed their card. */
export function trackServiceClick(items: readonly ServiceItem[]): void {
  items.forEach(item => trackService({ ...item, googleTagManagerEventName: 'service_click' }))
}
