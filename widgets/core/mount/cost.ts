import type { Island, PageRuntime } from './island'

/** The cost of one mounted widget. Times are in milliseconds. */
export interface WidgetCost {
  widget: string
  /** The transferred size of its script, without chunks shared with other widgets. */
  bytes: number
  load: number
  mount: number
  /** The unexpected layout shifts that moved something inside its marker. Like `delay` 0 in browsers without the measure. */
  shift: number
  /** The longest time from an interaction with it to the next frame. */
  delay: number
}

const shifts = new WeakMap<Element, number>()
const delays = new WeakMap<Element, number>()

/** Read from the page instead of imported, to keep exports out of the first load. */
const islandOf = (host: HTMLElement): Island | undefined =>
  (globalThis as unknown as Record<symbol, PageRuntime | undefined>)[Symbol.for('firstrung.mount')]?.islands.get(host)

/** Returns the cost of a marker's widget; undefined until it is mounted. */
export function costOf(host: HTMLElement): WidgetCost | undefined {
  const { state, cost, name = '', requestedAt } = islandOf(host) ?? {}
  if (state !== 'mounted' || cost === undefined) {
    return undefined
  }
  const load = performance
    .getEntriesByName(`widget:${name}:load`, 'measure')
    .find(({ startTime }) => startTime === requestedAt)
  return {
    ...{ widget: name, bytes: bytesOf(name), load: load?.duration ?? 0, mount: cost },
    ...{ shift: shifts.get(host) ?? 0, delay: delays.get(host) ?? 0 },
  }
}

function bytesOf(name: string): number {
  const file = new RegExp(`/${name}(-[\\w-]{8})?\\.js$`)
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return resources.find(entry => file.test(entry.name))?.encodedBodySize ?? 0
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Attributes layout shifts and slow interactions to markers from now on, including buffered ones. */
export function observeCosts(): void {
  observe<LayoutShift>('layout-shift', ({ value, hadRecentInput, sources }) => {
    // Shifts right after an action are expected: the visitor caused them.
    for (const host of new Set((hadRecentInput ? [] : sources).map(({ node }) => markerOf(node)))) {
      if (host) {
        shifts.set(host, (shifts.get(host) ?? 0) + value)
      }
    }
  })
  observe<PerformanceEventTiming>('event', ({ interactionId, target, duration }) => {
    const host = interactionId ? markerOf(target) : undefined
    if (host) {
      delays.set(host, Math.max(delays.get(host) ?? 0, duration))
    }
  })
}

function observe<Entry extends PerformanceEntry>(type: string, handle: (entry: Entry) => void): void {
  if (PerformanceObserver.supportedEntryTypes.includes(type)) {
    const observer = new PerformanceObserver(list => (list.getEntries() as Entry[]).forEach(handle))
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  }
}

const markerOf = (node: Node | null) =>
  (node instanceof Element ? node : node?.parentElement)?.closest('[data-widget]') ?? undefined

/**
 * Calls `send` with the cost of every mounted widget whenever the page is hidden, the last reliable event of a page.
 * Nothing is measured or sent before the first call.
 */
export function reportCost(send: (costs: WidgetCost[]) => void): void {
  observeCosts()
  document.addEventListener('visibilitychange', () => {
    const hosts = [...document.querySelectorAll<HTMLElement>('[data-widget]')]
    const costs = hosts.flatMap(host => costOf(host) ?? [])
    if (document.visibilityState === 'hidden' && costs.length > 0) {
      send(costs)
    }
  })
}
