import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<Date>()

/** Runs a job as if at another time, so that the jobs that it adds, such as mails, use that time as well. */
export const runAtTime = <T>(at: Date, work: () => T): T => current.run(at, work)

/** Returns the simulated time of the caller; undefined if it is now. */
export const currentJobTime = (): Date | undefined => current.getStore()
