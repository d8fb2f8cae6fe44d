import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { DAY } from '../lib/durations'

/** An index build takes minutes on a large server, as does waiting for another process that migrates. */
const MAX_MS = DAY
const context = new AsyncLocalStorage<true>()

export const runWithoutTimeout = <T>(work: () => Promise<T>): Promise<T> => context.run(true, work)

export const isWithoutTimeout = (): boolean => context.getStore() ?? false

export function untimedClient(Base: typeof pg.Client): typeof pg.Client {
  return class UntimedClient extends Base {
    // Passes all seven signatures of the driver through.
    override query(...parameters: never[]): never {
      const [statement, ...rest] = parameters as unknown[]
      const query = super.query.bind(this) as (...given: unknown[]) => unknown
      if (!isWithoutTimeout() || isSubmittable(statement)) {
        return query(...parameters) as never
      }
      const config = typeof statement === 'string' ? { text: statement } : (statement as object)
      return query({ query_timeout: MAX_MS, ...config }, ...rest) as never
    }
  }
}

export class UntimedPool extends pg.Pool {
  // Passes both signatures of the driver through. The driver reads the limit at once, so it can be restored.
  override connect(...parameters: never[]): never {
    const connect = super.connect.bind(this) as (...given: unknown[]) => never
    const { connectionTimeoutMillis } = this.options
    this.options.connectionTimeoutMillis = isWithoutTimeout() ? MAX_MS : connectionTimeoutMillis
    try {
      return connect(...parameters)
    } finally {
      this.options.connectionTimeoutMillis = connectionTimeoutMillis
    }
  }
}

/** A query object of the driver, such as a cursor, has its own limits. */
const isSubmittable = (statement: unknown): boolean => typeof (statement as { submit?: unknown }).submit === 'function'
