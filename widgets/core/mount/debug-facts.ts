import type { Failure, Island, PageRuntime } from './island'
import { parseStrategy } from './strategy-grammar'

/** Read from the page instead of imported, so that the first load exports nothing for the overlay alone. */
const { islands, failures } = (globalThis as unknown as Record<symbol, PageRuntime>)[
  Symbol.for('firstrung.mount')
] as PageRuntime
const errors = new WeakMap<EventTarget, Failure>()
const shifts = new WeakMap<Element, number>()

/** Returns the name, state and cost of a marker. */
export function summaryOf(host: HTMLElement): string {
  const island = islands.get(host)
  return [host.dataset.widget, stateOf(host, island), costOf(host, island)].filter(Boolean).join(' · ')
}

/** Returns the error, the mistakes and the props of a marker. */
export function detailsOf(host: HTMLElement): string {
  const props = JSON.stringify(islands.get(host)?.props, null, 2)
  return [errorOf(host), warningOf(host), props].filter(Boolean).join('\n\n')
}

/** Remembers the latest error of each marker. `document.open` removes the listener, so it may be added again. */
export function followErrors(): void {
  document.addEventListener('firstrung:error', rememberError)
}

function rememberError(event: Event): void {
  if (event.target) {
    errors.set(event.target, (event as CustomEvent<Failure>).detail)
  }
}

/** Mistakes in the marker that do not stop the widget, such as unknown props. */
function warningOf(host: HTMLElement): string | undefined {
  const page = globalThis as unknown as Record<symbol, WeakMap<HTMLElement, string> | undefined>
  return page[Symbol.for('firstrung.mistakes')]?.get(host)
}

function stateOf(host: HTMLElement, island: Island | undefined): string {
  if (!island?.widget) {
    return 'not registered'
  }
  const { mount = '' } = host.dataset
  const waiting = `waits for ${parseStrategy(mount) ? mount : island.widget.mount}`
  return host.dataset.state ?? (island.state === 'loading' ? 'loading' : waiting)
}

/** The cost of a mounted widget: bytes of its script, time to load and to mount, how far it has moved the page. */
function costOf(host: HTMLElement, { state, cost, name = '', hydrated, requestedAt }: Partial<Island> = {}): string {
  if (state !== 'mounted' || cost === undefined) {
    return ''
  }
  const bytes = bytesOf(name)
  const load = performance
    .getEntriesByName(`widget:${name}:load`, 'measure')
    .find(({ startTime }) => startTime === requestedAt)
  const shift = shifts.get(host) ?? 0
  return [
    `${cost.toFixed(1)} ms, ${hydrated ? 'hydrated' : 'fresh'}`,
    load && `loaded in ${load.duration.toFixed(0)} ms`,
    bytes && `${(bytes / 1000).toFixed(1)} kB`,
    shift && `layout shift ${shift.toFixed(3)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The size of a widget's script as it was sent; the chunks that it shares with other widgets do not count. */
function bytesOf(name: string): number {
  const file = new RegExp(`/${name}(-[a-z0-9]{8})?\\.js$`)
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return resources.find(entry => file.test(entry.name))?.encodedBodySize ?? 0
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/** Adds up the shifts within each marker; other browsers than Chromium do not measure them. */
export function observeShifts(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
    return
  }
  const observer = new PerformanceObserver(list => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) =>
        (node instanceof Element ? node : node?.parentElement)?.closest('[data-widget]'),
      )
      for (const host of new Set(moved)) {
        if (host) {
          shifts.set(host, (shifts.get(host) ?? 0) + value)
        }
      }
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}

function errorOf(host: HTMLElement): string {
  const known = failures.find(({ widget }) => host.dataset.state === 'failed' && widget === host.dataset.widget)
  const failure = errors.get(host) ?? known
  return failure ? `${failure.phase}: ${String(failure.error)}` : ''
}
