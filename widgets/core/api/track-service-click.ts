import { trackService } from './analytics'
import type { ServiceItem } from './analytics-events'

export function trackServiceClick(items: readonly ServiceItem[]): void {
  items.forEach(item => trackService({ ...item, googleTagManagerEventName: 'service_click' }))
}
