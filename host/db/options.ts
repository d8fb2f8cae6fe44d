import type pg from 'pg'
import type { EngineFault } from './embedded/messages'
import type { TurnLimits } from './embedded/turn'
import type { Db } from './tables'

/** The part of a pino logger that the database module uses. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface DatabaseOptions {
  /** A PostgreSQL server. Without it the embedded database in `dataDir` is used. */
  url?: string
  /** A read replica of that server, for `handle.reads`. */
  replicaUrl?: string
  dataDir: string
  log: Log
  /** The longest a statement may run. */
  statementTimeoutMs?: number
  /** The longest a request waits for a connection, including one from a busy pool. */
  connectTimeoutMs?: number
  poolSize?: number
  /** Logs the texts of slow statements: for hosts and workers, not for tools whose statements are meant to be long. */
  logsSlowStatements?: boolean
  /** Below this much free disk the embedded database refuses writes. */
  freeSpaceFloorBytes?: number
  /** Returns the free space; by default that of the file system of `dataDir`. */
  freeBytes?: () => Promise<number>
  /** After this much silence the embedded database is terminated and opened again. */
  hangTimeoutMs?: number
  /** An embedded engine with more memory is replaced by a new one as soon as no client uses it. */
  memoryLimitBytes?: number
  /** How long a client may hold the embedded database within a transaction. */
  turnLimits?: Partial<TurnLimits>
  /**
   * How to react when another process holds the data folder: `own` refuses to start, `join` (for command line tools)
   * works through the holder's database.
   */
  lock?: 'own' | 'join'
}

export interface DatabaseStatistics {
  pools: { pool: 'primary' | 'replica'; total: number; idle: number; waiting: number }[]
  slowStatements: number
}

export interface DatabaseHandle {
  db: Db
  /** The replica where there is one, otherwise the same as `db`. */
  reads: Db
  pool: pg.Pool
  mode: 'embedded' | 'server'
  /** Returns whether the database answers now. Never throws, never takes longer than the connect timeout. */
  ready(): Promise<boolean>
  /** Returns what the database can do now: reads (from the replica, if there is one) and writes. Never throws. */
  probe(): Promise<{ reads: boolean; writes: boolean }>
  /** Returns the connections of each pool and the number of slow statements so far. */
  statistics(): DatabaseStatistics
  /** Runs work with statements that may take minutes: migrations, index builds. */
  withoutTimeout<T>(work: () => Promise<T>): Promise<T>
  /** Waits for the last statement, then closes the pool, the engine and the lock, in this order. */
  close(): Promise<void>
  /** Causes a fault on purpose, for tests; only where this process runs the engine. */
  cause?: (fault: EngineFault) => void
}
