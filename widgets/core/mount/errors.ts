import type { Failure } from './island'
import { runtime } from './runtime'

/**
 * Hears of every failure of every widget, those included that happened before. This is where error reporting joins. A
 * page that wants to react listens to the bubbling `firstrung:error` event, whose `detail` says the same.
 */
export function onError(handler: (failure: Failure) => void): void {
  runtime().failures.forEach(handler)
  document.addEventListener('firstrung:error', event => handler((event as CustomEvent<Failure>).detail))
}
