import type { AppError } from '../errors'
import type { Context, Flash } from './context'
import { wantsJson } from './context'
import { parseUrl } from './urls'

/** Both representations of one answer; only the requested one is created. */
export interface Representations {
  html: () => Buffer | Promise<Buffer>
  json: () => unknown
}

interface Sharing {
  shared?: boolean
  common?: boolean
  /** The employers that the page shows, if it depends on no other data. Changes of others do not invalidate it. */
  employers?: Iterable<number>
}

/**
 * Sends a page. A `shared` page is the same for every visitor and may be cached. It is also the same for signed-in
 * users, apart from its holes, unless `common` is false.
 */
export function replyPage(ctx: Context, html: string | Buffer, sharing: Sharing = {}): void {
  const { shared = true, common = shared, employers } = sharing
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = html
  ctx.state.shared = shared && ctx.state.actor === null && ctx.status === 200
  ctx.state.common = common ? ctx.state.rendered : undefined
  ctx.state.subjects = employers && Array.from(new Set(employers), id => `company:${id}` as const)
}

/** Sets the status of an error and, if a retry makes sense, Retry-After. */
export function setStatus(ctx: Context, { status, retryAfter }: AppError): void {
  ctx.status = status
  if (status === 419) {
    // This status has no standard name.
    ctx.message = 'Page Expired'
  }
  if (retryAfter !== undefined) {
    ctx.set('Retry-After', String(retryAfter))
  }
}

/** Sends HTML or JSON depending on the XHR header; such URLs are never cached. */
export async function reply(ctx: Context, { html, json }: Representations): Promise<void> {
  ctx.vary('X-Requested-With')
  ctx.set('Cache-Control', 'no-store')
  if (wantsJson(ctx)) {
    ctx.body = json() ?? null
  } else {
    replyPage(ctx, await html(), { shared: false })
  }
}

/** Redirects to a path of this site, by default with 303, as after a form post. */
export function redirect(ctx: Context, path: string, status: 301 | 302 | 303 = 303): void {
  ctx.status = status
  ctx.set('Location', localPath(path))
  ctx.body = null
  // Koa sets 204 with an empty body.
  ctx.status = status
}

/** Redirects a form to `path`, by default to the page that it came from. */
export const redirectBack = (ctx: Context, path: string | undefined): void => redirect(ctx, path ?? refererPath(ctx))

/** Returns the path and query of the page that a request comes from. */
export function refererPath(ctx: Context): string {
  const { pathname, search } = parseUrl(ctx.get('Referer')) ?? { pathname: '/', search: '' }
  return pathname + search
}

/** Returns the path if it belongs to this site, otherwise `/`; covers protocol-relative and backslash tricks. */
export function localPath(path: string | undefined): string {
  return path && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : '/'
}

export type { Flash }
