import type { Services } from '../services'
import type { JobIds, QueueName } from './queue'

export interface JobRun {
  /** The same for every retry. */
  id: string
  createdAt: Date
  ids: JobIds
  /** Now, or the time that an operator gave. Timestamps that a job stores use it. */
  at: Date
}

/** Features declare their jobs in `jobs.ts` and register them in `host/features/background.ts`. */
export interface Job {
  name: string
  about: string
  queue?: QueueName
  /** A cron pattern in London time. A missed period runs once within 24 hours. */
  schedule?: string
  /** Also runs before the site is ready for the first time, because pages need its result. */
  runsAtStart?: boolean
  /** Must be idempotent: a worker may die before it reports the end. */
  run: (services: Services, run: JobRun) => Promise<void>
}

/** Skips the retries: the job goes to the dead letters at once. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError'
}
