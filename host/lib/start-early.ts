/** Starts work that is awaited later: an earlier failure is deferred instead of ending the process. */
export function startEarly<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}
