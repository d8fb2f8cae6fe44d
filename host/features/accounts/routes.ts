import type { AppError, FieldErrors } from '../../errors'
import { type Context, wantsJson } from '../../http/context'
import { redirect, replyPage } from '../../http/reply'
import type { Router, FormValues } from '../../http/router'
import { forget, sessionCookie } from '../../http/session'
import { closeSession } from '../../http/sessions'
import type { Services } from '../../services'
import { findSaved } from '../saved-items'
import { checkLogin } from './commands'
import { LoginAnswer, LoginForm, LoginQuery } from './input'
import { registrationRoutes } from './registration-routes'
import { completeSignIn, readLoginIntent, type LoginIntent } from './sign-in-commands'
import { verificationRoutes } from './verification-routes'
import { presentUser, presentIntent } from './view'

export function routes(services: Services, router: Router): void {
  const { db, config, renderer } = services

  router.get('/login', { access: 'anyone', query: LoginQuery }, async (ctx, { query }) => {
    const intent = await readLoginIntent(services, ctx, query)
    if (!ctx.state.actor) {
      showForm(ctx, { email: '', intent })
    } else if (intent.save) {
      await showSave(ctx, ctx.state.actor.id, intent)
    } else {
      redirect(ctx, intent.return)
    }
  })

  router.post(
    '/login',
    { access: 'anyone', body: LoginForm, json: LoginAnswer, form: showAgain },
    async (ctx, { body }) => {
      const user = await checkLogin(services, { ...body, ip: ctx.ip })
      const greeting = `Welcome back, ${user.first_name}`
      const way = await completeSignIn(ctx, services, {
        user,
        keep: body.keep,
        requested: body,
        greeting,
        event: 'login',
      })
      if (wantsJson(ctx)) {
        ctx.body = { data: { user: presentUser(user) } }
      } else {
        redirect(ctx, way)
      }
    },
  )

  router.post('/logout', { access: 'anyone' }, async ctx => {
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

  router.get('/ajax/csrf-token', { access: 'anyone' }, ctx => {
    // The session middleware has set the cookie for whoever has a session; a visitor needs none.
    ctx.set('Cache-Control', 'no-store')
    ctx.status = 204
  })

  registrationRoutes(services, router)
  verificationRoutes(services, router)

  /** The form with what was typed, save the password. */
  async function showAgain(ctx: Context, error: AppError, typed: FormValues): Promise<void> {
    showForm(ctx, {
      email: typeof typed.email === 'string' ? typed.email : '',
      intent: await readLoginIntent(services, ctx, typed),
      errors: error.fields ?? { email: [error.message] },
    })
  }

  function showForm(ctx: Context, form: { email: string; intent: LoginIntent; errors?: FieldErrors }): void {
    ctx.set('Cache-Control', 'no-store')
    const view = { form, intent: presentIntent(form.intent) }
    replyPage(ctx, renderer.page('accounts/login.njk', ctx, view), { shared: false })
  }

  /** Somebody signed in followed a visitor's save link: without script it takes one more click. */
  async function showSave(ctx: Context, userId: number, intent: LoginIntent): Promise<void> {
    const saved = intent.save && (await findSaved(db, userId, intent.save)) !== undefined
    const view = { saved, intent: { ...presentIntent(intent), ...intent.save } }
    replyPage(ctx, renderer.page('accounts/save.njk', ctx, view), { shared: false })
  }
}
