import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from './config'
import { migrate, pendingMigrations } from './db'
import { jobs } from './features/background'
import { runNow } from './queue/run-job'
import { Worker } from './queue/worker'
import { seedIfEmpty } from './seed'
import type { Services } from './services'

const RETRY_MS = 2000

/**
 * Migrates and fills the database, and tries again until that works or the host stops. Each cause of a failure is logged
 * once. If the schema is complete but cannot be written, readers are served meanwhile.
 */
export async function prepare(services: Services): Promise<void> {
  const { lifecycle, log } = services
  let reported: string | undefined
  while (!lifecycle.stopping) {
    try {
      await migrateAndSeed(services)
      lifecycle.apply({ type: 'prepared' })
      startWorker(services)
      return
    } catch (error) {
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

/** Returns whether this process creates demo data. Production gets the reference lists and places only. */
export function hasDemo(config: Config): boolean {
  return config.DEMO_DATA && config.RELEASE_STAGE !== 'production'
}

async function migrateAndSeed(services: Services): Promise<void> {
  const { config, database, db, clock, data, queue } = services
  await migrate(database)
  await queue.install()
  await seedIfEmpty(db, clock.now(), { demo: hasDemo(config) })
  await data.refresh()
  for (const job of jobs.filter(({ runsAtStart }) => runsAtStart)) {
    await runNow(services, job)
  }
}

function startWorker(services: Services): void {
  if (services.config.WORKER === 'in-process' && !services.lifecycle.stopping) {
    const worker = new Worker(services, { jobs })
    services.beforeClose(() => worker.stop())
  }
}

/** The primary may be down while a replica with the whole schema answers. */
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
