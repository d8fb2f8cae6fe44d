/** Starts work that is awaited later: if it fails before that, the failure waits too, instead of ending the process. */
export function startEarly<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}
