import type { AnalyticsEvents, ServiceItem } from './analytics-events'

type Entry = { event: string } & Record<string, unknown>

interface Analytics {
  /** While `pending`, events queue until the visitor has answered. */
  consent: 'given' | 'refused' | 'pending'
  queue: Entry[]
}

const MAX_QUEUE = 100

/** Sends an analytics event. No field may contain personal data. */
export function track<E extends keyof AnalyticsEvents>(event: E, fields: AnalyticsEvents[E]): void {
  push({ event, ...fields })
}

/** Sends the event of a promoted item, such as a slide; items without a service type id are skipped. */
export function trackService(item: ServiceItem): void {
  if (item.serviceTypeId !== undefined && item.serviceTypeId !== null) {
    push({
      event: item.googleTagManagerEventName,
      action: item.googleTagManagerActionName,
      id: item.serviceTypeId,
      category: item.serviceCategoryName,
      category_id: item.serviceCategoryId,
    })
  }
}

/**
 * Sends an event before the page is left. With a tag manager, resolves once it has sent the event, after `waitMs`
 * milliseconds at the latest; without one, returns `undefined`: there is nothing to wait for.
 */
export function trackLeaving<E extends keyof AnalyticsEvents>(
  event: E,
  fields: AnalyticsEvents[E],
  waitMs: number,
): Promise<void> | undefined {
  if (!('google_tag_manager' in globalThis) || analytics().consent !== 'given') {
    track(event, fields)
    return undefined
  }
  return new Promise(resolve => {
    setTimeout(resolve, waitMs)
    push({ event, ...fields, eventCallback: resolve, eventTimeout: waitMs })
  })
}

/** Applies the visitor's answer on pages that ask for consent: sends the queued events, or drops them. */
export function setConsent(given: boolean): void {
  const state = analytics()
  state.consent = given ? 'given' : 'refused'
  state.queue.splice(0).forEach(push)
}

function push(entry: Entry): void {
  const { consent, queue } = analytics()
  if (consent === 'given') {
    const page = globalThis as { dataLayer?: Entry[] }
    ;(page.dataLayer ??= []).push(entry)
  } else if (consent === 'pending' && queue.length < MAX_QUEUE) {
    queue.push(entry)
  }
}

function analytics(): Analytics {
  const page = globalThis as { [key: symbol]: Analytics | undefined }
  return (page[Symbol.for('firstrung.analytics')] ??= {
    consent: document.querySelector('meta[name=firstrung-consent][content=ask]') ? 'pending' : 'given',
    queue: [],
  })
}
