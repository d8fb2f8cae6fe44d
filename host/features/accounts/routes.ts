import { contracts, LoginFields } from '@firstrung/api/contracts'
import { type Context, wantsJson } from '../../http/context'
import { redirect, replyPage } from '../../http/reply'
import type { Router } from '../../http/router'
import { clearSessionCookies, sessionCookie } from '../../http/session'
import { closeSession } from '../../http/sessions'
import type { Services } from '../../services'
import { findSaved } from '../saved-items'
import { checkLogin } from './commands'
import { LoginQuery } from './input'
import { registrationRoutes } from './registration-routes'
import { completeSignIn, type LoginIntent, readLoginIntent } from './sign-in-commands'
import { verificationRoutes } from './verification-routes'
import { presentIntent, presentLoginValues, presentUser } from './view'

export function routes(services: Services, router: Router): void {
  const { db, config, renderer } = services

  router.form('/login', {
    access: 'anyone',
    query: LoginQuery,
    fields: LoginFields,
    template: 'accounts/login.njk',
    answer: contracts['POST /login'].answer,
    answerEarly: async (ctx, { actor, query }) => actor !== null && (await continueSignedIn(ctx, actor.id, query)),
    async load(ctx, { values }) {
      const loginIntent = await readLoginIntent(services, ctx, values)
      return { loginIntent, intent: presentIntent(loginIntent) }
    },
    presentValues: presentLoginValues,
    async submit(ctx, { fields, data: { loginIntent: intent } }) {
      const user = await checkLogin(services, { ...fields, ip: ctx.ip })
      await completeSignIn(ctx, services, {
        user,
        keep: fields.keep,
        intent,
        isContinued: fields.return !== undefined,
        messages: [{ kind: 'success', text: `Welcome back, ${user.first_name}` }],
        event: 'login',
      })
      return { location: intent.return, json: { data: { user: presentUser(user) } } }
    },
  })

  router.call('POST /logout', { access: 'anyone' }, async (ctx, { actor }) => {
    if (actor) {
      await closeSession(db, actor.sessionHash)
    }
    clearSessionCookies(ctx, sessionCookie(config.BASE_URL))
    if (wantsJson(ctx)) {
      ctx.status = 204
    } else {
      redirect(ctx, '/')
    }
  })

  router.call('GET /ajax/csrf-token', { access: 'anyone' }, ctx => {
    // The session middleware has set the cookie for everybody with a session; visitors need none.
    ctx.set('Cache-Control', 'no-store')
    ctx.status = 204
  })

  registrationRoutes(services, router)
  verificationRoutes(services, router)

  async function continueSignedIn(ctx: Context, userId: number, query: object): Promise<true> {
    const intent = await readLoginIntent(services, ctx, { ...query })
    if (intent.save) {
      await showSave(ctx, userId, { ...intent, save: intent.save })
    } else {
      redirect(ctx, intent.return)
    }
    return true
  }

  /** A signed-in person followed a visitor's save link: without script, saving takes one more click. */
  async function showSave(ctx: Context, userId: number, intent: LoginIntent & Required<Pick<LoginIntent, 'save'>>) {
    const saved = (await findSaved(db, userId, intent.save)) !== undefined
    const view = { saved, intent: { ...presentIntent(intent), ...intent.save } }
    replyPage(ctx, renderer.page('accounts/save.njk', ctx, view), { shared: false })
  }
}
