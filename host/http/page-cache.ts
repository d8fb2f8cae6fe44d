import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Middleware } from 'koa'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config'
import type { DataVersion } from '../db/version'
import type { Context, State } from './context'
import { hasDismissed } from './dismissed'
import { isOwnHost } from './hosts'
import { sessionCookie } from './session'

const MAX_AGE = 60_000
/** How much longer caches on the way may show a page while they ask for the next. */
const STALE = 600_000
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

interface CachedPage {
  version: number
  cachedAt: number
  /** When a job on some page opens or closes: the page is old from then on, whatever its age. */
  until: number
  isDismissed: boolean
  etag: string
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
  /** Headers by encoding, ready to be written as they are. */
  headers: Partial<Record<Encoding, Record<string, string | number>>>
  plainHeaders: Record<string, string>
}

/**
 * Keeps whole visitor pages in memory, compressed, under the number of the data they were made from; the first change
 * to the data drops them all, and so does the moment at which a job opens or closes. It stands before every other middleware and writes the raw response: a kept page costs
 * little more than the bytes. Requests with a session cookie, and anything but GET and HEAD, pass it by.
 */
export function pageCache(config: Config, data: DataVersion, clock: { now: () => Date }): Middleware<State> {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: Math.max(1, config.PAGE_CACHE_MB) * 1024 * 1024,
    sizeCalculation: page => Object.values(page.bodies).reduce((sum, body) => sum + body.length, 1024),
  })
  const now = () => clock.now().getTime()
  const making = new Map<string, Promise<void>>()
  const cookie = `${sessionCookie(config.BASE_URL)}=`
  const hosts = new Map<string, boolean>()

  const known = (host: string) => {
    let own = hosts.get(host)
    if (own === undefined) {
      own = isOwnHost(config, host)
      if (own && hosts.size < 100) {
        hosts.set(host, own)
      }
    }
    return own
  }
  const fresh = (key: string) => {
    const page = pages.get(key)
    const time = now()
    return page?.version === data.current() && time - page.cachedAt < MAX_AGE && time < page.until ? page : undefined
  }

  return async (ctx, next) => {
    const { req } = ctx
    const { host = '', cookie: cookies = '' } = req.headers
    const eligible =
      config.PAGE_CACHE_MB > 0 &&
      (req.method === 'GET' || req.method === 'HEAD') &&
      !cookies.includes(cookie) &&
      req.headers['x-requested-with'] === undefined &&
      known(host)
    if (!eligible) {
      await next()
      return
    }
    // Links in a page are paths, and canonical addresses come from BASE_URL, so the host is no part of the key.
    const isDismissed = hasDismissed(cookies)
    const key = `${req.url ?? '/'}${isDismissed ? ' dismissed' : ''}`
    const hit = fresh(key)
    if (hit) {
      send(ctx, hit, now())
      return
    }
    // Many visitors of a page that is being made wait for the one who makes it.
    await making.get(key)
    const made = fresh(key)
    if (made) {
      send(ctx, made, now())
      return
    }
    const state = { version: data.current(), until: data.nextExpiry(), cachedAt: now(), isDismissed }
    let done: () => void = () => undefined
    making.set(key, new Promise(resolve => (done = resolve)))
    try {
      await next()
      if (ctx.state.shared && typeof ctx.body === 'string') {
        const page = toCachedPage(ctx, state)
        await compressQuickly(page)
        pages.set(key, page)
        void compress(page).then(() => {
          if (pages.peek(key) === page) {
            pages.set(key, page)
          }
        })
        send(ctx, page, now())
      }
    } finally {
      making.delete(key)
      done()
    }
  }
}

type PageState = Pick<CachedPage, 'version' | 'until' | 'cachedAt' | 'isDismissed'>

function toCachedPage(ctx: Context, state: PageState): CachedPage {
  const identity = Buffer.from(ctx.body as string)
  const plainHeaders: Record<string, string> = {}
  for (const [name, value] of Object.entries(ctx.response.headers)) {
    if (name !== 'content-length' && name !== 'x-request-id') {
      plainHeaders[name] = String(value)
    }
  }
  plainHeaders['cache-control'] = cacheControl(state.isDismissed, Infinity)
  plainHeaders['vary'] = variesBy(plainHeaders['vary'])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  plainHeaders['etag'] = etag
  return {
    ...state,
    etag,
    plainHeaders,
    bodies: { identity },
    headers: { identity: { ...plainHeaders, 'content-length': identity.length } },
  }
}

/** A list is JSON at the same address: a cache that did not know would answer its script with the page. No page is kept by cookie. */
function variesBy(vary = ''): string {
  const others = vary.split(', ').filter(name => name && !/^(cookie|accept-encoding)$/i.test(name))
  return ['Accept-Encoding', ...others].join(', ')
}

/**
 * How long caches on the way may keep a page that turns old in so many milliseconds. A page without the transition
 * message is for those who have dismissed it, so only their own browser may.
 */
function cacheControl(isDismissed: boolean, left: number): string {
  const maxAge = Math.max(0, Math.min(MAX_AGE, left))
  const stale = Math.max(0, Math.min(STALE, left - maxAge))
  const seconds = (time: number) => Math.floor(time / 1000)
  const rule = `max-age=${seconds(maxAge)}`
  return isDismissed ? `private, ${rule}` : `public, ${rule}, stale-while-revalidate=${seconds(stale)}`
}

/** For the first visitor, who waits for it: two milliseconds, and a fifth of the bytes. */
async function compressQuickly(page: CachedPage): Promise<void> {
  const gz = await compressGzip(page.bodies.identity, { level: 1 })
  page.bodies.gzip = gz
  page.headers.gzip = { ...page.plainHeaders, 'content-encoding': 'gzip', 'content-length': gz.length }
}

/** Off the request path, as well as it can be done. */
async function compress(page: CachedPage): Promise<void> {
  const { identity } = page.bodies
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    compressGzip(identity, { level: 6 }),
  ])
  page.bodies.br = br
  page.bodies.gzip = gz
  page.headers.br = { ...page.plainHeaders, 'content-encoding': 'br', 'content-length': br.length }
  page.headers.gzip = { ...page.plainHeaders, 'content-encoding': 'gzip', 'content-length': gz.length }
}

function send(ctx: Context, page: CachedPage, now: number): void {
  const { req, res } = ctx
  ctx.respond = false
  for (const name of res.getHeaderNames()) {
    res.removeHeader(name)
  }
  const left = page.until - now
  // Ready headers are for the usual case, in which no job opens or closes for a while.
  const soon = left < MAX_AGE + STALE ? { 'cache-control': cacheControl(page.isDismissed, left) } : undefined
  if (req.headers['if-none-match'] === page.etag) {
    res.writeHead(304, soon ? { ...page.plainHeaders, ...soon } : page.plainHeaders)
    res.end()
    return
  }
  const encoding = choose(String(req.headers['accept-encoding'] ?? ''), page)
  res.writeHead(200, soon ? { ...page.headers[encoding], ...soon } : page.headers[encoding])
  res.end(req.method === 'HEAD' ? undefined : page.bodies[encoding])
}

function choose(accepted: string, page: CachedPage): Encoding {
  if (page.bodies.br && /\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(accepted)) {
    return 'br'
  }
  return page.bodies.gzip && /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(accepted) ? 'gzip' : 'identity'
}
