import type { Context } from '../../http/context'
import { redirect, replyPage } from '../../http/reply'
import type { Router } from '../../http/router'
import { addFlash } from '../../http/session'
import type { Services } from '../../services'
import { ByToken } from './input'
import { confirmAddress, findByToken, sendConfirmation } from './registration-commands'

/** The page asks to confirm, says that the link has expired, offers a new one, or says that the address is confirmed. */
interface View {
  email?: string
  action?: string
  expired?: boolean
  resend?: boolean
  confirmed?: string
}

/** Email confirmation. Mail scanners open links, so GET only asks; the button's POST confirms. */
export function verificationRoutes(services: Services, router: Router): void {
  const { limits, renderer } = services

  router.get('/verify-email/:token', { access: 'anyone', params: ByToken }, async (ctx, { params }) => {
    const person = await findByToken(services, params.token)
    show(ctx, person ? { email: person.email, action: ctx.path } : { expired: true })
  })

  router.post('/verify-email/:token', { access: 'anyone', params: ByToken }, async (ctx, { actor, params }) => {
    const person = await confirmAddress(services, params.token)
    if (!person) {
      show(ctx, { expired: true })
    } else if (actor) {
      await addFlash(ctx, services, { kind: 'success', text: 'Email confirmed' })
      redirect(ctx, '/')
    } else {
      show(ctx, { confirmed: person.email })
    }
  })

  router.get('/verify-email', { access: 'signed-in' }, ctx => show(ctx, { resend: true }))

  router.post('/verify-email', { access: 'signed-in' }, async (ctx, { actor }) => {
    const { id, email, firstName } = actor
    await limits.count('mail-to-account', `confirm ${id}`)
    await sendConfirmation(services, { id, email, first_name: firstName })
    await addFlash(ctx, services, { kind: 'success', text: `Check ${email} for a link to confirm it` })
    redirect(ctx, '/')
  })

  function show(ctx: Context, view: View): void {
    ctx.set('Cache-Control', 'no-store')
    ctx.status = view.expired ? 410 : 200
    replyPage(ctx, renderer.page('accounts/verify-email.njk', ctx, { ...view, signedIn: ctx.state.actor !== null }), {
      shared: false,
    })
  }
}
