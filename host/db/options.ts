import type pg from 'pg'
import type { EngineFault } from '../../tools/engine/messages'
import type { TurnLimits } from '../../tools/engine/turn'
import type { Db } from './tables'

export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface DatabaseOptions {
  /** A PostgreSQL server; by default the embedded database in `dataDir`. */
  url?: string
  replicaUrl?: string
  dataDir: string
  log: Log
  statementTimeoutMs?: number
  /** The longest wait for a connection, including one from a busy pool. */
  connectTimeoutMs?: number
  poolSize?: number
  /** Logs the texts of slow statements: for hosts and workers, not for tools with intentionally long statements. */
  logsSlowStatements?: boolean
  freeSpaceFloorBytes?: number
  /** Defaults to the free space of `dataDir`'s file system. */
  freeBytes?: () => Promise<number>
  /** After this much silence the embedded database is terminated and opened again. */
  hangTimeoutMs?: number
  /** An embedded engine with more memory is replaced by a new one as soon as no client uses it. */
  memoryLimitBytes?: number
  turnLimits?: Partial<TurnLimits>
  /** If another process holds the data folder, `own` refuses to start; `join` (for tools) uses its database. */
  lock?: 'own' | 'join'
}

export interface DatabaseStatistics {
  pools: { pool: 'primary' | 'replica'; total: number; idle: number; waiting: number }[]
  slowStatements: number
}

export interface DatabaseHandle {
  db: Db
  /** The replica if there is one, otherwise the same as `db`. */
  reads: Db
  pool: pg.Pool
  mode: 'embedded' | 'server'
  /** Never throws, never takes longer than the connect timeout. */
  ready(): Promise<boolean>
  /** Reads are checked on the replica, if any. Never throws. */
  probe(): Promise<{ reads: boolean; writes: boolean }>
  statistics(): DatabaseStatistics
  /** For statements that may take minutes: migrations, index builds. */
  withoutTimeout<T>(work: () => Promise<T>): Promise<T>
  /** Waits for the last statement, then closes the pool, the engine and the lock, in this order. */
  close(): Promise<void>
  /** For tests; only if this process runs the engine. */
  cause?: (fault: EngineFault) => void
}
