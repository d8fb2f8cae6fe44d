import type { Middleware } from 'koa'
import type { State } from './context'
import { redirect } from './reply'

/** One address per page: capitals and trailing slashes lead to the plain form. Only for reading; forms keep theirs. */
export function canonicalPaths(): Middleware<State> {
  return async (ctx, next) => {
    // Pictures and tokens are case-sensitive; pages are not.
    const page =
      ctx.method === 'GET' && !/^\/(pictures|assets|unsubscribe|reset-password|verify-email)\//.test(ctx.path)
    const tidy = ctx.path.replace(/%[\da-f]{0,2}|[A-Z]+/gi, lowerLetters).replace(/(?<=.)\/+$/, '')
    if (page && tidy !== ctx.path) {
      redirect(ctx, tidy + ctx.search, 301)
      return
    }
    await next()
  }
}

/** Percent escapes stay as they came: they may be no text at all. */
const lowerLetters = (part: string) => (part.startsWith('%') ? part : part.toLowerCase())
