import { sql } from 'kysely'
import type { Pool } from 'pg'
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'
import { purge } from '../db/purge'
import type { Db } from '../db/tables'
import type { Logger } from '../process/log'

export type Limiter = Pick<RateLimiterAbstract, 'consume' | 'get'>

const TABLE = 'rate_limits'
const TIMEOUT_MS = 1_000
/** A host counts alone for this long after the database failed, so that requests do not each wait for it. */
const RETRY_MS = 5_000

/** All hosts share the counts; each host counts alone while `pool` fails. */
export function createSharedLimiters(pool: Pool, log: Logger): (options: IRateLimiterOptions) => Limiter {
  let aloneUntil = 0

  async function withInsurance<T>(shared: () => Promise<T>, alone: () => Promise<T>): Promise<T> {
    if (Date.now() < aloneUntil) {
      return alone()
    }
    try {
      return await shared()
    } catch (error) {
      if (error instanceof RateLimiterRes) {
        throw error
      }
      aloneUntil = Date.now() + RETRY_MS
      log.warn({ err: error }, 'shared rate limits are not available; this host counts alone')
      return alone()
    }
  }

  return options => {
    const memory = new RateLimiterMemory(options)
    const shared = new RLWrapperTimeouts({ limiter: createPostgresLimiter(pool, options), timeoutMs: TIMEOUT_MS })
    return {
      consume: key =>
        withInsurance(
          () => shared.consume(key),
          () => memory.consume(key),
        ),
      get: key =>
        withInsurance(
          () => shared.get(key),
          () => memory.get(key),
        ),
    }
  }
}

export function purgeRateLimits(db: Db, now: Date): Promise<number> {
  return purge(db, TABLE, sql`expire <= ${now.getTime()}`)
}

function createPostgresLimiter(pool: Pool, options: IRateLimiterOptions): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
    // A key over its limit is rejected from memory: a flood of attempts costs no statements.
    inMemoryBlockOnConsumed: Number(options.points) + 1,
  })
}
