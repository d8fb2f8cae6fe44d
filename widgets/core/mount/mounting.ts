import { claimHydration, releaseKey } from './hydration'
import type { MountContext, Island, LoadedWidget, WidgetComponent } from './island'
import { enqueue } from './queue'
import { renderWidget } from './renderer'
import { stampOf } from './stamp'
import { captureUserState, type UserState } from './user-state'

let inertDocument: Document | undefined

/** How often a widget whose text nodes a page translator has replaced is rendered again before it counts as failed. */
const MAX_RERENDERS = 5

/** One widget on its host, from mounting to unmounting. */
interface Session {
  context: MountContext
  island: Island
  component: WidgetComponent<object>
  script: HTMLElement | null
  /** A container with the server's content of the host, which comes back when the widget fails or is unmounted. */
  serverContent: Node
  phase: 'mount' | 'update' | 'unmount' | 'done'
  /** Counts the renders. Errors of all but the latest are ignored. */
  renders: number
  errors: unknown[]
  unmount?: () => void
}

/** Mounts a loaded widget when the main thread is free; first in the queue when it has pending events. */
export function mountIsland(island: Island, context: MountContext, loaded: LoadedWidget): void {
  performance.measure(`widget:${island.name}:load`, { start: island.requestedAt })
  const job = () => enqueue(() => mountSafely(island, context, loaded), island.pending.length > 0)
  // An async script may run while the parser is still inside the marker.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', job)
  } else {
    job()
  }
}

/** An exception must not stop the queue, in which other islands wait. */
function mountSafely(island: Island, context: MountContext, loaded: LoadedWidget): void {
  try {
    mount(island, context, loaded)
  } catch (error) {
    context.fail(island, 'mount', error)
  }
}

function mount(island: Island, context: MountContext, { contract, component }: LoadedWidget): void {
  const { host, name, state, widget } = island
  if (state !== 'loading') {
    return
  }
  if (!host.isConnected) {
    // It was removed, or is about to be inserted elsewhere, where it is scheduled again.
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
    context.fail(island, 'props', error)
    return
  }
  const stamp = contract.overrides(host.dataset) ? undefined : stampOf(name, widget?.version ?? '', json)
  island.hydrated = claimHydration(context, island, stamp)
  const userState = captureUserState(island)
  script?.remove()
  const session: Session = {
    context,
    island,
    component: component as WidgetComponent<object>,
    script,
    serverContent: island.hydrated ? cloneContent(host) : detachChildren(host),
    phase: 'mount',
    renders: 0,
    errors: [],
  }
  render(session, island.hydrated)
  finishMount(session, userState)
  island.cost = performance.now() - start
  performance.measure(`widget:${name}:mount`, { start })
}

function finishMount(session: Session, userState: UserState): void {
  const { context, island, errors } = session
  if (errors.length) {
    discard(session)
    userState.restore()
    userState.retarget()
    context.fail(island, 'mount', errors[0])
  } else {
    island.state = 'mounted'
    island.host.dataset.state = 'mounted'
    island.unmount = () => unmount(session)
    userState.restore()
    void userState.replay()
  }
}

function render(session: Session, hydrate: boolean): void {
  const { island, component, script } = session
  const { host } = island
  session.phase = 'mount'
  session.errors = []
  const current = ++session.renders
  try {
    session.unmount = renderWidget({
      host,
      component,
      props: { ...island.props, host },
      key: (hydrate && host.dataset.key) || createKey(),
      hydrate,
      onError: error => current === session.renders && handleError(session, error),
    })
  } catch (error) {
    session.errors.push(error)
  }
  // A clone of the host needs the props, too.
  host.append(...(script ? [script] : []))
  session.phase = 'update'
}

/** Only the first error of an update counts. Recovery waits until React or Preact has finished the current work. */
function handleError(session: Session, error: unknown): void {
  if (session.phase === 'unmount') {
    session.context.fail(session.island, 'unmount', error)
  } else if (session.phase !== 'done' && session.errors.push(error) === 1 && session.phase === 'update') {
    queueMicrotask(() => recover(session, error))
  }
}

/**
 * Page translators replace text nodes by elements of their own, so an update may not find its nodes. Such a widget is
 * rendered again; after any other error the widget ends, and the server's content comes back.
 */
function recover(session: Session, error: unknown): void {
  const { context, island } = session
  if (island.state !== 'mounted') {
    return
  }
  if (error instanceof DOMException && session.renders <= MAX_RERENDERS) {
    unmountFailed(session)
    island.host.replaceChildren()
    // Another translation would break it again.
    island.host.translate = false
    render(session, false)
    if (!session.errors.length) {
      return
    }
  }
  discard(session)
  context.fail(island, 'update', error)
}

/** Unmounts a working widget whose host was removed from the page. */
function unmount(session: Session): void {
  const { context, island } = session
  if (session.phase === 'update') {
    session.phase = 'unmount'
    try {
      session.unmount?.()
    } catch (error) {
      context.fail(island, 'unmount', error)
    }
    releaseKey(context, island)
    restoreServerContent(session)
  }
}

/** Removes a failed widget and puts the server's content back. */
function discard(session: Session): void {
  unmountFailed(session)
  restoreServerContent(session)
}

function restoreServerContent({ island, serverContent, script }: Session): void {
  island.host.replaceChildren(...serverContent.childNodes, ...(script ? [script] : []))
}

function unmountFailed(session: Session): void {
  session.phase = 'done'
  releaseKey(session.context, session.island)
  try {
    session.unmount?.()
  } catch {
    // The error that caused the unmount is already reported.
  }
}

function detachChildren(host: HTMLElement): DocumentFragment {
  const fragment = document.createDocumentFragment()
  fragment.append(...host.childNodes)
  return fragment
}

/** Hydration adopts the server's nodes. Their clones belong to a document without a window, where no image loads. */
function cloneContent(host: HTMLElement): Node {
  inertDocument ??= document.implementation.createHTMLDocument('')
  return inertDocument.importNode(host, true)
}

/** Seeds the ids of a fresh render. Keys from the server never start with an underscore, so the two cannot collide. */
function createKey(): string {
  const page = globalThis as { [counter: symbol]: number | undefined }
  const counter = Symbol.for('firstrung.mount.key')
  return `_${(page[counter] = (page[counter] ?? 0) + 1).toString(36)}`
}
