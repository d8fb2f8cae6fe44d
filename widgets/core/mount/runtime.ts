import { holdInteractions } from './hold'
import type { Page } from './island'
import { failures, islands, widgets } from './page'
import type { Handover } from './registry'
import { again, begin, eachHost } from './strategy'

/** The owner of this page: the copy of this package that asks first. Every other copy hands over to it. */
export function runtime(): Page {
  const global = globalThis as { [key: symbol]: Page | undefined }
  return (global[Symbol.for('firstrung.mount')] ??= start())
}

function start(): Page {
  const page: Page = { islands, failures, add }
  // Page caches replace `<body>`; the document element stays.
  new MutationObserver(records => {
    for (const { addedNodes, removedNodes } of records) {
      removedNodes.forEach(node => eachHost(node, leaveUnlessMoved))
      addedNodes.forEach(node => eachHost(node, adopt))
    }
  }).observe(document.documentElement, { childList: true, subtree: true })
  eachHost(document, adopt)
  holdInteractions()
  // There is no `unload` handler, which would keep the page out of the back/forward cache: widgets stay mounted there.
  addEventListener('pageshow', event => event.persisted && again())
  if (location.search.includes('widgets=debug')) {
    void import('./debug').then(({ showOverlay }) => showOverlay(page))
  }
  return page
}

/** Either order works: markers that wait for this widget begin now, later ones when they are found. */
function add(widget: Handover): void {
  const { name, version } = widget
  const owner = widgets.get(name)
  if (!owner) {
    widgets.set(name, widget)
    again()
  } else if (owner.version !== version) {
    // eslint-disable-next-line no-console -- two releases on one page are a mistake that only the console can show
    console.warn(`Widget "${name}" ${version} ignored: page has ${owner.version}`)
  }
}

/** Makes an element ours, once. */
function adopt(host: HTMLElement): void {
  if (!islands.has(host) && host.isConnected) {
    // Markup from a page cache may carry the state of the element that it was copied from.
    delete host.dataset.state
    islands.set(host, { host, name: host.dataset.widget ?? '', held: [] })
    begin(host)
  }
}

/** A moved host is back on the page within a microtask. One that returns later starts anew. */
function leaveUnlessMoved(host: HTMLElement): void {
  queueMicrotask(() => {
    const island = islands.get(host)
    if (island && !host.isConnected) {
      islands.delete(host)
      island.state = 'gone'
      island.held = []
      island.unmount?.()
    }
  })
}
