import type { Middleware } from 'koa'
import { AppError } from '../lib/errors'
import type { Lifecycle } from '../process/lifecycle'
import type { State } from './context'
import type { Router } from './router'

const RETRY_AFTER_S = 5

export function unavailableWhilePreparing(lifecycle: Lifecycle, router: Router): Middleware<State> {
  return async (ctx, next) => {
    if (lifecycle.state === 'preparing' && router.needs(ctx.method, ctx.path) !== 'nothing') {
      throw new AppError('unavailable', 'The site is starting', { retryAfter: RETRY_AFTER_S })
    }
    await next()
  }
}
