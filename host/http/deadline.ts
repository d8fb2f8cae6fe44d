import type { IncomingMessage } from 'node:http'
import type { Middleware } from 'koa'
import { unavailable } from '../lib/errors'
import type { State } from './context'

const DEADLINE_MS = 5000

const tookTooLong = () => unavailable(new Error('The request took too long'))

/**
 * Answers 503 when a request takes longer than five seconds. An incoming body does not count: the server limits that
 * itself. The work continues, but Koa ignores its result, because the 503 is already written. Work that must not be
 * done after a 503 calls `ctx.state.decide()` as the last step of its transaction: it throws after the deadline, and
 * otherwise ends it.
 */
export function deadline(): Middleware<State> {
  return async (ctx, next) => {
    const limit = startLimit(ctx.req)
    ctx.state.decide = limit.decide
    try {
      await Promise.race([next(), limit.exceeded])
    } finally {
      limit.clear()
    }
  }
}

interface Limit {
  exceeded: Promise<never>
  decide: () => void
  clear: () => void
}

function startLimit(req: IncomingMessage): Limit {
  let timer: NodeJS.Timeout
  let restart: () => void
  let isExceeded = false
  const exceeded = new Promise<never>((_, reject) => {
    const expire = () => {
      if (req.complete) {
        isExceeded = true
        reject(tookTooLong())
      } else {
        req.once('end', restart)
      }
    }
    restart = () => {
      timer = setTimeout(expire, DEADLINE_MS)
    }
    restart()
  })
  const clear = () => {
    clearTimeout(timer)
    req.off('end', restart)
  }
  const decide = () => {
    if (isExceeded) {
      throw tookTooLong()
    }
    clear()
  }
  return { exceeded, decide, clear }
}
