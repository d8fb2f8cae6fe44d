import { holdInteractions, takeOver } from './hold'
import type { Island, PageRuntime, WidgetSource } from './island'
import { context, load } from './loading'
import { failures, islands, REGISTERED_WITHIN, safely, widgets } from './page'
import { releasePending } from './replay'
import { forEachMarker, initAllMarkers, initMarker, report } from './strategy'

interface PageGlobal {
  [symbol: symbol]: PageRuntime | undefined
}

/** Returns the runtime that owns this page: the first copy of this package creates it, every other copy uses it. */
export function runtime(): PageRuntime {
  return ((globalThis as PageGlobal)[Symbol.for('firstrung.mount')] ??= start())
}

function start(): PageRuntime {
  context.remake = remake
  // Page caches replace `<body>`, and some the whole document.
  observe(document)
  addEventListener('load', () => setTimeout(() => forEachMarker(document, reportUnregistered), REGISTERED_WITHIN))
  initAllMarkers()
  takeOver()
  if (/widgets=debug\b/.test(location.search)) {
    void import('./debug')
  }
  return { islands, failures, add, widgets, observe, load, remake, end }
}

/** Observes the markers of a tree: additions, removals and interactions. */
function observe(tree: Node): void {
  new MutationObserver(records => {
    for (const { addedNodes, removedNodes, target, attributeName } of records) {
      removedNodes.forEach(node => forEachMarker(node as Element, unmountIfRemoved))
      addedNodes.forEach(node => forEachMarker(node as Element, initMarker))
      if (attributeName) {
        safely(target as HTMLElement, followName)
      } else if (target === tree) {
        listen(tree)
      }
    }
  }).observe(tree, { subtree: true, childList: true, attributeFilter: ['data-widget'] })
  listen(tree)
}

/** The element may have become a marker, another widget's, or none. */
function followName(host: HTMLElement): void {
  if (islands.get(host)?.name !== host.dataset.widget) {
    remake(host)
  }
}

/** `document.open` removes all listeners. Adding an existing one has no effect. */
function listen(tree: Node): void {
  holdInteractions(tree)
  // An `unload` handler would keep the page out of the back/forward cache. Widgets stay mounted there, and code that
  // failed to load is retried on return.
  addEventListener('pageshow', initAllMarkers)
}

/** Markers without a registered widget are probably misspelt. */
function reportUnregistered(host: HTMLElement): void {
  const island = islands.get(host)
  if (!island?.widget) {
    if (island) {
      releasePending(island)
    }
    report(host)
  }
}

/** Remounts a marker whose widget has changed, or that may work after a change. */
function remake(host: HTMLElement): void {
  end(islands.get(host))
  islands.delete(host)
  forEachMarker(host, initMarker)
}

/** Ends a marker: the server's HTML is restored, and acts natively. */
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
