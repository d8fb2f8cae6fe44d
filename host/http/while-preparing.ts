import type { Middleware } from 'koa'
import { unavailable } from '../errors'
import type { Lifecycle } from '../lifecycle'
import type { State } from './context'
import type { Router } from './router'

/** Answers 503 until the database is prepared, unless the route needs no database. */
export function unavailableWhilePreparing(lifecycle: Lifecycle, router: Router): Middleware<State> {
  return async (ctx, next) => {
    if (lifecycle.state === 'preparing' && router.needs(ctx.method, ctx.path) !== 'nothing') {
      throw unavailable(new Error('The database is not prepared yet'))
    }
    await next()
  }
}
