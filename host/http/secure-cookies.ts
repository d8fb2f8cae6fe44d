import type { Middleware } from 'koa'
import type { Config } from '../config'
import type { State } from './context'

export const isSecure = (baseUrl: string) => baseUrl.startsWith('https:')

/**
 * Makes cookies follow BASE_URL, and excludes every answer that sets or clears one from caches. Behind a proxy the
 * connection is http, so Koa would refuse to set secure cookies unless the proxy reports https.
 */
export function secureCookies(config: Config): Middleware<State> {
  const secure = isSecure(config.BASE_URL)
  return async (ctx, next) => {
    ctx.cookies.secure = secure
    await next()
    if (ctx.res.hasHeader('Set-Cookie')) {
      ctx.set('Cache-Control', 'private, no-store')
    }
  }
}
