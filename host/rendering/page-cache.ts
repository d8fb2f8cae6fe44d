import type { IncomingMessage } from 'node:http'
import type { Middleware } from 'koa'
import type { Config } from '../config'
import type { DataVersion } from '../db/version'
import type { Context, RenderOutcome, State } from '../http/context'
import { ownHosts } from '../http/hosts'
import { requestHost } from '../http/proxies'
import { sessionCookie } from '../http/session'
import { unavailable } from '../lib/errors'
import { type CachedPage, compressFor, createCachedPage, sendPage } from './cached-page'
import { hasDismissed } from './dismissed'
import { type Clock, createPageStore, type PageStore } from './page-store'

interface PageCache {
  store: PageStore
  /** The outermost middleware: answers from memory, and stores what the others rendered. */
  serve: Middleware<State>
  /** Waits for another request that is rendering the same page, within the deadline and the error handling. */
  share: Middleware<State>
}

/**
 * Caches whole visitor pages in memory, compressed. It writes the raw response, so a cached page costs little more than
 * its bytes. Requests with a session cookie, and methods other than GET and HEAD, bypass it. Requests for a page that
 * is being rendered wait for it and share its failure: otherwise each would wait for a database that hangs.
 */
export function createPageCache(config: Config, data: DataVersion, clock: Clock): PageCache {
  const isCacheable = cacheableRequests(config)
  const pages = createPageStore(config, data, clock)
  const renders = new Map<string, Promise<RenderOutcome>>()

  async function lead(ctx: Context, next: () => Promise<unknown>): Promise<void> {
    const key = keyOf(ctx.req)
    const rendering = render(ctx, next, pages)
    const outcome = rendering.catch(() => 'failed' as const).finally(() => renders.delete(key))
    renders.set(key, outcome)
    await rendering
  }

  return {
    store: pages,
    async serve(ctx, next) {
      if (!isCacheable(ctx.req)) {
        await next()
        return
      }
      const key = keyOf(ctx.req)
      ctx.state.rendering = renders.get(key)
      if (!(await sendCached(ctx, pages))) {
        await (ctx.state.rendering ? render(ctx, next, pages) : lead(ctx, next))
      }
    },
    async share(ctx, next) {
      const outcome = await ctx.state.rendering
      if (outcome === 'failed') {
        throw unavailable(new Error('Another request failed to render this page'))
      }
      if (outcome !== 'cached' || !(await sendCached(ctx, pages))) {
        await next()
      }
    },
  }
}

async function sendCached(ctx: Context, pages: PageStore): Promise<boolean> {
  const page = pages.find(keyOf(ctx.req))
  if (page) {
    await send(ctx, page, pages)
  }
  return page !== undefined
}

/** Another body changes the size that the store has recorded, so the page is added again. */
async function send(ctx: Context, page: CachedPage, pages: PageStore): Promise<void> {
  if (await compressFor(page, ctx.get('Accept-Encoding'))) {
    pages.add(keyOf(ctx.req), page)
  }
  sendPage(ctx, page, pages.now())
}

async function render(ctx: Context, next: () => Promise<unknown>, pages: PageStore): Promise<RenderOutcome> {
  const state = pages.currentState(hasDismissed(ctx.req.headers.cookie))
  await next()
  if (ctx.respond !== false && ctx.state.shared && Buffer.isBuffer(ctx.body)) {
    const page = createCachedPage(ctx, state)
    pages.add(keyOf(ctx.req), page)
    await send(ctx, page, pages)
    return 'cached'
  }
  return ctx.status >= 500 ? 'failed' : 'not-shared'
}

/** The host is not part of the key: links in a page are paths, and canonical addresses come from BASE_URL. */
const keyOf = ({ url = '/', headers }: IncomingMessage) => `${url}${hasDismissed(headers.cookie) ? ' dismissed' : ''}`

function cacheableRequests(config: Config): (req: IncomingMessage) => boolean {
  // Another application on this host may have a cookie whose name ends like ours.
  const hasSession = new RegExp(`(?:^|;\\s*)${sessionCookie(config.BASE_URL)}=`)
  const isOwn = ownHosts(config)
  return ({ method, headers }) =>
    (method === 'GET' || method === 'HEAD') &&
    !hasSession.test(headers.cookie ?? '') &&
    headers['x-requested-with'] === undefined &&
    isOwn(requestHost(headers))
}
