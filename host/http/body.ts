import { bodyParser } from '@koa/bodyparser'
import type { Middleware } from 'koa'
import { withoutDirections } from '../lib/directions'
import { AppError } from '../lib/errors'
import type { State } from './context'
import { isOneClick } from './one-click'
import { dropRestOfBody } from './rest-of-body'
import { upload } from './upload'

const MAX_BYTES = '256kb'
const MAX_DEPTH = 32
const MAX_KEYS = 1000
/** Passwords may contain any character. */
const SECRET = /password$/i

/** Reads JSON and form bodies. Rejects other types and anything over the limits before a handler runs. */
export function body(): Middleware<State>[] {
  return [
    closeUnread,
    upload(),
    bodyParser({
      enableTypes: ['json', 'form'],
      parsedMethods: ['POST', 'PUT', 'DELETE'],
      jsonLimit: MAX_BYTES,
      formLimit: MAX_BYTES,
      onError(error) {
        const status = (error as { status?: number }).status
        throw status === 413
          ? new AppError('too_large', 'That is too large. The limit is 256 kB')
          : new AppError('malformed', 'We could not read what you sent', { cause: error })
      },
    }) as Middleware<State>,
    async (ctx, next) => {
      const length = Number(ctx.get('Content-Length') || 0)
      const isForm = ctx.is('json', 'urlencoded') || (isOneClick(ctx) && ctx.is('multipart'))
      if (length > 0 && !ctx.state.upload && !isForm) {
        throw new AppError('malformed', 'Send JSON or a form')
      }
      checkShape(ctx.request.body)
      await next()
    },
  ]
}

/** A connection with an unread body cannot take another request. */
const closeUnread: Middleware<State> = async ({ req, res }, next) => {
  try {
    await next()
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_large' && !req.complete) {
      res.shouldKeepAlive = false
      await dropRestOfBody(req)
    }
    throw error
  }
}

/**
 * Checks depth, size and keys of a body, and removes characters that text must not contain. Not recursive, so a deep
 * body cannot overflow the stack.
 */
function checkShape(root: unknown): void {
  let keys = 0
  const pending: [unknown, number][] = [[root, 1]]
  for (let entry = pending.pop(); entry; entry = pending.pop()) {
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
      if (typeof child === 'string' && !SECRET.test(key)) {
        Object.assign(value, { [key]: withoutDirections(child) })
      }
      pending.push([child, depth + 1])
    }
  }
}
