import type { Middleware } from 'koa'
import type { Config } from '../config'
import type { State } from './context'

const isSecure = (baseUrl: string) => baseUrl.startsWith('https:')

/** Over https it is a `__Host-` cookie, which subdomains cannot set. */
export const hostCookie = (baseUrl: string, name: string): string => (isSecure(baseUrl) ? `__Host-${name}` : name)

/** Scripts cannot read the cookie. */
export const cookieOptions = (baseUrl: string) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isSecure(baseUrl), overwrite: true }) as const

/** Behind a proxy the connection is http, so Koa would refuse to set secure cookies unless the proxy reports https. */
export function secureCookies(config: Config): Middleware<State> {
  const secure = isSecure(config.BASE_URL)
  return async (ctx, next) => {
    ctx.cookies.secure = secure
    await next()
  }
}
