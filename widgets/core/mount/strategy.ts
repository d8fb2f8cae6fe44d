import type { Island } from './island'
import { load } from './loading'
import { islands, SELECTOR, widgets } from './page'

/** The latest moment for `idle`, in milliseconds: a busy page must not starve its widgets. */
const IDLE = 2000
const NEAR = '200px'
const observers: Record<string, IntersectionObserver> = {}
const queries: Record<string, MediaQueryList> = {}

/** Calls `act` for the markers in a tree that came or went: its root and everything below. */
export function eachHost(root: Element, act: (host: HTMLElement) => void): void {
  // Text and comments come and go, too.
  if (root.matches?.(SELECTOR)) {
    act(root as HTMLElement)
  }
  if (root.firstElementChild) {
    root.querySelectorAll<HTMLElement>(SELECTOR).forEach(act)
  }
}

/** Begins every marker that is new, or waits for its registration, for a media query or for another chance to load. */
export function beginAll(): void {
  eachHost(document.documentElement, begin)
}

/** Makes an element ours, once, and schedules it as soon as its widget is registered: either may come first. */
export function begin(host: HTMLElement): void {
  let island = islands.get(host)
  if (!island) {
    // Markup from a page cache may carry the state of the element that it was copied from.
    delete host.dataset.state
    island = { host, name: host.dataset.widget ?? '', held: [] }
    islands.set(host, island)
  }
  const widget = widgets.get(island.name)
  if (widget && !island.state && (island.native || !island.widget)) {
    island.widget = widget
    // Whoever has already used the marker need not wait for the strategy.
    schedule(island, island.held.length ? '' : host.dataset.mount || widget.mount)
  }
}

/** An unknown strategy counts as `load`: a widget that comes too early is better than none. */
function schedule(island: Island, strategy: string): void {
  const [name, detail = ''] = strategy.split(/\((.*)\)/)
  island.native = false
  if (name === 'media') {
    const query = (queries[detail] ??= matchMedia(detail))
    query.onchange = beginAll
    // Until then a marker stays as the server wrote it, and its links and forms act natively.
    island.native = !query.matches
  }
  if (name === 'visible') {
    observerFor(detail).observe(island.host)
  } else if (name === 'idle' && (self.requestIdleCallback as unknown)) {
    requestIdleCallback(() => load(island), { timeout: IDLE })
  } else if (name !== 'interaction' && !island.native) {
    load(island)
  }
}

/** All hosts with the same distance share one observer. */
function observerFor(distance: string): IntersectionObserver {
  return (observers[distance] ??= new IntersectionObserver(
    (entries, observer) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        // What lies above the viewport counts as seen: a page that is restored starts scrolled past it.
        if (isIntersecting || boundingClientRect.bottom < 0) {
          observer.unobserve(target)
          load(islands.get(target))
        }
      }
    },
    { rootMargin: distance || NEAR },
  ))
}
