import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import type { State } from './context'

/** Gives each request an id and logs its path without query, status and time. Nothing personal is logged. */
export function accessLog(log: Logger): Middleware<State> {
  return async (ctx, next) => {
    const started = performance.now()
    ctx.state.requestId = randomUUID()
    ctx.set('X-Request-Id', ctx.state.requestId)
    await next()
    const line = {
      id: ctx.state.requestId,
      method: ctx.method,
      path: ctx.path,
      status: ctx.status,
      ms: Math.round(performance.now() - started),
      ...(ctx.state.errorCode ? { error: ctx.state.errorCode } : {}),
    }
    log[ctx.status >= 500 ? 'warn' : 'debug'](line, 'request')
  }
}
