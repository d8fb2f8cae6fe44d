import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { DAY } from '../lib/durations'

/** An index build takes minutes on a large server, as does waiting for another process that migrates. */
const LONGEST_MS = DAY
const context = new AsyncLocalStorage<true>()

/** Runs work whose statements, and whose wait for a connection, have no time limit. */
export const runWithoutTimeout = <T>(work: () => Promise<T>): Promise<T> => context.run(true, work)

/** Returns whether the current statement belongs to work without a timeout. */
export const isWithoutTimeout = (): boolean => context.getStore() ?? false

/** Returns a client of the driver that lifts the pool's limit for a statement of work without a timeout. */
export function untimedClient(Base: typeof pg.Client): typeof pg.Client {
  return class UntimedClient extends Base {
    // The driver has seven signatures, and all of them are passed through.
    override query(...parameters: never[]): never {
      const [statement, ...rest] = parameters as unknown[]
      const query = super.query.bind(this) as (...given: unknown[]) => unknown
      if (!isWithoutTimeout() || isSubmittable(statement)) {
        return query(...parameters) as never
      }
      const config = typeof statement === 'string' ? { text: statement } : (statement as object)
      return query({ query_timeout: LONGEST_MS, ...config }, ...rest) as never
    }
  }
}

/** A pool in which work without a timeout waits without the limit that visitors have. */
export class UntimedPool extends pg.Pool {
  // The driver has two signatures, and both are passed through. It reads the limit at once.
  override connect(...parameters: never[]): never {
    const connect = super.connect.bind(this) as (...given: unknown[]) => never
    const { connectionTimeoutMillis } = this.options
    this.options.connectionTimeoutMillis = isWithoutTimeout() ? LONGEST_MS : connectionTimeoutMillis
    try {
      return connect(...parameters)
    } finally {
      this.options.connectionTimeoutMillis = connectionTimeoutMillis
    }
  }
}

/** A query object of the driver, such as a cursor, has its own limits. */
const isSubmittable = (statement: unknown): boolean => typeof (statement as { submit?: unknown }).submit === 'function'
