import type { Middleware } from 'koa'
import { pageExpired } from '../lib/errors'
import type { Services } from '../services'
import type { State } from './context'
import { isFromOtherSite, isOwnOrigin } from './hosts'
import { isOneClick } from './one-click'
import type { Router } from './router'
import { sameToken } from './sessions'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects cross-site writes, even with a valid token, which may have leaked. A signed-in write carries its session's
 * token in the X-XSRF-TOKEN header or the `_csrf` field. Visitors have no session, so their writes must have our
 * Origin. That also prevents login CSRF, and needs no cookie on pages that are the same for everyone. An unsubscribe
 * link carries its own secret, and mail programs send it without Origin. A request without a route gets its 404 or 405.
 */
export function csrf({ config }: Services, router: Pick<Router, 'takes'>): Middleware<State> {
  return async (ctx, next) => {
    if (!SAFE.has(ctx.method) && router.takes(ctx.method, ctx.path) && !isOneClick(ctx)) {
      const { actor } = ctx.state
      const sent = ctx.get('X-XSRF-TOKEN') || bodyToken(ctx.request.body)
      const isForeign = isFromOtherSite(ctx)
      const isSame = ctx.get('Sec-Fetch-Site').toLowerCase() === 'same-origin'
      const isOwn = (isOwnOrigin(config, ctx.get('Origin')) || isSame) && !isForeign
      const isValid = actor ? sent !== '' && sameToken(sent, actor.csrfToken) : isOwn
      if (!isValid || isForeign) {
        // Our own form with an expired token may be sent again, another site's never.
        throw pageExpired({ keepsForm: isOwn })
      }
    }
    await next()
  }
}

function bodyToken(body: unknown): string {
  const token = (body as { _csrf?: unknown } | undefined)?._csrf
  return typeof token === 'string' ? token : ''
}
