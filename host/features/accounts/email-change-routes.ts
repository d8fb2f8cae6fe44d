import { rememberDevice } from '../../http/devices'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { checkLinkPassword, finishLink, linkForm } from './confirm-link-commands'
import { confirmChange, findChange } from './email-change-commands'

/** The link to a new address. Mail scanners open links, so GET only shows a button; its POST changes the address. */
export function emailChangeRoutes(services: Services, router: Router): void {
  router.form('/change-email/:token', {
    ...linkForm(services, 'accounts/change-email.njk', token => findChange(services, token)),
    async submit(ctx, { actor, fields, params, data: { found, needsPassword } }) {
      const owner = await checkLinkPassword(ctx, services, { owner: found, needsPassword, password: fields.password })
      await confirmChange(services, { token: params.token, actor, decide: ctx.state.decide })
      await rememberDevice(ctx, services, owner.new_email)
      return finishLink(ctx, services, { text: 'Email address changed', notice: 'email-changed' })
    },
  })
}
