import type { Failure } from './island'
import { runtime } from './runtime'

/**
 * Calls the handler for every failure of every widget, including earlier ones. Error reporting uses it. Pages can
 * listen to the bubbling `firstrung:error` event instead, whose `detail` is the same.
 */
export function onError(handler: (failure: Failure) => void): void {
  runtime().failures.forEach(handler)
  document.addEventListener('firstrung:error', event => handler((event as CustomEvent<Failure>).detail))
}
