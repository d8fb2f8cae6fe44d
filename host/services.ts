import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from './config'
import { type DatabaseHandle, openDatabase } from './db'
import type { Db } from './db/tables'
import { type DataVersion, watchDataVersion } from './db/version'
import { createPasswords, type Passwords } from './http/passwords'
import { createRateLimits, type RateLimits } from './http/rate-limits'
import { createSearchSlots, type Slots } from './lib/slots'
import { createMailer, type Mailer } from './mails/mailer'
import { createMetrics, type Metrics } from './metrics/metrics'
import { createLifecycle, type Lifecycle } from './process/lifecycle'
import { createLog, type Logger } from './process/log'
import { Queue } from './queue/queue'
import { createRenderer, type Renderer } from './rendering/render'
import { loadWidgetBundle } from './rendering/widget-bundle'
import { searchUrl } from './search/address'

export interface Clock {
  now: () => Date
}

/** Tests fake the clock, the mailer and the network, and nothing else. */
export interface Services {
  config: Config
  log: Logger
  clock: Clock
  database: DatabaseHandle
  db: Db
  /** For reads that may be slightly stale: the replica, if there is one. */
  reads: Db
  data: DataVersion
  mailer: Mailer
  /** Mail is added with `enqueueMail`. */
  queue: Queue
  passwords: Passwords
  limits: RateLimits
  /** Slots for searches that no cache answers. */
  searches: Slots
  renderer: Renderer
  /** The key that signs CSRF tokens. */
  secret: string
  lifecycle: Lifecycle
  /** Undefined without METRICS_TOKEN. */
  metrics?: Metrics | undefined
  beforeClose: (work: () => Promise<void>) => void
  /** Stops the database last. */
  close: () => Promise<void>
}

interface ServiceOptions {
  root: string
  clock?: Clock
  log?: Logger
  database?: DatabaseHandle
  /** `join` works through the database of a running host, for command line tools. */
  lock?: 'own' | 'join'
}

/** The embedded engine runs one statement at a time: two searches keep it and the rendering busy. */
const SEARCHES_AT_ONCE = { embedded: 2, server: 10 } as const

export async function createServices(config: Config, options: ServiceOptions): Promise<Services> {
  const log = options.log ?? createLog(config)
  const clock = options.clock ?? { now: () => new Date() }
  // The embedded engine opens in its own thread meanwhile.
  const [bundle, database] = await Promise.all([
    loadWidgetBundle(options.root),
    options.database ?? openDatabase({ ...databaseOptions(config, options), log }),
  ])
  // The version is read from the same database as the pages, so a replica shows it together with the change.
  const data = watchDataVersion(database.reads, log, clock.now)
  const mailer = createMailer(config)
  const lifecycle = createLifecycle(log)
  const queue = new Queue(database, log)
  const metrics = config.METRICS_TOKEN ? createMetrics({ database, lifecycle, queue }) : undefined
  return {
    config,
    log,
    clock,
    database,
    db: database.db,
    reads: database.reads,
    data,
    mailer,
    queue,
    passwords: createPasswords(config),
    limits: createRateLimits({ config, database, log, metrics }),
    searches: createSearchSlots(SEARCHES_AT_ONCE[database.mode]),
    renderer: createRenderer({ config, root: options.root, bundle, watch: config.WATCH, globals: { searchUrl } }),
    secret: config.SESSION_SECRET ?? readOrCreateSecret(config.DATA_DIR),
    lifecycle,
    metrics,
    ...createEndings(async () => {
      data.stop()
      mailer.close?.()
      await database.close()
    }),
  }
}

function createEndings(close: () => Promise<void>): Pick<Services, 'beforeClose' | 'close'> {
  const endings: (() => Promise<void>)[] = []
  return {
    beforeClose: work => void endings.push(work),
    async close() {
      await Promise.all(endings.map(end => end()))
      await close()
    },
  }
}

const databaseOptions = (config: Config, { lock = 'own' }: ServiceOptions) => ({
  url: config.DATABASE_URL,
  replicaUrl: config.DATABASE_REPLICA_URL,
  dataDir: config.DATA_DIR,
  lock,
  logsSlowStatements: true,
})

/** The first call creates the secret, readable by its owner only. */
function readOrCreateSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error
    }
  }
  return readFileSync(file, 'utf8')
}
