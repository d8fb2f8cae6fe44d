import { bodyParser } from '@koa/bodyparser'
import type { Middleware } from 'koa'
import { AppError } from '../errors'
import type { State } from './context'

const MAX_BYTES = '256kb'
const MAX_DEPTH = 32
const MAX_KEYS = 1000

/** Reads JSON and form bodies within the limits; anything else, or more, is refused before a handler sees it. */
export function body(): Middleware<State>[] {
  return [
    bodyParser({
      enableTypes: ['json', 'form'],
      jsonLimit: MAX_BYTES,
      formLimit: MAX_BYTES,
      onError(error) {
        const status = (error as { status?: number }).status
        throw status === 413
          ? new AppError('too_large', 'That is too much at once: 256 kB is the limit')
          : new AppError('malformed', 'We could not read what was sent', { cause: error })
      },
    }) as Middleware<State>,
    async (ctx, next) => {
      const length = Number(ctx.get('Content-Length') || 0)
      if (length > 0 && !ctx.is('json', 'urlencoded')) {
        throw new AppError('malformed', 'Send JSON or a form')
      }
      checkShape(ctx.request.body)
      await next()
    },
  ]
}

/** Walks without recursion, so that a deep body cannot use up the stack that guards against it. */
function checkShape(root: unknown): void {
  let keys = 0
  const waiting: [unknown, number][] = [[root, 1]]
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    const [value, depth] = entry
    if (typeof value !== 'object' || value === null) {
      continue
    }
    const children = Object.entries(value)
    keys += children.length
    if (depth > MAX_DEPTH || keys > MAX_KEYS) {
      throw new AppError('too_large', `Send at most ${MAX_KEYS} values, ${MAX_DEPTH} levels deep`)
    }
    for (const [key, child] of children) {
      if (key === 'constructor' || key === 'prototype' || key === '__proto__') {
        throw new AppError('malformed', `A field cannot be called "${key}"`)
      }
      waiting.push([child, depth + 1])
    }
  }
}
