import type pg from 'pg'
import type { Log } from './options'
import { preparingClient } from './prepared'
import { type SlowStatements, timedClient } from './slow-statements'
import { typeParsers } from './types'
import { untimedClient, UntimedPool } from './without-timeout'

export interface PoolOptions {
  target: { connectionString: string } | { host: string; port: number; user: string; database: string }
  size: number
  connectTimeoutMs: number
  statementTimeoutMs: number
  log: Log
  slowStatements: SlowStatements
  /** Clients of the embedded database share a session, so the names of prepared statements would collide. */
  prepares?: boolean
}

/** The extra wait, after the server's own limit, for a server that does not respond at all. */
const GRACE_MS = 1_000

/** Broken connections are logged and replaced; they never end the process. */
export function createPool(options: PoolOptions): pg.Pool {
  const { target, size, connectTimeoutMs, statementTimeoutMs, log, slowStatements, prepares = false } = options
  const client = untimedClient(timedClient(slowStatements.report))
  const pool = new UntimedPool({
    ...target,
    Client: prepares ? preparingClient(client) : client,
    max: size,
    types: typeParsers,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs * 3,
    // Our statements are short and run in parallel: compiling one takes longer than running it, and parallel workers
    // would take processes from other visitors. The planner expects grouped counts to need more than 4 MB, the default.
    options: '-c TimeZone=UTC -c jit=off -c max_parallel_workers_per_gather=0 -c work_mem=16MB',
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: 'firstrung',
    query_timeout: statementTimeoutMs + GRACE_MS,
  })
  const lost = (error: Error): void => log.warn({ err: error }, 'A database connection was lost')
  pool.on('error', lost)
  // The pool listens to idle clients only. A client that dies while a transaction holds it would end the process.
  pool.on('connect', client => client.on('error', lost))
  pool.on('release', (_error, client) => discardWhenBusy(client))
  return pool
}

/** A client whose statement timed out would delay the next request. The driver's types lack the flag. */
function discardWhenBusy(client: pg.PoolClient): void {
  if ((client as { readyForQuery?: boolean }).readyForQuery === false) {
    void (client as unknown as pg.Client).end().catch(() => undefined)
  }
}
