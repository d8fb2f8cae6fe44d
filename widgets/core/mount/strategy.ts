import type { Island } from './island'
import { load } from './loading'
import { islands, SELECTOR, widgets } from './page'

/** The timeout for `idle`, in milliseconds: a busy page must not starve its widgets. */
const IDLE_TIMEOUT = 2000
const DEFAULT_MARGIN = '200px'
const observers: Record<string, IntersectionObserver> = {}
const queries: Record<string, MediaQueryList> = {}

/** Calls `callback` for each marker in a tree that was added or removed: its root and all descendants. */
export function forEachMarker(root: Element, callback: (host: HTMLElement) => void): void {
  // The root may be a text or comment node.
  if (root.matches?.(SELECTOR)) {
    callback(root as HTMLElement)
  }
  if (root.firstElementChild) {
    root.querySelectorAll<HTMLElement>(SELECTOR).forEach(callback)
  }
}

/** Handles every marker that is new, or waits for its registration, for a media query or for a retry. */
export function initAllMarkers(): void {
  forEachMarker(document.documentElement, initMarker)
}

/** Creates the marker's island, once, and schedules it as soon as its widget is registered: either may come first. */
export function initMarker(host: HTMLElement): void {
  let island = islands.get(host)
  if (!island) {
    // Markup from a page cache may carry the state of the element that it was copied from.
    if (/^(mount|fail)ed$/.test(host.dataset.state as string)) {
      delete host.dataset.state
    }
    island = { host, name: host.dataset.widget ?? '', pending: [] }
    islands.set(host, island)
  }
  const widget = widgets.get(island.name)
  if (widget && !island.state && (island.native || !island.widget)) {
    island.widget = widget
    // A marker that was already used does not wait for its strategy.
    schedule(island, island.isWanted || island.pending.length ? '' : host.dataset.mount || widget.mount)
  }
}

/** An unknown strategy counts as `load`: a widget that mounts too early is better than none. */
function schedule(island: Island, strategy: string): void {
  const [name = '', detail = ''] = strategy.split(/\((.*)\)/)
  island.native = false
  if (name === 'media') {
    // People forget the second pair of parentheses.
    const query = (queries[detail] ??= matchMedia(/^[a-z-]+:/.test(detail) ? `(${detail})` : detail))
    query.onchange = initAllMarkers
    // Until the query matches, the marker keeps the server's HTML, and its links and forms act natively.
    island.native = !query.matches
  }
  if (name === 'visible') {
    observerFor(detail).observe(island.host)
  } else if (name === 'idle' && (self.requestIdleCallback as unknown)) {
    requestIdleCallback(() => load(island), { timeout: IDLE_TIMEOUT })
  } else if (name !== 'interaction' && !island.native) {
    load(island)
  }
  island.isOdd = !/^(load|idle|visible|interaction|media|)$/.test(name) || queries[detail]?.media === 'not all'
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
    { rootMargin: margin || DEFAULT_MARGIN },
  ))
}
