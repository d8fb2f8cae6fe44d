import type { IncomingMessage } from 'node:http'
import type { Middleware } from 'koa'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config'
import type { DataVersion } from '../db/version'
import {
  type CachedPage,
  compressFast,
  compressWell,
  createCachedPage,
  MAX_AGE,
  sendPage,
  sizeOfPage,
} from './cached-page'
import type { Context, State } from './context'
import { hasDismissed } from './dismissed'
import { isOwnHost } from './hosts'
import { sessionCookie } from './session'

interface Clock {
  now: () => Date
}

/**
 * Caches whole visitor pages in memory, compressed. It is the first middleware and writes the raw response, so a cached
 * page costs little more than its bytes. Requests with a session cookie, and methods other than GET and HEAD, bypass it.
 */
export function pageCache(config: Config, data: DataVersion, clock: Clock): Middleware<State> {
  const isCacheable = cacheableRequests(config)
  const pages = createPageStore(config, data, clock)
  /** Pages that are being rendered. Other visitors of such a page wait for it. */
  const renders = new Map<string, Promise<void>>()
  const now = () => clock.now().getTime()

  async function render(ctx: Context, next: () => Promise<unknown>): Promise<void> {
    const isDismissed = hasDismissed(ctx.req.headers.cookie)
    const state = { version: data.current(), expiresAt: data.nextExpiry(), cachedAt: now(), isDismissed }
    await next()
    if (ctx.state.shared && typeof ctx.body === 'string') {
      const page = createCachedPage(ctx, state)
      await compressFast(page)
      pages.add(keyOf(ctx.req), page)
      sendPage(ctx, page, now())
    }
  }

  return async (ctx, next) => {
    if (!isCacheable(ctx.req)) {
      await next()
      return
    }
    const key = keyOf(ctx.req)
    const page = pages.find(key) ?? (await renders.get(key)?.then(() => pages.find(key)))
    if (page) {
      sendPage(ctx, page, now())
      return
    }
    const rendering = render(ctx, next)
    const settled = rendering.catch(() => undefined).finally(() => renders.delete(key))
    renders.set(key, settled)
    await rendering
  }
}

/** The host is not part of the key: links in a page are paths, and canonical addresses come from BASE_URL. */
const keyOf = ({ url = '/', headers }: IncomingMessage) => `${url}${hasDismissed(headers.cookie) ? ' dismissed' : ''}`

/**
 * Stores pages up to the configured size. A page is found until it is a minute old, the data version changes, or a job
 * opens or closes.
 */
function createPageStore(config: Config, data: DataVersion, clock: Clock) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: Math.max(1, config.PAGE_CACHE_MB) * 1024 * 1024,
    sizeCalculation: sizeOfPage,
  })
  return {
    find(key: string): CachedPage | undefined {
      const page = pages.get(key)
      const time = clock.now().getTime()
      const isFresh = page?.version === data.current() && time - page.cachedAt < MAX_AGE && time < page.expiresAt
      return isFresh ? page : undefined
    },
    add(key: string, page: CachedPage): void {
      pages.set(key, page)
      void compressWell(page).then(() => {
        if (pages.peek(key) === page) {
          // Counts the new size.
          pages.set(key, page)
        }
      })
    },
  }
}

function cacheableRequests(config: Config): (req: IncomingMessage) => boolean {
  const cookieName = `${sessionCookie(config.BASE_URL)}=`
  const isOwn = rememberOwnHosts(config)
  return ({ method, headers }) =>
    config.PAGE_CACHE_MB > 0 &&
    (method === 'GET' || method === 'HEAD') &&
    !headers.cookie?.includes(cookieName) &&
    headers['x-requested-with'] === undefined &&
    isOwn(headers.host ?? '')
}

/** Remembers up to 100 hosts of ours, because checking one parses BASE_URL. */
function rememberOwnHosts(config: Config): (host: string) => boolean {
  const known = new Set<string>()
  return host => {
    if (known.has(host)) {
      return true
    }
    const isOwn = isOwnHost(config, host)
    if (isOwn && known.size < 100) {
      known.add(host)
    }
    return isOwn
  }
}
