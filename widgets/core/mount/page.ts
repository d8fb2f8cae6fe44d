import type { Failure, FailurePhase, Island, WidgetSource } from './island'
import { releasePending } from './replay'

export { SELECTOR } from './capture'

const MAX_FAILURES = 20
/** Milliseconds after the load of a page within which its widgets must be registered. */
export const REGISTERED_WITHIN = 3000

export const widgets = new Map<string, WidgetSource>()
export const islands = new WeakMap<Element, Island>()
export const failures: Failure[] = []

/** Returns the island of a marker, and creates it the first time. */
export function islandOf(host: HTMLElement): Island {
  let island = islands.get(host)
  if (!island) {
    island = { host, name: host.dataset?.widget ?? '', pending: [] }
    islands.set(host, island)
  }
  return island
}

/**
 * Calls `act` with a marker. An exception is reported as this marker's failure, so that the caller can continue with
 * others.
 */
export function safely(host: HTMLElement, act: (host: HTMLElement) => void): void {
  try {
    act(host)
  } catch (error) {
    fail(islandOf(host), 'mount', error)
  }
}

/** Reports the failure of one widget. The server's HTML stays on screen, and its links and forms act natively. */
export function fail(island: Island, phase: FailurePhase, error: unknown): void {
  const { host, name } = island
  const detail = { widget: name, phase, error }
  island.state = 'failed'
  // Elements of unknown namespaces have no `dataset`.
  host.setAttribute('data-state', 'failed')
  failures.push(detail)
  failures.splice(MAX_FAILURES)
  // Events of a host that was removed would not bubble to the document.
  const target = host.isConnected ? host : document
  if (target.dispatchEvent(new CustomEvent('firstrung:error', { bubbles: true, cancelable: true, detail }))) {
    // eslint-disable-next-line no-console -- a failure that nothing handles must show up somewhere
    console.error(name, phase, error)
  }
  releasePending(island)
}
