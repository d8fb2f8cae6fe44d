import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createApp } from './app'
import { type Config, ConfigError, loadConfig } from './config'
import { migrate } from './db'
import { limitHeapGrowth } from './memory'
import { seedIfEmpty } from './seed'
import { DEMO_ACCOUNTS } from './seed/demo/accounts'
import { createServices, type Services } from './services'

const ROOT = path.resolve(import.meta.dirname, '..')
const DRAIN_MS = 30_000
const RETRY_MS = 2000

limitHeapGrowth()
try {
  await start(loadConfig())
} catch (error) {
  // A stack would hide the message of a fault that the operator can fix.
  process.stderr.write(
    `${error instanceof ConfigError || isLockHeld(error) ? error.message : String((error as Error).stack)}\n`,
  )
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  const services = await createServices(config, { root: ROOT })
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 })
  const app = createApp(services, { root: ROOT })
  const handle = app.callback()
  server.on('request', (req, res) => void handle(req, res))
  stopOnSignal(server, services)
  await prepare(services)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.PORT, config.HOST, resolve)
  })
  announce(services, server.address() as AddressInfo)
}

/** Migrates and seeds the database. The site starts without a database server too, and answers 503 until it is back. */
async function prepare(services: Services): Promise<void> {
  const { config, database, db, clock, log, data } = services
  const migrateAndSeed = async () => {
    await migrate(database)
    await seedIfEmpty(db, clock.now(), { demo: hasDemo(config) })
    await data.refresh()
  }
  if (database.mode === 'embedded' || (await database.ready())) {
    await migrateAndSeed()
    return
  }
  log.warn('the database does not answer; trying again until it does')
  const timer = setInterval(() => {
    void database.ready().then(async ready => {
      if (ready) {
        clearInterval(timer)
        await migrateAndSeed().catch((error: unknown) => log.error({ err: error }, 'preparing the database failed'))
      }
    })
  }, RETRY_MS)
  timer.unref()
}

/** Production gets no demo data, only the reference lists and places. */
// Hoisted, because `start` runs before this line is reached.
function hasDemo(config: Config): boolean {
  return config.DEMO_DATA && config.RELEASE_STAGE !== 'production'
}

function announce({ config, log, mailer }: Services, { port }: AddressInfo): void {
  const address = config.PORT === 0 ? `http://localhost:${port}` : config.BASE_URL
  log.info({ port, host: config.HOST }, 'listening')
  const lines = [`Firstrung is at ${address}`]
  if (hasDemo(config)) {
    lines.push(...DEMO_ACCOUNTS.map(({ email, password }) => `  demo account  ${email}  ${password}`))
  }
  lines.push(`  mail goes to ${mailer.destination}`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** On SIGTERM and SIGINT: stops accepting requests, gives running ones 30 s, closes the database last. */
function stopOnSignal(server: Server, services: Services): void {
  const stop = () => {
    if (services.lifecycle.stopping) {
      return
    }
    services.lifecycle.stopping = true
    services.log.info('stopping')
    // Connections that are busy now become idle later.
    const idle = setInterval(() => server.closeIdleConnections(), 100)
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    server.close(() => {
      clearTimeout(deadline)
      clearInterval(idle)
      void services.close().then(
        () => process.exit(0),
        (error: unknown) => {
          services.log.error({ err: error }, 'closing failed')
          process.exit(1)
        },
      )
    })
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function isLockHeld(error: unknown): error is Error {
  return error instanceof Error && error.name === 'LockHeldError'
}
