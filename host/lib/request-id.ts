import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Runs the work of a request, so that whatever it starts can name the request. */
export const runAsRequest = <T>(id: string, work: () => T): T => current.run(id, work)

/** Returns the id of the request that the caller works for; undefined outside requests. */
export const currentRequestId = (): string | undefined => current.getStore()
