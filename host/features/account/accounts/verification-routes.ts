import type { Actor } from '../../../http/context'
import { rememberDevice } from '../../../http/devices'
import { redirectBack, refererPath, replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import type { Services } from '../../../services'
import { checkLinkPassword, finishLink, linkForm } from './confirm-link-commands'
import { confirmChange, findChange } from './email-change-commands'
import { confirmAddress, findByToken, sendConfirmation } from './registration-commands'

const TEMPLATE = 'accounts/verify-email.njk'

/** Mail scanners open links, so GET only shows a button; its POST confirms. */
export function verificationRoutes(services: Services, router: Router): void {
  const { limits, renderer } = services

  router.form('/verify-email/:token', {
    ...linkForm(services, TEMPLATE, token => findByToken(services, token)),
    async submit(ctx, { fields, params, data: { found, needsPassword } }) {
      const owner = await checkLinkPassword(ctx, services, { owner: found, needsPassword, password: fields.password })
      await confirmAddress(services, params.token, ctx.state.decide)
      await rememberDevice(ctx, services, owner.email)
      return finishLink(ctx, services, {
        text: 'Email confirmed',
        notice: 'email-confirmed',
        to: owner.return_path,
      })
    },
  })

  router.get('/verify-email', { access: 'signed-in' }, (ctx, { actor: { isVerified } }) => {
    ctx.set('Cache-Control', 'no-store')
    replyPage(ctx, renderer.page(TEMPLATE, ctx, { resend: true, signedIn: true, isVerified }))
  })

  router.post('/verify-email', { access: 'signed-in' }, async (ctx, { actor }) => {
    await addFlash(ctx, services, { kind: 'success', text: await sendLink(actor, refererPath(ctx)) })
    redirectBack(ctx, undefined)
  })

  async function sendLink({ id, email, firstName, isVerified }: Actor, returnPath: string): Promise<string> {
    if (isVerified) {
      return 'Your email is confirmed'
    }
    await limits.count('mail-to-account', `confirm ${id}`)
    await sendConfirmation(services, { id, email, first_name: firstName, returnPath })
    return `Check ${email} for a link to confirm it`
  }
}

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
