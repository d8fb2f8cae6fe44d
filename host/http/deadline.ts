import type { IncomingMessage } from 'node:http'
import type { Middleware } from 'koa'
import { unavailable } from '../errors'
import type { State } from './context'

/** The longest that a caller waits for an answer. */
const DEADLINE_MS = 5000

/**
 * Answers 503 when a request takes longer than five seconds. A body that is still arriving does not count, because the
 * server limits that itself. The work continues, but Koa ignores its result: the answer is written in the turn of the event loop in
 * which the time is up, and whatever is set after that has no effect.
 */
export function deadline(): Middleware<State> {
  return async (ctx, next) => {
    const limit = startLimit(ctx.req)
    try {
      await Promise.race([next(), limit.exceeded])
    } finally {
      limit.clear()
    }
  }
}

function startLimit(req: IncomingMessage): { exceeded: Promise<never>; clear: () => void } {
  let timer: NodeJS.Timeout
  let restart: () => void
  const exceeded = new Promise<never>((_, reject) => {
    const expire = () => {
      if (req.complete) {
        reject(unavailable(new Error('The request took too long')))
      } else {
        req.once('end', restart)
      }
    }
    restart = () => {
      timer = setTimeout(expire, DEADLINE_MS)
    }
    restart()
  })
  return {
    exceeded,
    clear() {
      clearTimeout(timer)
      req.off('end', restart)
    },
  }
}
