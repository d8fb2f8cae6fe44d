import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { openEmbedded } from '../../tools/engine'
import type { DatabaseHandle, DatabaseOptions, DatabaseStatistics } from './options'
import { createPool, type PoolOptions } from './pool'
import { createSlowStatements, type SlowStatements } from './slow-statements'
import type { Db } from './tables'
import { runWithoutTimeout } from './without-timeout'

const DEFAULTS = { statementTimeoutMs: 5_000, connectTimeoutMs: 2_000 }
const EMBEDDED_POOL = 5
const SERVER_POOL = 10
const DRAIN_WITHIN_MS = 25_000

/** Does not contact a server yet: the host starts without it, answers 503, and works as soon as the server does. */
export async function openDatabase(given: DatabaseOptions): Promise<DatabaseHandle> {
  const options = { ...DEFAULTS, ...given }
  return options.url ? openServer(options, options.url) : openInFolder(options)
}

type Options = DatabaseOptions & typeof DEFAULTS

function openServer(options: Options, url: string): DatabaseHandle {
  const size = options.poolSize ?? SERVER_POOL
  const shared = poolOptions(options)
  const pool = createPool({ ...shared, target: { connectionString: url }, size, prepares: true })
  const replica = options.replicaUrl
    ? createPool({ ...shared, target: { connectionString: options.replicaUrl }, size, prepares: true })
    : undefined
  const db = connect(pool)
  return {
    db,
    reads: replica ? connect(replica) : db,
    pool,
    mode: 'server',
    ready: () => isAnswering(pool, options.connectTimeoutMs),
    probe: () => probe(pool, replica, options.connectTimeoutMs),
    statistics: () => statisticsOf(shared.slowStatements, pool, replica),
    withoutTimeout: runWithoutTimeout,
    async close() {
      await Promise.all([drain(pool), replica && drain(replica)])
    },
  }
}

async function openInFolder(options: Options): Promise<DatabaseHandle> {
  const embedded = await openEmbedded(options)
  const target = { ...embedded.address, user: 'postgres', database: 'postgres' }
  const shared = poolOptions(options)
  const pool = createPool({ ...shared, target, size: options.poolSize ?? EMBEDDED_POOL })
  const db = connect(pool)
  return {
    db,
    reads: db,
    pool,
    mode: 'embedded',
    ready: () => isAnswering(pool, options.connectTimeoutMs),
    probe: () => probe(pool, undefined, options.connectTimeoutMs),
    statistics: () => statisticsOf(shared.slowStatements, pool),
    withoutTimeout: work => embedded.withoutTimeout(() => runWithoutTimeout(work)),
    async close() {
      await drain(pool)
      await embedded.close()
    },
    cause: embedded.cause,
  }
}

type SharedOptions = Omit<PoolOptions, 'target' | 'size'>

function poolOptions({
  connectTimeoutMs,
  statementTimeoutMs,
  log,
  logsSlowStatements = false,
}: Options): SharedOptions {
  return { connectTimeoutMs, statementTimeoutMs, log, slowStatements: createSlowStatements(log, logsSlowStatements) }
}

function statisticsOf(slow: SlowStatements, primary: pg.Pool, replica?: pg.Pool): DatabaseStatistics {
  const describe = (pool: 'primary' | 'replica', { totalCount, idleCount, waitingCount }: pg.Pool) => ({
    pool,
    total: totalCount,
    idle: idleCount,
    waiting: waitingCount,
  })
  return {
    pools: [describe('primary', primary), ...(replica ? [describe('replica', replica)] : [])],
    slowStatements: slow.count,
  }
}

const connect = (pool: pg.Pool): Db => new Kysely({ dialect: new PostgresDialect({ pool }) })

const isAnswering = async (pool: pg.Pool, withinMs: number): Promise<boolean> =>
  (await queryAccess(pool, withinMs)) !== 'nothing'

async function probe(pool: pg.Pool, replica: pg.Pool | undefined, withinMs: number) {
  const [primary, reader] = await Promise.all([queryAccess(pool, withinMs), replica && queryAccess(replica, withinMs)])
  return { reads: (reader ?? primary) !== 'nothing', writes: primary === 'writable' }
}

type Answer = 'writable' | 'read-only' | 'nothing'

async function queryAccess(pool: pg.Pool, withinMs: number): Promise<Answer> {
  const timer = new AbortController()
  const answer = pool.query<{ setting: string }>("select current_setting('transaction_read_only') as setting").then(
    ({ rows }): Answer => (rows[0]?.setting === 'off' ? 'writable' : 'read-only'),
    (): Answer => 'nothing',
  )
  const late = pause<Answer>(withinMs, 'nothing', { signal: timer.signal }).catch((): Answer => 'nothing')
  const result = await Promise.race([answer, late])
  timer.abort()
  return result
}

/** The pool ends when every borrowed connection has been returned, so the last statement can finish. */
async function drain(pool: pg.Pool): Promise<void> {
  if (!pool.ending) {
    await Promise.race([pool.end(), pause(DRAIN_WITHIN_MS, undefined, { ref: false })])
  }
}
