import type { Middleware } from 'koa'
import type { State } from '../http/context'

/**
 * Makes every answer for a signed-in user, and every answer that sets a cookie, `private, no-store`, whatever its
 * handler has set. Every other answer gets an explicit rule. Only the page cache runs outside it, because this must see
 * the final answer.
 */
export function keepPersonalPrivate(): Middleware<State> {
  return async (ctx, next) => {
    await next()
    if (ctx.state.actor || ctx.res.hasHeader('Set-Cookie')) {
      ctx.state.shared = false
      ctx.set('Cache-Control', 'private, no-store')
      ctx.remove('CDN-Cache-Control')
      ctx.remove('ETag')
    } else if (!ctx.response.get('Cache-Control')) {
      // Caches apply heuristics to answers without a rule. Visitor pages get their own rule afterwards.
      ctx.set('Cache-Control', 'no-store')
    }
  }
}
