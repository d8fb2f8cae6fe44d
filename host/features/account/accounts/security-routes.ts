import type { Actor, Context } from '../../../http/context'
import { replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { addFlash, renewSession } from '../../../http/session'
import type { Services } from '../../../services'
import { PasswordFields } from './input'
import { changePassword, type PasswordChange } from './password-commands'
import { leadTo, loadSecurity, SECURITY_PAGE, SECURITY_TEMPLATE } from './security-page-commands'

export function securityRoutes(services: Services, router: Router): void {
  router.get(SECURITY_PAGE, { access: 'signed-in' }, async (ctx, { actor }) => {
    ctx.set('Cache-Control', 'no-store')
    replyPage(ctx, services.renderer.page(SECURITY_TEMPLATE, ctx, await loadSecurity(services, actor)))
  })

  router.form(`${SECURITY_PAGE}/password`, {
    access: 'signed-in',
    fields: PasswordFields,
    template: SECURITY_TEMPLATE,
    answerEarly: ctx => leadTo(ctx, `${SECURITY_PAGE}#password`),
    load: (_, { actor }) => loadSecurity(services, actor, 'password'),
    presentValues: ({ logoutOthers }) => ({ logoutOthers: logoutOthers === 'on' }),
    async submit(ctx, { actor, fields }) {
      await changeAndRenew(ctx, actor, fields)
      const others = fields.logoutOthers ? '. Other devices are logged out' : ''
      await addFlash(ctx, services, { kind: 'success', text: `Password changed${others}` })
      return { location: SECURITY_PAGE }
    },
  })

  router.call('PUT /user/password', { access: 'signed-in' }, async (ctx, { actor, body }) => {
    await changeAndRenew(ctx, actor, body)
    ctx.status = 204
  })

  async function changeAndRenew(ctx: Context, actor: Actor, change: PasswordChange): Promise<void> {
    await changePassword(services, { ...actor, decide: ctx.state.decide }, change)
    await renewSession(ctx, services, actor)
  }
}
