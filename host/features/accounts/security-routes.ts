import type { Actor, Context } from '../../http/context'
import { redirect, replyPage } from '../../http/reply'
import type { Router } from '../../http/router'
import { addFlash, renewSession } from '../../http/session'
import { listSessions } from '../../http/sessions'
import type { Services } from '../../services'
import { PasswordFields } from './input'
import { changePassword, type PasswordChange } from './password-commands'
import { presentSessions } from './view'

const PAGE = '/account/security'
const TEMPLATE = 'accounts/security.njk'

/** Password and sessions of an account. */
export function securityRoutes(services: Services, router: Router): void {
  router.get(PAGE, { access: 'signed-in' }, async (ctx, { actor }) => {
    ctx.set('Cache-Control', 'no-store')
    replyPage(ctx, services.renderer.page(TEMPLATE, ctx, await loadSecurity(services, actor)), { shared: false })
  })

  router.form(`${PAGE}/password`, {
    access: 'signed-in',
    fields: PasswordFields,
    template: TEMPLATE,
    answerEarly: ctx => leadTo(ctx, `${PAGE}#password`),
    load: async (_, { actor }) => ({ ...(await loadSecurity(services, actor)), form: 'password' }),
    presentValues: ({ logoutOthers }) => ({ logoutOthers: logoutOthers === 'on' }),
    async submit(ctx, { actor, fields }) {
      await changeAndRenew(ctx, actor, fields)
      const others = fields.logoutOthers ? '. Other devices are logged out' : ''
      await addFlash(ctx, services, { kind: 'success', text: `Password changed${others}` })
      return { location: PAGE }
    },
  })

  router.call('PUT /user/password', { access: 'signed-in' }, async (ctx, { actor, body }) => {
    await changeAndRenew(ctx, actor, body)
    ctx.status = 204
  })

  async function changeAndRenew(ctx: Context, actor: Actor, change: PasswordChange): Promise<void> {
    await changePassword(services, actor, change)
    await renewSession(ctx, services, actor)
  }
}

/** What the page shows of the account. */
export async function loadSecurity({ db, clock }: Services, actor: Actor) {
  const sessions = presentSessions(await listSessions(db, actor.id, clock.now()), actor.sessionHash)
  return { email: actor.email, isVerified: actor.isVerified, sessions, values: { logoutOthers: true } }
}

/** Redirects the GET of a form to the page that holds it. */
export function leadTo(ctx: Context, path: string): true {
  redirect(ctx, path, 302)
  return true
}
