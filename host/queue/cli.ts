import { setTimeout as pause } from 'node:timers/promises'
import { loadConfig } from '../config'
import { runCommand } from '../db/command-line'
import { jobs } from '../features/background'
import { root } from '../lib/root'
import { createServices, type Services } from '../services'
import { describeFailedJobs, describeJobs, describeWaiting } from './cli-tables'
import type { Job } from './job'
import { readCommand, USAGE } from './options'
import { dropFailedJobs, findJobState, listFailedJobs, listWaiting, retryFailedJobs } from './overview'
import { findJob, runTaken } from './run-job'

/** A worker polls every second, so no worker is running if a job waits for longer. */
const WORKER_WITHIN_MS = 4_000
const FINISHED = new Set(['completed', 'failed', 'cancelled'])

await runCommand(main, { usage: USAGE })

/** `npm run jobs`, also while the site is running. */
async function main(args: readonly string[]): Promise<void> {
  const config = loadConfig()
  const command = readCommand(args, { jobs, isProduction: config.RELEASE_STAGE === 'production' })
  const services = await createServices(config, { root, lock: 'join' })
  const { db, queue } = services
  try {
    await queue.install()
    switch (command.name) {
      case 'list':
        print(describeJobs(jobs, new Date()), describeWaiting(await listWaiting(db)))
        print(describeFailedJobs(await listFailedJobs(db)))
        break
      case 'retry': {
        const queueOf = (name: string) => jobs.find(job => job.name === name)?.queue ?? 'work'
        print(`${await retryFailedJobs(db, queue, { ids: command.ids, queueOf })} jobs are in their queues again`)
        break
      }
      case 'drop':
        print(`${(await dropFailedJobs(db, command.ids)).length} jobs were dropped`)
        break
      case 'run':
        await run(services, command.job, command.at)
        break
    }
  } finally {
    await services.close()
  }
}

/** Uses a worker of the site or, if there is none, this process. */
async function run(services: Services, job: Job, at: Date | undefined): Promise<void> {
  const { db, queue, data } = services
  const name = job.queue ?? 'work'
  await data.refresh()
  const id = await queue.enqueue(db, { queue: name, job: job.name, ids: {}, ...(at ? { at: at.toISOString() } : {}) })
  let state = await waitFor(services, id, { isMet: current => current !== 'created', withinMs: WORKER_WITHIN_MS })
  if (state?.state === 'created') {
    for (let taken = await queue.take(name, 1); taken[0]; taken = await queue.take(name, 1)) {
      await runTaken(services, taken[0], findJob(jobs, taken[0]))
    }
  }
  state = await waitFor(services, id, { isMet: current => FINISHED.has(current) || current === 'retry' })
  const isDone = state?.state === 'completed'
  print(isDone ? `${job.name} is done` : `${job.name} failed: ${state?.reason ?? 'see the log'}`)
  process.exitCode = isDone ? 0 : 1
}

interface Condition {
  isMet: (state: string) => boolean
  withinMs?: number
}

async function waitFor({ db }: Services, id: string, { isMet, withinMs = Infinity }: Condition) {
  const deadline = Date.now() + withinMs
  for (;;) {
    const found = await findJobState(db, id)
    if (!found || isMet(found.state) || Date.now() > deadline) {
      return found
    }
    await pause(200)
  }
}

function print(...texts: string[]): void {
  process.stdout.write(`${texts.join('\n\n')}\n`)
}
