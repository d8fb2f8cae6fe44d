import { holdInteractions, takeOver } from './hold'
import type { Island, PageRuntime, WidgetSource } from './island'
import { context, load } from './loading'
import { failures, islands, widgets } from './page'
import { releasePending } from './replay'
import { forEachMarker, initAllMarkers, initMarker } from './strategy'

interface PageGlobal {
  [symbol: symbol]: PageRuntime | undefined
}

/** Milliseconds after the load of the page within which scripts must have registered its widgets. */
const TIMEOUT = 3000

/** Returns the runtime that owns this page: the first copy of this package creates it, every other copy uses it. */
export function runtime(): PageRuntime {
  return ((globalThis as PageGlobal)[Symbol.for('firstrung.mount')] ??= start())
}

function start(): PageRuntime {
  const { documentElement } = document
  context.remake = remake
  // Observes the document element, because page caches replace `<body>`.
  observe(documentElement)
  // An `unload` handler would keep the page out of the back/forward cache. Widgets stay mounted there, and code that
  // failed to load is retried on return.
  addEventListener('pageshow', initAllMarkers)
  addEventListener('load', () => setTimeout(forEachMarker, TIMEOUT, documentElement, reportOdd))
  initAllMarkers()
  takeOver()
  if (/widgets=debug\b/.test(location.search)) {
    void import('./debug')
  }
  return { islands, failures, add, widgets, observe, load, remake, end }
}

/** Follows the markers of a tree: what is added, removed and used. */
function observe(tree: Node): void {
  new MutationObserver(records => {
    for (const { addedNodes, removedNodes, target, attributeName } of records) {
      removedNodes.forEach(node => forEachMarker(node as Element, unmountIfRemoved))
      addedNodes.forEach(node => forEachMarker(node as Element, initMarker))
      // The element became a marker, that of another widget, or none.
      const host = target as HTMLElement
      if (attributeName && islands.get(host)?.name !== host.dataset.widget) {
        remake(host)
      }
    }
  }).observe(tree, { subtree: true, childList: true, attributeFilter: ['data-widget'] })
  holdInteractions(tree)
}

/** Markers that no script has registered are probably misspelt. */
function reportOdd(host: HTMLElement): void {
  const island = islands.get(host)
  if (island && !island.widget) {
    releasePending(island)
  }
  if (!island?.widget || island.isOdd) {
    void import('./diagnose').then(({ report }) => report(host, widgets))
  }
}

/** Starts again with a marker whose widget is another one now, or that may work after a change. */
function remake(host: HTMLElement): void {
  end(islands.get(host))
  islands.delete(host)
  forEachMarker(host, initMarker)
}

/** Ends a marker: the server's HTML comes back, and acts natively. */
function end(island: Island | undefined): void {
  if (island) {
    island.state = 'removed'
    island.native = true
    island.pending = []
    island.unmount?.()
  }
}

/** Registers a widget. Markers may come before or after it. */
function add(widget: WidgetSource): void {
  const owner = widgets.get(widget.name)
  if (!owner) {
    widgets.set(widget.name, widget)
    initAllMarkers()
  } else if (owner.version !== widget.version) {
    // eslint-disable-next-line no-console -- two releases on one page are a mistake that only the console can show
    console.warn(`Widget "${widget.name}" ${widget.version} ignored: page has ${owner.version}`)
  }
}

/** A host that only moves is back on the page within a microtask. One that returns later is mounted as a new widget. */
function unmountIfRemoved(host: HTMLElement): void {
  queueMicrotask(() => {
    if (!host.isConnected) {
      end(islands.get(host))
      islands.delete(host)
    }
  })
}
