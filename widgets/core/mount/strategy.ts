import type { Island } from './island'
import { load } from './loading'
import { islandOf, islands, REGISTERED_WITHIN, safely, SELECTOR, widgets } from './page'
import { parseStrategy, type Strategy } from './strategy-grammar'

/** The timeout for `idle`, in milliseconds: a busy page must not starve its widgets. */
const IDLE_TIMEOUT = 2000
const observers: Record<string, IntersectionObserver> = {}
/** Without a prototype, because a template may write any query. */
const queries = Object.create(null) as Record<string, MediaQueryList>

/**
 * Calls `callback` for each marker in a tree that was added or removed: its root and all descendants. An exception is
 * reported as that marker's failure alone.
 */
export function forEachMarker(root: Element | Document, callback: (host: HTMLElement) => void): void {
  // Documents, texts and comments are never markers.
  if ((root as Element).matches?.(SELECTOR)) {
    safely(root as HTMLElement, callback)
  }
  if (root.firstElementChild) {
    root.querySelectorAll<HTMLElement>(SELECTOR).forEach(host => safely(host, callback))
  }
}

/** Handles every marker that is new, or waits for its registration, for a media query or for a retry. */
export function initAllMarkers(): void {
  forEachMarker(document, initMarker)
}

/** Creates the marker's island, once, and schedules it as soon as its widget is registered: either may come first. */
export function initMarker(host: HTMLElement): void {
  // Markup from a page cache may carry the state of the element that it was copied from.
  if (!islands.has(host) && /^(mount|fail)ed$/.test(host.dataset.state as string)) {
    delete host.dataset.state
  }
  const island = islandOf(host)
  const widget = widgets.get(island.name)
  if (widget && !island.state && (island.native || !island.widget)) {
    island.widget = widget
    const { mount } = host.dataset
    if (island.isWanted || island.pending.length) {
      // A marker that was already used does not wait for its strategy.
      load(island)
    } else if (!(mount && schedule(island, mount)) && !schedule(island, widget.mount)) {
      // A widget that mounts too early is better than none.
      load(island)
    }
  }
}

/** Mounts the island by a strategy. An unknown or unsupported one is reported. */
function schedule(island: Island, text: string): boolean {
  const strategy = parseStrategy(text)
  const isKnown = !!strategy && follow(island, strategy)
  if (!isKnown) {
    setTimeout(report, REGISTERED_WITHIN, island.host, text)
  }
  return isKnown
}

/** Reports an unknown strategy, or otherwise an unknown widget. */
export function report(host: HTMLElement, strategy?: string): void {
  import('./diagnose').then(diagnose => diagnose.report(host, widgets, strategy)).catch(() => undefined)
}

/** Returns false for a media query that the browser does not understand. */
function follow(island: Island, { name, detail }: Strategy): boolean {
  const query = name === 'media' ? (queries[detail] ??= matchMedia(detail)) : undefined
  if (query?.media === 'not all') {
    return false
  }
  // Until the query matches, the marker keeps the server's HTML, and its links and forms act natively.
  island.native = query?.matches === false
  if (query) {
    query.onchange = initAllMarkers
  }
  if (name === 'visible') {
    observerFor(detail).observe(island.host)
  } else if (name === 'idle' && (self.requestIdleCallback as unknown)) {
    requestIdleCallback(() => load(island), { timeout: IDLE_TIMEOUT })
  } else if (name !== 'interaction' && !island.native) {
    load(island)
  }
  return true
}

/** All hosts with the same margin share one observer. */
function observerFor(margin: string): IntersectionObserver {
  return (observers[margin] ??= new IntersectionObserver(
    (entries, observer) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        // A marker above the viewport counts as visible: a restored page starts scrolled past it.
        if (isIntersecting || boundingClientRect.bottom < 0) {
          observer.unobserve(target)
          load(islands.get(target))
        }
      }
    },
    { rootMargin: margin },
  ))
}
