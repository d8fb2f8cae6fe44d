import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import { runAsRequest } from '../lib/request-id'
import type { Metrics } from '../metrics/metrics'
import type { Lifecycle } from '../process/lifecycle'
import type { State } from './context'
import type { Router } from './router'

interface AccessLogOptions {
  log: Logger
  lifecycle: Pick<Lifecycle, 'state'>
  router: Pick<Router, 'patternOf'>
  metrics?: Pick<Metrics, 'countRequest'> | undefined
}

/** Nothing personal is logged. */
export function accessLog({ log, lifecycle, router, metrics }: AccessLogOptions): Middleware<State> {
  return async (ctx, next) => {
    const started = performance.now()
    ctx.state.requestId = randomUUID()
    ctx.set('X-Request-Id', ctx.state.requestId)
    await runAsRequest(ctx.state.requestId, next)
    const ms = performance.now() - started
    // A preparing host answers 503 to everyone, and logs its own progress.
    const isFault = ctx.status >= 500 && !(ctx.status === 503 && lifecycle.state === 'preparing')
    const level = isFault ? 'warn' : 'debug'
    const isLogged = log.isLevelEnabled(level)
    if (!isLogged && !metrics) {
      return
    }
    const path = router.patternOf(ctx.method, ctx.path)
    metrics?.countRequest({ method: ctx.method, route: path, status: ctx.status, seconds: ms / 1000 })
    if (!isLogged) {
      return
    }
    const line = {
      id: ctx.state.requestId,
      method: ctx.method,
      path,
      status: ctx.status,
      ms: Math.round(ms),
      ...(ctx.state.errorCode ? { error: ctx.state.errorCode } : {}),
    }
    log[level](line, 'request')
  }
}
