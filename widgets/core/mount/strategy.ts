import type { Island } from './island'
import { bring } from './loading'
import { islands, SELECTOR, widgets } from './page'

/** The latest moment for `idle`, in milliseconds: a busy page must not starve its widgets. */
const IDLE = 2000
const NEAR = '200px'
const observers: Record<string, IntersectionObserver> = {}
const queries: Record<string, MediaQueryList> = {}

/** Calls `act` for the markers in a tree that came or went: its root and everything below. */
export function eachHost(node: Node, act: (host: HTMLElement) => void): void {
  const root = node as Element
  if (root.matches?.(SELECTOR)) {
    act(root as HTMLElement)
  }
  if (root.firstElementChild) {
    root.querySelectorAll<HTMLElement>(SELECTOR).forEach(act)
  }
}

/** Begins every marker that waits for its registration, a media query or, after its code failed, another chance. */
export function again(): void {
  eachHost(document, begin)
}

/** Schedules a marker once its widget is registered. */
export function begin(host: HTMLElement): void {
  const island = islands.get(host)
  const widget = island && widgets.get(island.name)
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
  island.eager = name === 'interaction'
  if (name === 'media') {
    const query = (queries[detail] ??= matchMedia(detail))
    query.onchange = again
    // Until then a marker stays as the server wrote it, and its links and forms act natively.
    island.native = !query.matches
  }
  if (name === 'visible') {
    observerFor(detail).observe(island.host)
  } else if (name === 'idle' && (globalThis.requestIdleCallback as unknown)) {
    requestIdleCallback(() => bring(island), { timeout: IDLE })
  } else if (!island.eager && !island.native) {
    bring(island)
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
          bring(islands.get(target))
        }
      }
    },
    { rootMargin: distance || NEAR },
  ))
}
