import { type Config, ConfigError, loadConfig } from './config'
import { LockHeldError } from './db'
import { jobs } from './features/background'
import { createListener, listen, type Listener } from './http/listener'
import { root } from './lib/root'
import { stopOnError } from './process/stop-on-error'
import { Worker } from './queue/worker'
import { createServices, type Services } from './services'
import { createWorkerApp } from './worker-app'

try {
  await start(loadConfig())
} catch (error) {
  const isKnown = error instanceof ConfigError || error instanceof LockHeldError
  process.stderr.write(`${isKnown ? error.message : String((error as Error).stack)}\n`)
  process.exit(1)
}

/** `npm run worker`: a separate process, for hosts that run with `WORKER=off`. */
async function start(config: Config): Promise<void> {
  const services = await createServices(config, { root, lock: 'join' })
  const { log, data, lifecycle, queue } = services
  const listener = createListener(createWorkerApp(services))
  const prepare = async () => {
    // The hosts apply the migrations; until then the tables are missing.
    await queue.install()
    await data.refresh()
    lifecycle.apply({ type: 'prepared' })
  }
  if (config.WORKER_PORT !== undefined) {
    await listen(listener, { PORT: config.WORKER_PORT, HOST: config.HOST })
  }
  const worker = new Worker(services, { jobs, prepare })
  log.info({ jobs: jobs.length }, 'the worker has started')
  // Keeps the process running between two jobs.
  setInterval(() => undefined, 60_000)
  const stop = () => void stopWorker(worker, listener, services)
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  stopOnError(log, stop)
}

/** Answers health checks until the last job has ended. */
async function stopWorker(worker: Worker, listener: Listener, { lifecycle, log, close }: Services): Promise<void> {
  if (lifecycle.stopping) {
    return
  }
  lifecycle.apply({ type: 'stopped' })
  log.info('the worker stops')
  listener.announceClose()
  try {
    await worker.stop()
    listener.closeIdle()
    await listener.drain()
    await close()
    process.exit()
  } catch (error) {
    log.error({ err: error }, 'closing failed')
    process.exit(1)
  }
}
