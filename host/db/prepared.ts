import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { sqlState } from './errors'

/** Planning is about half the cost of our statements. A connection holds this many plans. */
const MAX_STATEMENTS = 100
/** Many search statements are sent only once. */
const PREPARED_FROM = 3
/** The best plan of a search depends on its words and filters. */
const IS_SEARCH = /\b(?:job|review|company)_(?:search|text)\b/

interface StatementNames {
  nameOf: (text: string) => string | undefined
  /** Renames every statement, because their plans are out of date. */
  renew: () => void
}

function createStatementNames(most = MAX_STATEMENTS): StatementNames {
  const names = new Map<string, number>()
  const uses = new LRUCache<string, number>({ max: 500 })
  let generation = 1

  const isFrequent = (text: string) => {
    const count = (uses.get(text) ?? 0) + 1
    uses.set(text, count)
    return count >= PREPARED_FROM
  }

  return {
    nameOf(text) {
      if (!names.has(text) && names.size < most && isFrequent(text) && !IS_SEARCH.test(text)) {
        names.set(text, names.size)
      }
      const number = names.get(text)
      return number === undefined ? undefined : `s${generation}-${number}`
    },
    renew() {
      generation += 1
    },
  }
}

export function preparingClient(Base: typeof pg.Client): typeof pg.Client {
  const names = createStatementNames()
  return class PreparingClient extends Base {
    // Only the signature that the query builder uses; the others are passed through.
    override query(...parameters: never[]): never {
      const [text, values, callback] = parameters as unknown[]
      const send = super.query.bind(this) as (...given: unknown[]) => Promise<unknown>
      const isPlain = typeof text === 'string' && Array.isArray(values) && callback === undefined
      const name = isPlain ? names.nameOf(text) : undefined
      if (name === undefined) {
        return send(...parameters) as never
      }
      return send({ name, text, values }).catch(async (error: unknown) => {
        if (!isOutdated(error)) {
          throw error
        }
        names.renew()
        // The server refuses this in a transaction, and `inTransaction` retries.
        return send({ name: names.nameOf(text as string), text, values }).catch(() => Promise.reject(error as Error))
      }) as never
    }
  }
}

/** A newer host's migration has changed the columns of a prepared statement. */
const isOutdated = (error: unknown) => sqlState(error) === '0A000' && /cached plan/.test((error as Error).message)
