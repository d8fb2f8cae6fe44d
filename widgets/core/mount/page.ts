import type { Failure, FailurePhase, Island, WidgetSource } from './island'
import { releasePending } from './replay'

export { SELECTOR } from './capture'

const MAX_FAILURES = 20

export const widgets = new Map<string, WidgetSource>()
export const islands = new WeakMap<Element, Island>()
export const failures: Failure[] = []

/** Reports the failure of one widget. The server's HTML stays on screen, and its links and forms act natively. */
export function fail(island: Island, phase: FailurePhase, error: unknown): void {
  const { host, name } = island
  const detail = { widget: name, phase, error }
  island.state = 'failed'
  host.dataset.state = 'failed'
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
