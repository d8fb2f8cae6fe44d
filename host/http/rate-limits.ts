import type { Middleware } from 'koa'
import { type IRateLimiterOptions, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config'
import type { DatabaseHandle } from '../db'
import { tooMany } from '../errors'
import type { Logger } from '../log'
import { addressKey } from './address-key'
import type { State } from './context'
import { createSharedLimiters, type Limiter } from './shared-limiter'

/** Points per duration in seconds. Logins are limited by address, account and both, so nobody can lock out someone else. */
const LIMITS = {
  request: { points: 600, duration: 60 },
  write: { points: 120, duration: 60 },
  'login-by-address': { points: 20, duration: 60 },
  'login-by-account-and-address': { points: 5, duration: 60 },
  'login-by-account-and-address-hourly': { points: 20, duration: 3600 },
  'login-by-account': { points: 100, duration: 3600 },
  'email-check': { points: 20, duration: 60 },
  /** A whole campus may share one IP address. */
  register: { points: 30, duration: 3600 },
  /** Emails that other people can make us send to one account. */
  'mail-to-account': { points: 3, duration: 3600 },
  contact: { points: 5, duration: 3600 },
  report: { points: 20, duration: 3600 },
} as const

export type LimitName = keyof typeof LIMITS

export interface RateLimits {
  /** Counts one event. Throws 429 with Retry-After when there were too many. */
  count: (limit: LimitName, key: string) => Promise<void>
}

/** Limits that every request counts in: a database write for each would be too much. */
const LOCAL: ReadonlySet<string> = new Set<LimitName>(['request', 'write'])

interface RateLimitOptions {
  config: Config
  database: Pick<DatabaseHandle, 'mode' | 'pool'>
  log: Logger
}

/** Creates the limits. On a database server all hosts share their counts, except those of `request` and `write`. */
export function createRateLimits({ config, database, log }: RateLimitOptions): RateLimits {
  const createLocal = (options: IRateLimiterOptions): Limiter => new RateLimiterMemory(options)
  const createShared = database.mode === 'server' ? createSharedLimiters(database.pool, log) : createLocal
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, limit]) => {
      const create = LOCAL.has(name) ? createLocal : createShared
      return [name, create({ keyPrefix: name, ...limit })]
    }),
  )
  return {
    async count(limit, key) {
      if (!config.RATE_LIMITS) {
        return
      }
      try {
        await limiters.get(limit)?.consume(key)
      } catch (error) {
        if (error instanceof RateLimiterRes) {
          const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
          throw tooMany(
            seconds,
            limit.startsWith('login') ? 'Too many attempts. Wait one minute and try again' : undefined,
          )
        }
        throw error
      }
    },
  }
}

/** Limits the requests of one IP address. Cached pages are answered before this and do not count. */
export function limitRequests(limits: RateLimits): Middleware<State> {
  return async (ctx, next) => {
    const address = addressKey(ctx.ip)
    await limits.count('request', address)
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      await limits.count('write', address)
    }
    await next()
  }
}
