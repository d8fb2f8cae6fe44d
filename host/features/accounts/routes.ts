import type { AppError, FieldErrors } from '../../errors'
import { type Context, wantsJson } from '../../http/context'
import { localPath, redirect, replyPage } from '../../http/reply'
import type { Routes } from '../../http/routes'
import { forget, leaveFlash, sessionCookie, signIn } from '../../http/session'
import { closeSession } from '../../http/sessions'
import type { Services } from '../../services'
import { checkLogin } from './commands'
import { LoginAnswer, LoginForm, LoginQuery } from './input'

export function routes(services: Services, on: Routes): void {
  const { db, config, renderer } = services

  on.get('/login', { access: 'anyone', query: LoginQuery }, (ctx, { query }) => {
    if (ctx.state.actor) {
      redirect(ctx, localPath(query.return))
      return
    }
    showForm(ctx, { email: '', return: localPath(query.return) })
  })

  on.post(
    '/login',
    { access: 'anyone', body: LoginForm, json: LoginAnswer, form: showAgain },
    async (ctx, { body }) => {
      const user = await checkLogin(services, { ...body, ip: ctx.ip })
      await signIn(ctx, services, user.id, body.keep)
      ctx.set('Cache-Control', 'no-store')
      if (wantsJson(ctx)) {
        ctx.body = { data: { user: { loggedIn: true, firstname: user.first_name, email: user.email } } }
      } else {
        await leaveFlash(ctx, services, { kind: 'success', text: `Welcome back, ${user.first_name}` })
        redirect(ctx, localPath(body.return))
      }
    },
  )

  on.post('/logout', { access: 'anyone' }, async ctx => {
    if (ctx.state.actor) {
      await closeSession(db, ctx.state.actor.sessionHash)
    }
    forget(ctx, sessionCookie(config.BASE_URL))
    if (wantsJson(ctx)) {
      ctx.status = 204
    } else {
      redirect(ctx, '/')
    }
  })

  on.get('/ajax/csrf-token', { access: 'anyone' }, ctx => {
    // The session middleware has set the cookie for whoever has a session; a visitor needs none.
    ctx.set('Cache-Control', 'no-store')
    ctx.status = 204
  })

  /** The form with what was typed, save the password. */
  function showAgain(ctx: Context, error: AppError): void {
    const typed = (ctx.request.body ?? {}) as { email?: unknown; return?: unknown }
    if (error.retryAfter !== undefined) {
      ctx.set('Retry-After', String(error.retryAfter))
    }
    showForm(ctx, {
      email: textOf(typed.email),
      return: localPath(textOf(typed.return)),
      errors: error.fields ?? { email: [error.message] },
    })
  }

  function showForm(ctx: Context, form: { email: string; return: string; errors?: FieldErrors }): void {
    ctx.set('Cache-Control', 'no-store')
    const errorList = Object.entries(form.errors ?? {}).map(([field, [text]]) => ({ field, text }))
    const view = { form: { ...form, errorList } }
    replyPage(ctx, renderer.page('accounts/login.njk', ctx, view), { shared: false })
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
