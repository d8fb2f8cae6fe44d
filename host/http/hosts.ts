import type { Middleware, ParameterizedContext } from 'koa'
import type { Config } from '../config'
import { AppError } from '../lib/errors'
import { parseUrl } from '../lib/urls'
import type { State } from './context'
import { requestHost } from './proxies'

const REACHED_BY_ADDRESS = new Set(['/healthz', '/readyz', '/metrics'])
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Outside production, any loopback name is ours too. */
export function ownHosts({ BASE_URL, RELEASE_STAGE }: Config): (host: string) => boolean {
  const own = new URL(BASE_URL).host
  return host => host === own || (RELEASE_STAGE !== 'production' && LOOPBACK.test(host))
}

export function isOwnOrigin(config: Config, origin: string): boolean {
  const url = parseUrl(origin)
  return url !== undefined && url.origin === origin && ownHosts(config)(url.host)
}

/** Pages of other subdomains are foreign too. */
const FOREIGN = new Set(['cross-site', 'same-site'])

export const isFromOtherSite = (ctx: Pick<ParameterizedContext, 'get'>): boolean =>
  FOREIGN.has(ctx.get('Sec-Fetch-Site').toLowerCase())

/**
 * Answers 421 to any other host name, so that our absolute links cannot be made to point elsewhere. Health checks and
 * Prometheus request each host by its own address.
 */
export function ownHostsOnly(config: Config): Middleware<State> {
  const isOwn = ownHosts(config)
  return async (ctx, next) => {
    if (!REACHED_BY_ADDRESS.has(ctx.path) && !isOwn(requestHost(ctx.req.headers))) {
      throw new AppError('misdirected', 'This host name is not ours')
    }
    await next()
  }
}
