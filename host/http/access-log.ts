import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import type { State } from './context'
import type { Router } from './router'

/** Gives each request an id and logs its route, status and time. Nothing personal is logged. */
export function accessLog(log: Logger, router: Pick<Router, 'patternOf'>): Middleware<State> {
  return async (ctx, next) => {
    const started = performance.now()
    ctx.state.requestId = randomUUID()
    ctx.set('X-Request-Id', ctx.state.requestId)
    await next()
    const level = ctx.status >= 500 ? 'warn' : 'debug'
    if (!log.isLevelEnabled(level)) {
      return
    }
    const line = {
      id: ctx.state.requestId,
      method: ctx.method,
      path: router.patternOf(ctx.method, ctx.path),
      status: ctx.status,
      ms: Math.round(performance.now() - started),
      ...(ctx.state.errorCode ? { error: ctx.state.errorCode } : {}),
    }
    log[level](line, 'request')
  }
}
