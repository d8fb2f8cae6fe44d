import type pg from 'pg'
import type { Db } from './tables'

/** The part of a pino logger that the database room uses. */
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
  /** Below this much free disk the embedded database refuses writes. */
  freeSpaceFloorBytes?: number
  /** How the free space is measured; by default the file system of `dataDir` is asked. */
  freeBytes?: () => Promise<number>
  /** After this much silence the embedded database is ended and opened again. */
  hangTimeoutMs?: number
  /**
   * What to do when another process holds the data folder: `own` refuses to start, `join` (for command line tools)
   * works through the holder's database.
   */
  lock?: 'own' | 'join'
}

export interface DatabaseHandle {
  db: Db
  /** The replica where there is one, otherwise the same as `db`. */
  reads: Db
  pool: pg.Pool
  mode: 'embedded' | 'server'
  /** Whether a statement gets an answer now. Never throws, never takes longer than the connect timeout. */
  ready(): Promise<boolean>
  /** Runs work whose single statements may take minutes: migrations, index builds. */
  withoutTimeout<T>(work: () => Promise<T>): Promise<T>
  /** Waits for the last statement, then closes the pool, the engine and the lock, in this order. */
  close(): Promise<void>
  /** Faults that tests cause on purpose; only where this process runs the engine. */
  cause?: (fault: 'hang' | 'crash') => void
}
