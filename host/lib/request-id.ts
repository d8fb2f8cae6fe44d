import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

export const runAsRequest = <T>(id: string, work: () => T): T => current.run(id, work)

export const currentRequestId = (): string | undefined => current.getStore()
