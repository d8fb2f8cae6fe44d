import { holdInteractions } from './hold'
import type { Page } from './island'
import { failures, islands, widgets } from './page'
import type { Handover } from './registry'
import { begin, beginAll, eachHost } from './strategy'

interface PageGlobal {
  [symbol: symbol]: Page | undefined
}

/** The owner of this page: the copy of this package that asks first. Every other copy hands over to it. */
export function runtime(): Page {
  return ((globalThis as PageGlobal)[Symbol.for('firstrung.mount')] ??= start())
}

function start(): Page {
  // Page caches replace `<body>`; the document element stays.
  new MutationObserver(records => {
    for (const { addedNodes, removedNodes } of records) {
      removedNodes.forEach(node => eachHost(node as Element, leaveUnlessMoved))
      addedNodes.forEach(node => eachHost(node as Element, begin))
    }
  }).observe(document.documentElement, { childList: true, subtree: true })
  holdInteractions()
  // There is no `unload` handler, which would keep the page out of the back/forward cache: widgets stay mounted there.
  // What failed to load gets another chance on return.
  addEventListener('pageshow', beginAll)
  if (location.search.includes('widgets=debug')) {
    void import('./debug')
  }
  return { islands, failures, add }
}

/** Either order works: markers that wait for this widget begin now, later ones when they are found. */
function add(widget: Handover): void {
  const { name, version } = widget
  const owner = widgets.get(name)
  if (!owner) {
    widgets.set(name, widget)
    beginAll()
  } else if (owner.version !== version) {
    // eslint-disable-next-line no-console -- two releases on one page are a mistake that only the console can show
    console.warn(`Widget "${name}" ${version} ignored: page has ${owner.version}`)
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
