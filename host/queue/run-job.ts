import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { runAtTime } from '../lib/job-time'
import type { Services } from '../services'
import { type Job, PermanentError } from './job'
import { type QueueName, RENEW_EVERY_MS, type TakenJob } from './queue'

export function runNow(services: Services, job: Job, at = services.clock.now()): Promise<void> {
  return job.run(services, { id: randomUUID(), createdAt: at, ids: {}, at })
}

/** Never throws. */
export async function runTaken(services: Services, taken: TakenJob, job: Job | undefined): Promise<void> {
  const { queue, log } = services
  const { job: name, request } = taken.payload
  const details = { job: name, jobId: taken.id, ...(request ? { request } : {}) }
  const started = performance.now()
  // If it cannot be renewed, another worker repeats the job, which is allowed.
  const renewing = setInterval(() => void queue.renew(taken).catch(() => undefined), RENEW_EVERY_MS).unref()
  try {
    if (!job) {
      throw new PermanentError(`There is no job "${name}"`)
    }
    await withinDeadline(() => runTimed(services, taken, job), taken.expireInSeconds)
    await queue.complete(taken)
    log.info({ ...details, ms: Math.round(performance.now() - started) }, 'job done')
  } catch (error) {
    const isPermanent = error instanceof PermanentError
    log.error({ err: error, ...details, isPermanent }, 'job failed')
    const reason = error instanceof Error ? error.message : String(error)
    // If this fails too, the job goes to a worker again once its lease ends.
    await (isPermanent ? queue.bury(taken, reason) : queue.fail(taken, reason)).catch((failure: unknown) =>
      log.warn({ err: failure, ...details }, 'the end of a job could not be recorded'),
    )
  } finally {
    clearInterval(renewing)
  }
}

export async function drain(services: Services, queue: QueueName, jobs: readonly Job[]): Promise<number> {
  for (let count = 0; ; count += 1) {
    const [taken] = await services.queue.take(queue, 1)
    if (!taken) {
      return count
    }
    await runTaken(services, taken, findJob(jobs, taken))
  }
}

export const findJob = (jobs: readonly Job[], { payload }: TakenJob): Job | undefined =>
  jobs.find(({ name }) => name === payload.job)

/** A job for another time sees that time on the clock. */
function runTimed(services: Services, { id, createdAt, payload: { at, ids } }: TakenJob, job: Job): Promise<void> {
  if (!at) {
    return job.run(services, { ids, at: services.clock.now(), id, createdAt })
  }
  const time = new Date(at)
  const clock = { now: () => time }
  return runAtTime(time, () => job.run({ ...services, clock }, { ids, at: time, id, createdAt }))
}

async function withinDeadline(work: () => Promise<void>, seconds: number): Promise<void> {
  const timer = new AbortController()
  const late = pause(seconds * 1000, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`It took longer than ${seconds} seconds`)
  })
  try {
    await Promise.race([work(), late])
  } finally {
    timer.abort()
    late.catch(() => undefined)
  }
}
