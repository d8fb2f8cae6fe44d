import { setTimeout as pause } from 'node:timers/promises'
import { seedIfEmpty } from '../../tools/demo'
import type { Config } from '../config'
import { migrate, pendingMigrations } from '../db'
import { jobs } from '../features/background'
import { silentSteps, type Steps } from '../lib/steps'
import { runNow } from '../queue/run-job'
import { Worker } from '../queue/worker'
import type { Services } from '../services'

const RETRY_MS = 2000

/**
 * Migrates and fills the database, and retries until that works or the host stops. Each cause of a failure is logged
 * once. If the schema is complete but the database read-only, readers are served meanwhile.
 */
export async function prepare(services: Services, steps: Steps = silentSteps): Promise<void> {
  const { lifecycle, log } = services
  let reported: string | undefined
  while (!lifecycle.stopping) {
    try {
      const isFilled = await services.database.withoutTimeout(() => migrateAndSeed(services, steps))
      lifecycle.apply({ type: 'prepared' })
      startWorker(services)
      if (isFilled) {
        runAfterwards(services)
      }
      return
    } catch (error) {
      steps.end()
      const message = (error as Error).message || String((error as { code?: unknown }).code)
      if (message !== reported && !lifecycle.stopping) {
        log.error({ err: error }, `the database is not ready, trying again every ${RETRY_MS / 1000} s: ${message}`)
      }
      reported = message
    }
    if (lifecycle.state === 'preparing' && (await canBeRead(services))) {
      lifecycle.apply({ type: 'prepared' })
    }
    await pause(RETRY_MS, undefined, { ref: false })
  }
}

/** Production gets only the reference lists and places. */
export function hasDemo(config: Config): boolean {
  return config.DEMO_DATA && config.RELEASE_STAGE !== 'production'
}

/** Returns whether an earlier start had already filled the database. */
async function migrateAndSeed(services: Services, steps: Steps): Promise<boolean> {
  const { config, database, db, clock, data, queue } = services
  if ((await pendingMigrations(db)).length > 0) {
    steps.begin('Setting up the database')
  }
  const applied = await migrate(database, undefined, steps.progress)
  await queue.install()
  const isSeeded = await seedIfEmpty(db, clock.now(), { demo: hasDemo(config), steps })
  await data.refresh()
  const isFilled = applied.length === 0 && !isSeeded
  if (!isFilled) {
    await runStartJobs(services)
  }
  steps.end()
  return isFilled
}

async function runStartJobs(services: Services): Promise<void> {
  for (const job of jobs.filter(({ runsAtStart }) => runsAtStart)) {
    await runNow(services, job)
  }
}

/** Visitors do not wait for updates of existing data. */
function runAfterwards(services: Services): void {
  const work = runStartJobs(services).catch((error: unknown) =>
    services.log.error({ err: error }, 'the jobs of the start failed; their data is out of date'),
  )
  services.beforeClose(() => work)
}

function startWorker(services: Services): void {
  if (services.config.WORKER === 'in-process' && !services.lifecycle.stopping) {
    const worker = new Worker(services, { jobs })
    services.beforeClose(() => worker.stop())
  }
}

/** The primary may be down while a replica with the complete schema answers. */
async function canBeRead({ reads, data }: Services): Promise<boolean> {
  try {
    const isComplete = (await pendingMigrations(reads)).length === 0
    if (isComplete) {
      await data.refresh()
    }
    return isComplete
  } catch {
    return false
  }
}
