import { STATUS_CODES } from 'node:http'
import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import { databaseFault } from '../db/errors'
import { AppError, conflict, invalid, unavailable } from '../lib/errors'
import { parseUrl } from '../lib/urls'
import type { Renderer } from '../rendering/render'
import type { Context, State } from './context'
import { wantsJson } from './context'
import { requestHost } from './proxies'
import { localPath, redirect, setStatus } from './reply'
import type { Router } from './router'
import { readSentForm } from './sent-form'

const PAGES = new Set([401, 403, 404, 410, 419, 429, 500, 503])

/**
 * Turns every error into JSON or a page; `expose` decides what is shown. Server errors are logged once, except for a
 * 503 without a cause, which is expected while the site starts.
 */
export function errorPage(log: Logger, render: Renderer, router: Pick<Router, 'patternOf'>): Middleware<State> {
  return async (ctx, next) => {
    const context = ctx as Context
    try {
      await next()
      if (ctx.status === 404 && ctx.body === undefined) {
        throw new AppError('not_found', 'We could not find that page')
      }
      replacePage(context)
    } catch (thrown) {
      const error = toAppError(thrown)
      ctx.state.errorCode = error.code
      if (error.status >= 500 && (error.code !== 'unavailable' || error.cause)) {
        const path = router.patternOf(ctx.method, ctx.path)
        log.error({ err: error.cause ?? error, id: ctx.state.requestId, path }, error.message)
      }
      try {
        answer(context, error, render)
      } catch (failure) {
        // If the error page itself fails, plain text needs no template.
        log.error({ err: failure, id: ctx.state.requestId }, 'the error page failed')
        ctx.type = 'text/plain; charset=utf-8'
        ctx.body = `${error.expose ? error.message : 'Something went wrong on our side'}\n`
      }
    }
  }
}

/** A handler may answer an error with its own page, such as an expired link's. Calls get JSON. */
function replacePage(ctx: Context): void {
  if (ctx.status >= 400 && ctx.type === 'text/html' && wantsJson(ctx)) {
    ctx.type = 'json'
    ctx.body = { message: STATUS_CODES[ctx.status] }
  }
}

/** The page of a posted form: many forms post to an address without a page. */
const pageOf = (ctx: Context): string => {
  const page = parseUrl(ctx.get('Referer'))
  return page?.host === requestHost(ctx.headers) ? page.pathname + page.search : ctx.url
}

function answer(ctx: Context, error: AppError, render: Renderer): void {
  const message = error.expose ? error.message : (STATUS_CODES[error.status] ?? 'Error')
  const sent = error.keepsForm ? readSentForm(ctx) : undefined
  if (!wantsJson(ctx) && error.code === 'unauthenticated' && !sent) {
    const isPage = ctx.method === 'GET' || ctx.method === 'HEAD'
    redirect(ctx, `/login?return=${encodeURIComponent(isPage ? ctx.url : pageOf(ctx))}`, isPage ? 302 : 303)
    ctx.set('Cache-Control', 'no-store')
    return
  }
  setStatus(ctx, error)
  ctx.set('Cache-Control', 'no-store')
  if (wantsJson(ctx)) {
    ctx.type = 'json'
    ctx.body = {
      message,
      ...(error.code === 'unverified' ? { code: error.code } : {}),
      ...(error.fields ? { errors: error.fields } : {}),
    }
    return
  }
  const page = pageOfError(error)
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = render.page(`errors/${page}.njk`, ctx, {
    title: message,
    message,
    status: error.status,
    requestId: ctx.state.requestId,
    retryAfter: error.retryAfter,
    instead: error.instead,
    back: retryPath(ctx),
    sent,
    signedIn: !!ctx.state.actor,
  })
}

function pageOfError({ code, status }: AppError): string {
  if (code === 'unverified') {
    return code
  }
  return PAGES.has(status) ? String(status) : status < 500 ? 'refused' : '500'
}

function retryPath(ctx: Context): string | undefined {
  if (ctx.method === 'GET') {
    return localPath(ctx.url)
  }
  const from = parseUrl(ctx.get('Referer'))
  return from?.host === requestHost(ctx.req.headers) ? localPath(from.pathname + from.search) : undefined
}

/** Anything unknown is a 500. */
function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) {
    return thrown
  }
  switch (databaseFault(thrown)) {
    case 'conflict':
      return conflict('This was changed at the same time. Reload the page')
    case 'invalid':
      return invalid({}, 'A value is not of the right kind')
    case 'unavailable':
    case 'timeout':
      return unavailable(thrown)
    case undefined:
      break
  }
  if (thrown instanceof URIError) {
    return new AppError('malformed', 'We could not read that address', { cause: thrown })
  }
  return new AppError('internal', 'Something went wrong on our side', { cause: thrown })
}
