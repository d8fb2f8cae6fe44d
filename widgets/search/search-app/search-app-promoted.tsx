import { type ServiceItem, trackService } from '@firstrung/api'
import { useCardClicks, useImpressions } from '@firstrung/ui'
import type { RefObject } from 'react'

interface PromotedProps {
  list: RefObject<HTMLElement | null>
  /** The services of the list by the `data-item` of their cards. */
  services: Readonly<Record<string, ServiceItem>>
}

/** Tells of the promoted cards of one list that were seen and followed. It draws nothing. */
export function SearchAppPromoted({ list, services }: PromotedProps) {
  const tell = (id: string, event?: string) => {
    const service = services[id]
    if (service) {
      trackService({ ...service, googleTagManagerEventName: event ?? service.googleTagManagerEventName })
    }
  }

  useImpressions(list, 1, tell)
  useCardClicks(list, true, id => tell(id, 'service_click'))
  return null
}
