import type { Middleware } from 'koa'
import type { State } from './context'
import { redirect } from './reply'

/** Redirects GET requests with capitals or a trailing slash to the canonical path, so each page has one URL. */
export function canonicalPaths(): Middleware<State> {
  return async (ctx, next) => {
    // Pictures and tokens are case-sensitive, pages are not.
    const isPage =
      ctx.method === 'GET' &&
      !/^\/(pictures|assets|unsubscribe|reset-password|verify-email|change-email|data-export|keep-account|calendar)\//.test(
        ctx.path,
      )
    const canonical = ctx.path.replace(/%[\da-f]{0,2}|[A-Z]+/gi, lowerLetters).replace(/(?<=.)\/+$/, '')
    if (isPage && canonical !== ctx.path) {
      redirect(ctx, canonical + ctx.search, 301)
      return
    }
    await next()
  }
}

/** Leaves percent escapes alone: they may not decode to text. */
const lowerLetters = (part: string) => (part.startsWith('%') ? part : part.toLowerCase())
