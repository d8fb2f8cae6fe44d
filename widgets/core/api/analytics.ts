import type { AnalyticsEvents, ServiceItem } from './analytics-events'

type Entry = { event: string } & Record<string, unknown>

interface Analytics {
  /** `asking` keeps events until the visitor has answered. */
  consent: 'given' | 'refused' | 'asking'
  held: Entry[]
}

/** No visitor waits so long that more than this is worth keeping. */
const HELD = 100

/** Tells analytics that something happened. Nothing personal fits into the fields. */
export function track<E extends keyof AnalyticsEvents>(event: E, fields: AnalyticsEvents[E]): void {
  push({ event, ...fields })
}

/** An event that an item brings along, as slides of carousels do; items without a service type id are skipped. */
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
 * Tells analytics of an act that leaves the page. Where tag manager listens it resolves once that has sent the event,
 * after `waitMs` at the latest; where nobody does there is nothing to wait for: `undefined`.
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

/** The visitor's answer on pages that ask (`<meta name="firstrung-consent" content="ask">`): tells, or forgets, what was kept. */
export function setConsent(given: boolean): void {
  const state = analytics()
  state.consent = given ? 'given' : 'refused'
  state.held.splice(0).forEach(push)
}

function push(entry: Entry): void {
  const { consent, held } = analytics()
  if (consent === 'given') {
    const page = globalThis as { dataLayer?: Entry[] }
    ;(page.dataLayer ??= []).push(entry)
  } else if (consent === 'asking' && held.length < HELD) {
    held.push(entry)
  }
}

function analytics(): Analytics {
  const page = globalThis as { [key: symbol]: Analytics | undefined }
  return (page[Symbol.for('firstrung.analytics')] ??= {
    consent: document.querySelector('meta[name=firstrung-consent][content=ask]') ? 'asking' : 'given',
    held: [],
  })
}
