import { useEffect } from 'react'

/** Calls back when the page has nothing to do; Safari has no idle callbacks, so there in a task of its own. */
export function whenIdle(callback: () => void): void {
  const schedule = (globalThis.requestIdleCallback as unknown) ? requestIdleCallback : setTimeout
  schedule(callback)
}

/**
 * Fetches the code that a tap needs as soon as the page is idle, because on a phone its files take longer than the tap
 * may. `load` must be the same function in every render. A failure is left to the tap, which loads the code again.
 */
export function useIdleImport(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load])
}
