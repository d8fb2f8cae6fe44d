import type { AppError } from '../errors'
import type { Context, Flash } from './context'
import { wantsJson } from './context'

/** The two faces of one answer. Each is made only when it is wanted. */
export interface Faces {
  html: () => string | Promise<string>
  json: () => unknown
}

/** A page. `shared` says that it is the same for every visitor and may be kept. */
export function replyPage(ctx: Context, html: string, { shared = true } = {}): void {
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = html
  ctx.state.shared = shared && ctx.state.actor === null && ctx.status === 200
}

/** The status of an error, and when it is worth another try. */
export function setStatus(ctx: Context, { status, retryAfter }: AppError): void {
  ctx.status = status
  if (retryAfter !== undefined) {
    ctx.set('Retry-After', String(retryAfter))
  }
}

/** HTML or JSON by the caller's wish; such addresses are never kept by caches. */
export async function reply(ctx: Context, { html, json }: Faces): Promise<void> {
  ctx.vary('X-Requested-With')
  ctx.set('Cache-Control', 'no-store')
  if (wantsJson(ctx)) {
    ctx.body = json() ?? null
  } else {
    replyPage(ctx, await html(), { shared: false })
  }
}

/** After a form post: 303 to a path of this site, with a message for that page. */
export function redirect(ctx: Context, path: string, status: 301 | 302 | 303 = 303): void {
  ctx.status = status
  ctx.set('Location', localPath(path))
  ctx.body = null
  // Koa sets 204 with an empty body.
  ctx.status = status
}

/** A path of this site, or the home page: never another site, whatever tricks the text plays. */
export function localPath(path: string | undefined): string {
  return path && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : '/'
}

export type { Flash }
