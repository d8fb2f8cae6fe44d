import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<Date>()

/** Runs a job for another time than now, so that the jobs that it adds, such as mails, run for that time as well. */
export const runAtTime = <T>(at: Date, work: () => T): T => current.run(at, work)

/** Returns the time that the caller works for; undefined if that is now. */
export const currentJobTime = (): Date | undefined => current.getStore()
