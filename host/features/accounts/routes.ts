import type { AppError, FieldErrors } from '../../errors'
import { type Context, wantsJson } from '../../http/context'
import { redirect, replyPage } from '../../http/reply'
import type { Routes, Typed } from '../../http/routes'
import { forget, sessionCookie } from '../../http/session'
import { closeSession } from '../../http/sessions'
import type { Services } from '../../services'
import { findSaved } from '../saved-items'
import { arrive, readWish, type Wish } from './arrival-commands'
import { checkLogin } from './commands'
import { LoginAnswer, LoginForm, LoginQuery } from './input'
import { registrationRoutes } from './registration-routes'
import { verificationRoutes } from './verification-routes'
import { presentUser, presentWish } from './view'

export function routes(services: Services, on: Routes): void {
  const { db, config, renderer } = services

  on.get('/login', { access: 'anyone', query: LoginQuery }, async (ctx, { query }) => {
    const wish = await readWish(services, ctx, query)
    if (!ctx.state.actor) {
      showForm(ctx, { email: '', wish })
    } else if (wish.save) {
      await showSave(ctx, ctx.state.actor.id, wish)
    } else {
      redirect(ctx, wish.return)
    }
  })

  on.post(
    '/login',
    { access: 'anyone', body: LoginForm, json: LoginAnswer, form: showAgain },
    async (ctx, { body }) => {
      const user = await checkLogin(services, { ...body, ip: ctx.ip })
      const greeting = `Welcome back, ${user.first_name}`
      const way = await arrive(ctx, services, { user, keep: body.keep, asked: body, greeting, event: 'login' })
      if (wantsJson(ctx)) {
        ctx.body = { data: { user: presentUser(user) } }
      } else {
        redirect(ctx, way)
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

  registrationRoutes(services, on)
  verificationRoutes(services, on)

  /** The form with what was typed, save the password. */
  async function showAgain(ctx: Context, error: AppError, typed: Typed): Promise<void> {
    showForm(ctx, {
      email: typeof typed.email === 'string' ? typed.email : '',
      wish: await readWish(services, ctx, typed),
      errors: error.fields ?? { email: [error.message] },
    })
  }

  function showForm(ctx: Context, form: { email: string; wish: Wish; errors?: FieldErrors }): void {
    ctx.set('Cache-Control', 'no-store')
    const view = { form, wish: presentWish(form.wish) }
    replyPage(ctx, renderer.page('accounts/login.njk', ctx, view), { shared: false })
  }

  /** Somebody signed in followed a visitor's save link: without script it takes one more click. */
  async function showSave(ctx: Context, userId: number, wish: Wish): Promise<void> {
    const saved = wish.save && (await findSaved(db, userId, wish.save)) !== undefined
    const view = { saved, wish: { ...presentWish(wish), ...wish.save } }
    replyPage(ctx, renderer.page('accounts/save.njk', ctx, view), { shared: false })
  }
}
