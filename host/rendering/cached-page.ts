import { createHash } from 'node:crypto'
import type { Context } from '../http/context'
import { bestEncoding, COMPRESS, type EncodedBody, type Encoding } from '../http/encodings'
import type { RenderState } from './render-state'

/** The time for which a shared cache, including ours, may use a page, in milliseconds. */
export const MAX_AGE = 60_000
/** The extra time for which CDNs may serve a stale page while they fetch the next one. */
const STALE_WHILE_REVALIDATE = 600_000

type Headers = Record<string, string | number>

export interface CachedPage extends RenderState {
  etag: string
  bodies: EncodedBody
  headers: Partial<Record<Encoding, Headers>>
  plainHeaders: Record<string, string>
}

export function createCachedPage(ctx: Context, state: RenderState): CachedPage {
  const identity = ctx.body as Buffer
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const own = Object.entries(ctx.response.headers).filter(([name]) => !/^(content-length|x-request-id)$/.test(name))
  const plainHeaders: Record<string, string> = Object.fromEntries(own.map(([name, value]) => [name, String(value)]))
  Object.assign(plainHeaders, cacheHeaders(state.isDismissed, Infinity))
  plainHeaders['vary'] = varyHeader(plainHeaders['vary'])
  plainHeaders['etag'] = etag
  return {
    ...state,
    subjects: ctx.state.subjects,
    etag,
    plainHeaders,
    bodies: { identity },
    headers: { identity: { ...plainHeaders, 'content-length': identity.length } },
  }
}

/**
 * Compresses a page in the best accepted encoding, which takes a few milliseconds and leaves less than a fifth of the
 * bytes. Returns whether the page has got another body; false if it had that one already.
 */
export async function compressFor(page: CachedPage, accepted: string): Promise<boolean> {
  const { bodies } = page
  const encoding = bestEncoding(accepted, { br: true, gzip: true })
  if (encoding === 'identity' || bodies[encoding]) {
    return false
  }
  addBody(page, encoding, await COMPRESS[encoding](bodies.identity))
  return true
}

/** Objects, header names and the entry of the cache, in bytes. */
const ENTRY_BYTES = 4096

/** Returns the approximate memory of a page in a cache, in bytes. */
export function sizeOfPage({ bodies, plainHeaders }: CachedPage, key: string): number {
  const bodyBytes = Object.values(bodies).reduce((sum, body) => sum + body.buffer.byteLength, 0)
  const headerLength = Object.values(plainHeaders).reduce((sum, value) => sum + value.length, 0)
  return ENTRY_BYTES + bodyBytes + 2 * (key.length + headerLength)
}

function addBody(page: CachedPage, encoding: 'br' | 'gzip', compressed: Buffer): void {
  // The compressor returns a slice of a larger block of memory.
  const body = Buffer.allocUnsafeSlow(compressed.length)
  compressed.copy(body)
  page.bodies[encoding] = body
  page.headers[encoding] = { ...page.plainHeaders, 'content-encoding': encoding, 'content-length': body.length }
}

export function sendPage(ctx: Context, page: CachedPage, now: number): void {
  const { req, res } = ctx
  ctx.respond = false
  for (const name of res.getHeaderNames()) {
    res.removeHeader(name)
  }
  if (req.headers['if-none-match'] === page.etag) {
    res.writeHead(304, currentHeaders(page, page.plainHeaders, now))
    res.end()
    return
  }
  const encoding = bestEncoding(String(req.headers['accept-encoding'] ?? ''), page.bodies)
  res.writeHead(200, currentHeaders(page, page.headers[encoding], now))
  res.end(req.method === 'HEAD' ? undefined : page.bodies[encoding])
}

/** The stored headers are complete unless a job opens or closes soon: then caches must drop the page earlier. */
function currentHeaders(page: CachedPage, headers: Headers | undefined, now: number): Headers | undefined {
  const left = page.expiresAt - now
  return left < MAX_AGE + STALE_WHILE_REVALIDATE ? { ...headers, ...cacheHeaders(page.isDismissed, left) } : headers
}

/** Adds the encoding and drops the cookie, which no cached page depends on. Other names stay: lists answer JSON. */
function varyHeader(vary = ''): string {
  const others = vary.split(', ').filter(name => name && !/^(cookie|accept-encoding)$/i.test(name))
  return ['Accept-Encoding', ...others].join(', ')
}

/**
 * Returns how long caches may use a page that expires in `left` milliseconds. Browsers always revalidate, because the
 * page changes on log-in; only CDNs receive `stale-while-revalidate`, which browsers would obey too. A page without the
 * transition message is for people who dismissed it, so shared caches must not store it.
 */
function cacheHeaders(isDismissed: boolean, left: number): Record<string, string> {
  const checked = 'max-age=0, must-revalidate'
  if (isDismissed) {
    return { 'cache-control': `private, ${checked}` }
  }
  const maxAge = Math.max(0, Math.min(MAX_AGE, left))
  const stale = Math.max(0, Math.min(STALE_WHILE_REVALIDATE, left - maxAge))
  const seconds = (time: number) => Math.floor(time / 1000)
  return {
    'cache-control': `public, ${checked}, s-maxage=${seconds(maxAge)}`,
    'cdn-cache-control': `max-age=${seconds(maxAge)}, stale-while-revalidate=${seconds(stale)}`,
  }
}
