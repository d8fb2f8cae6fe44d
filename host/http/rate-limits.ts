import type { Middleware } from 'koa'
import { type IRateLimiterOptions, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config'
import type { DatabaseHandle } from '../db'
import { type AppError, tooMany } from '../lib/errors'
import { formatWait } from '../lib/wait'
import type { Metrics } from '../metrics/metrics'
import type { Logger } from '../process/log'
import { addressKey } from './address-key'
import type { State } from './context'
import { createSharedLimiters, type Limiter } from './shared-limiter'

/**
 * Points per duration in seconds. Log-ins are limited by IP address, by account and by both. Known devices of an
 * account have their own counter, so that guesses from elsewhere do not lock the owner out.
 */
const LIMITS = {
  request: { points: 600, duration: 60 },
  write: { points: 120, duration: 60 },
  'login-by-address': { points: 20, duration: 60 },
  'login-by-account-and-address': { points: 5, duration: 60 },
  'login-by-account-and-address-hourly': { points: 20, duration: 3600 },
  'login-by-device': { points: 5, duration: 60 },
  'login-by-device-hourly': { points: 20, duration: 3600 },
  'login-by-account': { points: 100, duration: 3600 },
  /** The current password that a signed-in user enters again, so that a stolen session cannot guess it. */
  'login-current-password': { points: 10, duration: 600 },
  'login-two-step': { points: 20, duration: 3600 },
  'email-check': { points: 20, duration: 60 },
  /** A whole campus may share one IP address. */
  register: { points: 30, duration: 3600 },
  'forgot-password': { points: 30, duration: 3600 },
  /** Emails to one account that other people can trigger. */
  'mail-to-account': { points: 3, duration: 3600 },
  /** Mails of any kind to one address. Excess mails wait. */
  'mail-to-address': { points: 30, duration: 3600 },
  'calendar-mail': { points: 5, duration: 3600 },
  /** Requests of embeds from one IP address, which a whole campus may share. */
  'embed-by-caller': { points: 300, duration: 60 },
  /** All visitors of one site that shows our widgets. Their browsers and caches reuse an answer for minutes. */
  'embed-by-site': { points: 1200, duration: 60 },
  /** The share of a site's quota that one IP address may use, so that a few addresses cannot shut the site out. */
  'embed-share-of-caller': { points: 30, duration: 60 },
  upload: { points: 10, duration: 3600 },
  'data-export': { points: 3, duration: 24 * 3600 },
  contact: { points: 5, duration: 3600 },
  report: { points: 20, duration: 3600 },
} as const

type LimitName = keyof typeof LIMITS

export type Counter = readonly [limit: LimitName, key: string]

export interface RateLimits {
  /** Throws 429 with Retry-After over the limit. */
  count: (limit: LimitName, key: string) => Promise<void>
  /** Never rejects. Returns whether the event was within the limit. */
  isWithin: (limit: LimitName, key: string) => Promise<boolean>
  /** Stops at the first limit that rejects. The 429 gives the longest wait of all. */
  countEach: (counters: readonly Counter[]) => Promise<void>
}

/** Limits that count every request: a database write for each would be too much. */
const LOCAL: ReadonlySet<string> = new Set<LimitName>([
  'request',
  'write',
  'embed-by-caller',
  'embed-by-site',
  'embed-share-of-caller',
])

interface RateLimitOptions {
  config: Config
  database: Pick<DatabaseHandle, 'mode' | 'pool'>
  log: Logger
  metrics?: Pick<Metrics, 'countRefusal'> | undefined
}

/** Creates the limits. On a database server all hosts share their counts, except for `request` and `write`. */
export function createRateLimits({ config, database, log, metrics }: RateLimitOptions): RateLimits {
  const createLocal = (options: IRateLimiterOptions): Limiter => new RateLimiterMemory(options)
  const createShared = database.mode === 'server' ? createSharedLimiters(database.pool, log) : createLocal
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, limit]) => {
      const create = LOCAL.has(name) ? createLocal : createShared
      return [name, create({ keyPrefix: name, ...limit })]
    }),
  )
  async function countEach(counters: readonly Counter[]): Promise<void> {
    if (!config.RATE_LIMITS) {
      return
    }
    for (const [limit, key] of counters) {
      const wait = await consume(limiters.get(limit), key)
      if (wait > 0) {
        metrics?.countRefusal(limit)
        const waits = await Promise.all(
          counters.map(([name, id]) => waitOf(limiters.get(name), id, LIMITS[name].points)),
        )
        throw refusal(limit, Math.max(wait, ...waits))
      }
    }
  }

  return {
    countEach,
    count: (limit, key) => countEach([[limit, key]]),
    isWithin: async (limit, key) => !config.RATE_LIMITS || (await consume(limiters.get(limit), key)) === 0,
  }
}

/** Returns the wait in milliseconds, 0 within the limit. */
async function consume(limiter: Limiter | undefined, key: string): Promise<number> {
  try {
    await limiter?.consume(key)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) {
      return Math.max(1, error.msBeforeNext)
    }
    throw error
  }
}

/** Returns the wait in milliseconds without counting an event. */
async function waitOf(limiter: Limiter | undefined, key: string, points: number): Promise<number> {
  const state = await limiter?.get(key)
  return state && state.consumedPoints >= points ? state.msBeforeNext : 0
}

function refusal(limit: LimitName, ms: number): AppError {
  const seconds = Math.ceil(ms / 1000)
  const wait = `Wait ${formatWait(seconds)} and try again`
  if (limit.startsWith('embed')) {
    const who = limit === 'embed-by-site' ? 'This site' : 'Your network'
    return tooMany(seconds, `${who} asked for too many embeds in a minute. ${wait}`)
  }
  return limit.startsWith('login') ? tooMany(seconds, `Too many attempts. ${wait}`) : tooMany(seconds)
}

/** Cached pages are answered earlier and do not count. */
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
