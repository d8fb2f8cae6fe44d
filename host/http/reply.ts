import type { AppError } from '../lib/errors'
import { parseUrl } from '../lib/urls'
import type { Context, Flash } from './context'
import { wantsJson } from './context'

interface Representations {
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
 * Any visitor may get a cached `shared` page: by default the pages that anyone may open. Signed-in users get it with
 * other holes unless `common` is false.
 */
export function replyPage(ctx: Context, html: string | Buffer, sharing: Sharing = {}): void {
  const { shared = ctx.state.isOpen === true, common = shared, employers } = sharing
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = html
  ctx.state.shared = shared && ctx.state.actor === null && ctx.status === 200
  ctx.state.common = common ? ctx.state.rendered : undefined
  ctx.state.subjects = employers && Array.from(new Set(employers), id => `company:${id}` as const)
}

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

/** Both representations have one URL, so it is never cached. */
export async function reply(ctx: Context, { html, json }: Representations): Promise<void> {
  ctx.vary('X-Requested-With')
  ctx.set('Cache-Control', 'no-store')
  if (wantsJson(ctx)) {
    ctx.body = json() ?? null
  } else {
    replyPage(ctx, await html(), { shared: false })
  }
}

export function redirect(ctx: Context, path: string, status: 301 | 302 | 303 = 303): void {
  ctx.status = status
  ctx.set('Location', localPath(path))
  ctx.body = null
  // Koa sets 204 with an empty body.
  ctx.status = status
}

export const redirectBack = (ctx: Context, path: string | undefined): void => redirect(ctx, path ?? refererPath(ctx))

export function refererPath(ctx: Context): string {
  const { pathname, search } = parseUrl(ctx.get('Referer')) ?? { pathname: '/', search: '' }
  return pathname + search
}

/** Returns `/` for another site's address, including protocol-relative and backslash tricks. */
export function localPath(path: string | undefined): string {
  return path && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : '/'
}

export type { Flash }
