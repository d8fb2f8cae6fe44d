import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<Date>()

/** Jobs that the work adds, such as mails, use the simulated time too. */
export const runAtTime = <T>(at: Date, work: () => T): T => current.run(at, work)

export const currentJobTime = (): Date | undefined => current.getStore()
