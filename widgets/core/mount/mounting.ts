import { discard, fail, failProps, unmount, unmountFailed } from './ending'
import { claimHydration } from './hydration'
import type { Island, LoadedWidget, MountContext, WidgetComponent } from './island'
import { enqueue } from './queue'
import { renderWidget } from './renderer'
import { clearPressed } from './replay'
import { cloneContent, detachChildren, jsonScriptOf } from './server-content'
import type { Session } from './session'
import { stampOf } from './stamp'
import { keepTranslation } from './translated-html'
import { followTranslation } from './translation'
import { applyProps, readProps } from './updating'
import { captureUserState, type UserState } from './user-state'

/** How often a widget whose elements were moved by other code is rendered again before it counts as failed. */
const MAX_RERENDERS = 5

/** Milliseconds after which a busy page loads the code that observes changes. */
const IDLE_TIMEOUT = 2000

/**
 * Mounts a loaded widget when the main thread is free; first in the queue if it has pending events. Throws if a server
 * has answered with an empty file, or with another widget's.
 */
export function mountIsland(island: Island, context: MountContext, loaded: Partial<LoadedWidget> | undefined): void {
  const { contract, component } = loaded ?? {}
  if (contract?.name !== island.name || !component) {
    throw new TypeError(`This is not the code of "${island.name}"`)
  }
  performance.measure(`widget:${island.name}:load`, { start: island.requestedAt })
  const job = () => enqueue(() => mountSafely(island, context, { contract, component }), island.pending.length > 0)
  // An async script may run while the parser is still inside the marker.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', job)
  } else {
    job()
  }
}

/** An exception must not stop the queue, in which other islands wait. */
function mountSafely(island: Island, context: MountContext, loaded: LoadedWidget): void {
  if (isComposing(island)) {
    // Text in composition belongs to its field: another value or element would repeat it.
    const mountLater = () => setTimeout(mountSafely, 0, island, context, loaded)
    addEventListener('compositionend', mountLater, { once: true, capture: true })
    return
  }
  try {
    mount(island, context, loaded)
  } catch (error) {
    fail({ island, context }, 'mount', error)
  }
}

/** Returns whether someone is composing text, as with a Japanese keyboard, in a field of the marker. */
function isComposing({ pending }: Island): boolean {
  // Text events have its data; the end of a composition adds nothing.
  return !!(pending.findLast(({ event }) => 'data' in event)?.event as InputEvent | undefined)?.isComposing
}

function mount(island: Island, context: MountContext, { contract, component }: LoadedWidget): void {
  const { host, name, state } = island
  if (state !== 'loading') {
    return
  }
  if (!host.isConnected) {
    // It was removed, or is about to be inserted elsewhere, where it is scheduled again.
    island.state = undefined
    island.native = true
    return
  }
  clearPressed(host)
  const start = performance.now()
  const script = jsonScriptOf(host)
  const marker = { attributes: { ...host.dataset }, script, json: script?.textContent ?? '' }
  try {
    island.props = readProps(island, contract, marker)
  } catch (error) {
    void failProps({ island, context, contract }, error)
    return
  }
  const isSame = claimHydration(context, island, stampFor(island, contract, marker))
  // A translated page stays translated: hydration would replace the texts.
  const translate = isSame ? keepTranslation(host) : undefined
  island.hydrated = isSame && !translate
  const userState = captureUserState(island)
  script?.remove()
  const session = openSession(marker, { context, island, contract, component: component as WidgetComponent<object> })
  render(session, { hydrate: island.hydrated, key: isSame ? host.dataset.key : undefined })
  translate?.()
  finishMount(session, userState)
  island.cost = performance.now() - start
  performance.measure(`widget:${name}:mount`, { start })
}

/** Takes over the host: its content is stored, on the page for hydration or apart from it, until the widget ends. */
function openSession(
  marker: Pick<Session, 'attributes' | 'script' | 'json'>,
  owner: Pick<Session, 'context' | 'island' | 'contract' | 'component'>,
): Session {
  const { host, hydrated } = owner.island
  const serverContent = hydrated ? cloneContent(host) : detachChildren(host)
  return { ...marker, ...owner, serverContent, phase: 'mount', renders: 0, errors: [] }
}

/** Returns undefined if the server has rendered other props. */
function stampFor(
  { name, widget, json }: Island,
  contract: LoadedWidget['contract'],
  marker: Pick<Session, 'attributes' | 'json'>,
): string | undefined {
  const isOther = json !== undefined || contract.overrides(marker.attributes)
  return isOther ? undefined : stampOf(name, widget?.version ?? '', marker.json)
}

function finishMount(session: Session, userState: UserState): void {
  const { island, errors } = session
  const { host, name } = island
  if (errors.length) {
    discard(session)
    userState.restore()
    userState.retarget()
    fail(session, 'mount', errors[0])
  } else {
    island.state = 'mounted'
    host.dataset.state = 'mounted'
    island.unmount = () => unmount(session)
    island.update = () => applyProps(session)
    followTranslation(host)
    followLater(session)
    userState.restore()
    void userState.replay()
    host.dispatchEvent(new CustomEvent('firstrung:ready', { bubbles: true, composed: true, detail: { widget: name } }))
  }
}

function render(session: Session, { hydrate, key }: { hydrate: boolean; key?: string | undefined }): void {
  const { island, component, script } = session
  const { host } = island
  session.phase = 'mount'
  session.errors = []
  const current = ++session.renders
  try {
    session.rendered = renderWidget({
      host,
      component,
      props: { ...island.props, host },
      key: key || createKey(),
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
 * Browser extensions move and remove elements, so an update may not find its nodes. Such a widget is rendered again;
 * after any other error the widget ends, and the server's content is restored.
 */
function recover(session: Session, error: unknown): void {
  const { island } = session
  if (island.state !== 'mounted') {
    return
  }
  if (error instanceof DOMException && session.renders <= MAX_RERENDERS) {
    unmountFailed(session)
    island.host.replaceChildren()
    render(session, { hydrate: false })
    if (!session.errors.length) {
      followLater(session)
      return
    }
  }
  discard(session)
  fail(session, 'update', error)
}

/** Ends a mounted widget whose marker has become invalid. */
function refuse(session: Session, error: unknown): void {
  discard(session)
  void failProps(session, error)
}

/** Mounted widgets that do not follow their markers yet. */
const waiting: Session[] = []

/** Nothing changes a host while its page is loading, so the code that observes changes waits until the page is idle. */
function followLater(session: Session): void {
  if (waiting.push(session) > 1) {
    return
  }
  if (self.requestIdleCallback as unknown) {
    requestIdleCallback(followAll, { timeout: IDLE_TIMEOUT })
  } else {
    setTimeout(followAll, IDLE_TIMEOUT)
  }
}

function followAll(): void {
  const sessions = waiting.splice(0)
  // Without this code the widgets work, but do not follow changes of their markers.
  import('./following')
    .then(({ followProps }) => {
      for (const session of sessions) {
        enqueue(() => session.phase === 'update' && !session.watch && followProps(session, refuse), false)
      }
    })
    .catch(() => undefined)
}

/** Seeds the ids of a fresh render. Keys from the server never start with an underscore, so the two cannot collide. */
function createKey(): string {
  const page = globalThis as { [counter: symbol]: number | undefined }
  const counter = Symbol.for('firstrung.mount.key')
  return `_${(page[counter] = (page[counter] ?? 0) + 1).toString(36)}`
}
