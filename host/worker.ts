import { type Config, ConfigError, loadConfig } from './config'
import { LockHeldError } from './db'
import { jobs } from './features/background'
import { root } from './lib/root'
import { Worker } from './queue/worker'
import { createServices } from './services'

try {
  await start(loadConfig())
} catch (error) {
  const isKnown = error instanceof ConfigError || error instanceof LockHeldError
  process.stderr.write(`${isKnown ? error.message : String((error as Error).stack)}\n`)
  process.exit(1)
}

/** `npm run worker`: works on the queues in a process of its own, for hosts that run with `WORKER=off`. */
async function start(config: Config): Promise<void> {
  const services = await createServices(config, { root, lock: 'join' })
  const { log, data, queue } = services
  const prepare = async () => {
    // The hosts apply the migrations; until then the tables are missing.
    await queue.install()
    await data.refresh()
  }
  const worker = new Worker(services, { jobs, prepare })
  log.info({ jobs: jobs.length }, 'the worker has started')
  // Nothing else keeps the process running between two jobs.
  const alive = setInterval(() => undefined, 60_000)
  const stop = () => {
    clearInterval(alive)
    log.info('the worker stops')
    void worker
      .stop()
      .then(() => services.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'closing failed')
          process.exit(1)
        },
      )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
