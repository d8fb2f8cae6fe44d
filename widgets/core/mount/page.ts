import type { Failure, FailurePhase, Island } from './island'
import type { Handover } from './registry'
import { release } from './replay'

export const SELECTOR = '[data-widget]'

/** How many failures are kept for a handler that arrives late. */
const KEPT = 20

export const widgets = new Map<string, Handover>()
export const islands = new WeakMap<Element, Island>()
export const failures: Failure[] = []

/** One failed widget takes nothing along: the server's HTML is on screen, and its links and forms act natively. */
export function fail(island: Island, phase: FailurePhase, error: unknown): void {
  const { host, name } = island
  const detail = { widget: name, phase, error }
  island.state = 'failed'
  host.dataset.state = 'failed'
  failures.push(detail)
  failures.splice(KEPT)
  // A host that has left the page cannot be heard there.
  const place = host.isConnected ? host : document
  if (place.dispatchEvent(new CustomEvent('firstrung:error', { bubbles: true, cancelable: true, detail }))) {
    // eslint-disable-next-line no-console -- a failure that nobody handles must show
    console.error(name, phase, error)
  }
  release(island)
}
