import type { PoolClient } from 'pg'
import type { TestHost } from './host'

/** Returns the SQL statements that the host sends while `work` runs, without values. */
export async function statementsOf({ services }: TestHost, work: () => Promise<unknown>): Promise<string[]> {
  const { pool } = services.database
  const texts: string[] = []
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  pool.connect = (async () => {
    const client = await connect()
    return new Proxy(client, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key)
        if (typeof value !== 'function') {
          return value
        }
        return (...given: unknown[]) => {
          if (key === 'query') {
            texts.push(textOf(given[0]))
          }
          return (value as (...given: unknown[]) => unknown).apply(target, given)
        }
      },
    })
  }) as typeof pool.connect
  try {
    await work()
  } finally {
    pool.connect = connect as typeof pool.connect
  }
  return texts
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text: string }).text)
