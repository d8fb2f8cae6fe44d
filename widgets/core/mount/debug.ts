import type { Failure, Island, PageRuntime } from './island'

/** Milliseconds between two updates of the labels. */
const REFRESH_INTERVAL = 500

const LABELS = `
  :host { all: initial; position: absolute; inset: 0 auto auto 0; z-index: 2147483647; font: 12px/1.4 monospace; }
  details { position: absolute; max-inline-size: 90vw; background: #111; color: #fff; border-radius: 3px; }
  summary { padding: 1px 6px; cursor: pointer; white-space: nowrap; }
  summary::before { content: '●'; margin-inline-end: 4px; color: #999; }
  .mounted summary::before { color: #4c4; }
  .failed summary::before { color: #f55; }
  pre { margin: 0; padding: 4px 6px; max-block-size: 50vh; overflow: auto; white-space: pre-wrap; }
`
const OUTLINES = `
  [data-widget] { outline: 2px dashed #888; outline-offset: -1px; }
  [data-widget][data-state='mounted'] { outline-color: #2a2; }
  [data-widget][data-state='failed'] { outline-color: #d22; }
`
/** Read from the page instead of imported, so that the first load exports nothing for the overlay alone. */
const { islands, failures } = (globalThis as unknown as Record<symbol, PageRuntime>)[
  Symbol.for('firstrung.mount')
] as PageRuntime
const labels = new Map<HTMLElement, HTMLElement>()
const errors = new WeakMap<EventTarget, Failure>()
const shifts = new WeakMap<Element, number>()

/** Shows the overlay of `?widgets=debug` for template authors: name, state, cost, props, unknown props and errors of each marker. */
function showOverlay(): void {
  const layer = document.createElement('div')
  layer.dataset.firstrungDebug = ''
  const shadow = layer.attachShadow({ mode: 'open' })
  // A Content-Security-Policy does not restrict constructed style sheets, unlike style elements and attributes.
  shadow.adoptedStyleSheets = [sheetOf(LABELS)]
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(OUTLINES)]
  // Outside the body, which page caches replace.
  document.documentElement.append(layer)
  document.addEventListener('firstrung:error', event => {
    if (event.target) {
      errors.set(event.target, (event as CustomEvent<Failure>).detail)
    }
  })
  observeShifts()
  refresh(shadow)
  setInterval(refresh, REFRESH_INTERVAL, shadow)
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

function refresh(shadow: ShadowRoot): void {
  for (const [host, label] of labels) {
    if (!host.isConnected) {
      label.remove()
      labels.delete(host)
    }
  }
  for (const host of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    const label = labels.get(host) ?? createLabel()
    labels.set(host, label)
    shadow.append(...(label.isConnected ? [] : [label]))
    describe(host, label)
  }
}

function createLabel(): HTMLElement {
  const label = document.createElement('details')
  label.append(document.createElement('summary'), document.createElement('pre'))
  return label
}

function describe(host: HTMLElement, label: HTMLElement): void {
  const island = islands.get(host)
  const { left, top } = host.getBoundingClientRect()
  label.style.left = `${left + scrollX}px`
  label.style.top = `${top + scrollY}px`
  label.className = host.dataset.state ?? ''
  const [summary, text] = label.children
  setText(summary, [host.dataset.widget, stateOf(host, island), costOf(host, island)].filter(Boolean).join(' · '))
  setText(text, [errorOf(host), warningOf(host), JSON.stringify(island?.props, null, 2)].filter(Boolean).join('\n\n'))
}

/** Leaves unchanged text alone, so that people can select it. */
function setText(element: Element | undefined, text: string): void {
  if (element && element.textContent !== text) {
    element.textContent = text
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
  const waiting = `waits for ${host.dataset.mount || island.widget.mount}`
  return host.dataset.state ?? (island.state === 'loading' ? 'loading' : waiting)
}

/** What a mounted widget has cost: bytes of its script, time to load and to mount, how far it has moved the page. */
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
function observeShifts(): void {
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

showOverlay()
