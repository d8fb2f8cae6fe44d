import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Runs the work of a request, so that everything it starts can log the request's id. */
export const runAsRequest = <T>(id: string, work: () => T): T => current.run(id, work)

/** Returns the id of the current request; undefined outside requests. */
export const currentRequestId = (): string | undefined => current.getStore()
