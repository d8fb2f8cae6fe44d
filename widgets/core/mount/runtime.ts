import { captureInteractions } from './capture'
import type { PageRuntime, WidgetSource } from './island'
import { failures, islands, widgets } from './page'
import { forEachMarker, initAllMarkers, initMarker } from './strategy'

interface PageGlobal {
  [symbol: symbol]: PageRuntime | undefined
}

/** Returns the runtime that owns this page: the first copy of this package creates it, every other copy uses it. */
export function runtime(): PageRuntime {
  return ((globalThis as PageGlobal)[Symbol.for('firstrung.mount')] ??= start())
}

function start(): PageRuntime {
  // Observes the document element, because page caches replace `<body>`.
  new MutationObserver(records => {
    for (const { addedNodes, removedNodes } of records) {
      removedNodes.forEach(node => forEachMarker(node as Element, unmountIfRemoved))
      addedNodes.forEach(node => forEachMarker(node as Element, initMarker))
    }
  }).observe(document.documentElement, { childList: true, subtree: true })
  captureInteractions()
  // An `unload` handler would keep the page out of the back/forward cache. Widgets stay mounted there, and code that
  // failed to load is retried on return.
  addEventListener('pageshow', initAllMarkers)
  if (location.search.includes('widgets=debug')) {
    void import('./debug')
  }
  return { islands, failures, add }
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
    const island = islands.get(host)
    if (island && !host.isConnected) {
      islands.delete(host)
      island.state = 'removed'
      island.pending = []
      island.unmount?.()
    }
  })
}
