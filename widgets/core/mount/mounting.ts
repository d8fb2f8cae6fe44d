import { dropKey, takeStamp } from './handshake'
import type { MountContext, Island } from './island'
import { rememberUse } from './memory'
import { enqueue } from './queue'
import type { LoadedWidget, WidgetComponent } from './registry'
import { draw } from './renderer'

let inert: Document | undefined

/** How often a widget whose text a translator has rewritten is drawn anew before it counts as broken. */
const REDRAWS = 5

/** One widget on its host, from mounting to unmounting. */
interface Session {
  desk: MountContext
  island: Island
  component: WidgetComponent<object>
  script: HTMLElement | null
  /** Has for children what the server wrote, to be put back when the widget fails or leaves. */
  saved: Node
  phase: 'mount' | 'update' | 'unmount' | 'over'
  redraws: number
  /** Counts the paintings, so that nothing an earlier one says is taken for news. */
  turn: number
  errors: unknown[]
  erase?: () => void
}

/** Mounts a loaded widget on its host when the page has time; at once when somebody is waiting for it. */
export function mountIsland(island: Island, desk: MountContext, loaded: LoadedWidget): void {
  performance.measure(`widget:${island.name}:load`, { start: island.asked })
  const job = () => enqueue(() => mountSafely(island, desk, loaded), island.held.length > 0)
  // A marker is only whole when the page is parsed; an async script may run before.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', job)
  } else {
    job()
  }
}

/** Whatever goes wrong with one island is that island's failure; the others wait in the same queue. */
function mountSafely(island: Island, desk: MountContext, loaded: LoadedWidget): void {
  try {
    mount(island, desk, loaded)
  } catch (error) {
    desk.fail(island, 'mount', error)
  }
}

function mount(island: Island, desk: MountContext, { contract, component }: LoadedWidget): void {
  const { host, name, state } = island
  if (state !== 'loading') {
    return
  }
  if (!host.isConnected) {
    // It is about to leave, or on its way to another place, where it is scheduled anew.
    island.state = undefined
    island.native = true
    return
  }
  const start = performance.now()
  const script = host.querySelector<HTMLElement>(':scope > script[type="application/json"]')
  const json = script?.textContent ?? ''
  try {
    island.props = contract.parse({ attributes: host.dataset, json })
  } catch (error) {
    desk.fail(island, 'props', error)
    return
  }
  island.hydrated = takeStamp(desk, island, json, contract.overrides(host.dataset))
  stage(desk, island, component as WidgetComponent<object>, script)
  island.cost = performance.now() - start
  performance.measure(`widget:${name}:mount`, { start })
}

function stage(
  desk: MountContext,
  island: Island,
  component: WidgetComponent<object>,
  script: HTMLElement | null,
): void {
  const memory = rememberUse(island)
  script?.remove()
  const saved = island.hydrated ? copyOf(island.host) : takeChildren(island.host)
  const session: Session = { desk, island, component, script, saved, phase: 'mount', redraws: 0, turn: 0, errors: [] }
  paint(session, !!island.hydrated)
  if (session.errors.length) {
    putBack(session)
    memory.restore()
    memory.moveHeld()
    desk.fail(island, 'mount', session.errors[0])
  } else {
    island.state = 'mounted'
    island.host.dataset.state = 'mounted'
    island.unmount = () => end(session)
    memory.restore()
    void memory.replay()
  }
}

function paint(session: Session, hydrate: boolean): void {
  const { island, component, script } = session
  const { host } = island
  session.phase = 'mount'
  session.errors = []
  const turn = ++session.turn
  try {
    session.erase = draw({
      host,
      component,
      props: { ...island.props, host },
      key: (hydrate && host.dataset.key) || freshKey(),
      hydrate,
      onError: error => turn === session.turn && hear(session, error),
    })
  } catch (error) {
    session.errors.push(error)
  }
  // The props stay with the host, for a copy of it that is mounted later.
  host.append(...(script ? [script] : []))
  session.phase = 'update'
}

/** The first error of an update decides; it is dealt with once React or Preact has finished what it is doing. */
function hear(session: Session, error: unknown): void {
  if (session.phase === 'unmount') {
    session.desk.fail(session.island, 'unmount', error)
  } else if (session.phase !== 'over' && session.errors.push(error) === 1 && session.phase === 'update') {
    queueMicrotask(() => recover(session, error))
  }
}

/**
 * Page translators put elements of their own in the place of text, so that an update no longer finds its nodes. Such a
 * widget is drawn anew; anything else that breaks an update ends the widget, and what the server wrote comes back.
 */
function recover(session: Session, error: unknown): void {
  if (session.island.state !== 'mounted') {
    return
  }
  if (error instanceof DOMException && session.redraws++ < REDRAWS) {
    erase(session)
    session.island.host.replaceChildren()
    // Translated again, it would break again: from now on this widget keeps its language.
    session.island.host.translate = false
    paint(session, false)
    if (!session.errors.length) {
      return
    }
  }
  putBack(session)
  session.desk.fail(session.island, 'update', error)
}

/** The widget's own end, when its host has left the page. */
function end(session: Session): void {
  if (session.phase === 'update') {
    session.phase = 'unmount'
    try {
      session.erase?.()
    } catch (error) {
      session.desk.fail(session.island, 'unmount', error)
    }
    dropKey(session.desk, session.island)
    restoreChildren(session)
  }
}

function putBack(session: Session): void {
  erase(session)
  restoreChildren(session)
}

function restoreChildren({ island, saved, script }: Session): void {
  island.host.replaceChildren(...saved.childNodes, ...(script ? [script] : []))
}

/** Takes away what has failed already; what it says on its way out is no news. */
function erase(session: Session): void {
  session.phase = 'over'
  dropKey(session.desk, session.island)
  try {
    session.erase?.()
  } catch {
    // The error that led here is reported.
  }
}

function takeChildren(host: HTMLElement): DocumentFragment {
  const saved = document.createDocumentFragment()
  saved.append(...host.childNodes)
  return saved
}

/** Hydration adopts the server's nodes; the copies lie in a document without a window, where no image loads. */
function copyOf(host: HTMLElement): Node {
  inert ??= document.implementation.createHTMLDocument('')
  return inert.importNode(host, true)
}

/** Ids of fresh renders: no key of a server starts with an underscore, so the two never meet. */
function freshKey(): string {
  const page = globalThis as { [counter: symbol]: number | undefined }
  const counter = Symbol.for('firstrung.mount.key')
  return `_${(page[counter] = (page[counter] ?? 0) + 1).toString(36)}`
}
