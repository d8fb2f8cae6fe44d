/** The work is awaited later, so an earlier failure must not end the process as an unhandled rejection. */
export function startEarly<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}
