import { type ServiceItem, trackService } from '@firstrung/api'
import { useCardClicks, useImpressions } from '@firstrung/ui'
import type { RefObject } from 'react'

interface PromotedProps {
  list: RefObject<HTMLElement | null>
  /** Keyed by the `data-item` of their cards. */
  promotions: Readonly<Record<string, ServiceItem>>
}

/** Sends events for the promoted cards of a list that are seen and followed. It renders nothing. */
export function SearchAppPromoted({ list, promotions }: PromotedProps) {
  const send = (id: string, event?: string) => {
    const promotion = promotions[id]
    if (promotion) {
      trackService({ ...promotion, googleTagManagerEventName: event ?? promotion.googleTagManagerEventName })
    }
  }

  useImpressions(list, 1, send)
  useCardClicks(list, true, id => send(id, 'service_click'))
  return null
}
