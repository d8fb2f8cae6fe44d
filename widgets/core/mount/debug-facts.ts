import { costOf } from './cost'
import type { Failure, Island, PageRuntime } from './island'
import { parseStrategy } from './strategy-grammar'

/** Read from the page instead of imported, to keep exports out of the first load. */
const { islands, failures } = (globalThis as unknown as Record<symbol, PageRuntime>)[
  Symbol.for('firstrung.mount')
] as PageRuntime
const errors = new WeakMap<EventTarget, Failure>()
const mistakes = new WeakMap<HTMLElement, string>()

/** Returns the name, state and cost of a marker. */
export function summaryOf(host: HTMLElement): string {
  const island = islands.get(host)
  return [host.dataset.widget, stateOf(host, island), describeCost(host, island?.hydrated)].filter(Boolean).join(' · ')
}

/** Returns the error, the warnings, the mistakes that the linter would name and the props of a marker. */
export function detailsOf(host: HTMLElement): string {
  const props = JSON.stringify(islands.get(host)?.props, null, 2)
  return [errorOf(host), warningOf(host), mistakesOf(host), props].filter(Boolean).join('\n\n')
}

/** Records the latest error of each marker. `document.open` removes the listener, so it may be added again. */
export function followErrors(): void {
  document.addEventListener('firstrung:error', rememberError)
}

function rememberError(event: Event): void {
  if (event.target) {
    errors.set(event.target, (event as CustomEvent<Failure>).detail)
  }
}

/** Returns non-fatal mistakes in the marker, such as unknown props. */
function warningOf(host: HTMLElement): string | undefined {
  const page = globalThis as unknown as Record<symbol, WeakMap<HTMLElement, string> | undefined>
  return page[Symbol.for('firstrung.mistakes')]?.get(host)
}

function mistakesOf(host: HTMLElement): string {
  const island = islands.get(host)
  const loaded = island?.widget?.loading?.catch(() => undefined)
  void Promise.all([import('./diagnose'), loaded]).then(
    ([{ findMistakes }, widget]) =>
      mistakes.set(host, findMistakes(host, island?.props, widget?.[1].contract.props).join('\n')),
    () => undefined,
  )
  return mistakes.get(host) ?? ''
}

function stateOf(host: HTMLElement, island: Island | undefined): string {
  if (!island?.widget) {
    return 'not registered'
  }
  const { mount = '' } = host.dataset
  const waiting = `waits for ${parseStrategy(mount) ? mount : island.widget.mount}`
  return host.dataset.state ?? (island.state === 'loading' ? 'loading' : waiting)
}

/** The cost of a mounted widget: bytes of its script, times to load, mount and respond, and its layout shift. */
function describeCost(host: HTMLElement, hydrated: boolean | undefined): string {
  const cost = costOf(host)
  if (!cost) {
    return ''
  }
  const { bytes, load, mount, shift, delay } = cost
  return [
    `${mount.toFixed(1)} ms, ${hydrated ? 'hydrated' : 'fresh'}`,
    load && `loaded in ${load.toFixed(0)} ms`,
    bytes && `${(bytes / 1000).toFixed(1)} kB`,
    shift && `layout shift ${shift.toFixed(3)}`,
    delay && `interaction ${delay.toFixed(0)} ms`,
  ]
    .filter(Boolean)
    .join(', ')
}

function errorOf(host: HTMLElement): string {
  const known = failures.find(({ widget }) => host.dataset.state === 'failed' && widget === host.dataset.widget)
  const failure = errors.get(host) ?? known
  return failure ? `${failure.phase}: ${String(failure.error)}` : ''
}
