import type { Context } from '../../../http/context'
import { rememberDevice } from '../../../http/devices'
import { textOf } from '../../../http/form'
import { replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { clearSessionCookies, sessionCookie } from '../../../http/session'
import type { Services } from '../../../services'
import { isNeverConfirmed } from './access-queries'
import { ByToken, ForgotFields, ResetFields } from './input'
import { expired } from './mailed-link'
import { findResetOwner, requestReset, resetPassword } from './password-reset-commands'

const TEMPLATE = 'accounts/reset-password.njk'

export function passwordResetRoutes(services: Services, router: Router): void {
  const { renderer } = services

  router.form('/forgot-password', {
    access: 'anyone',
    fields: ForgotFields,
    template: 'accounts/forgot-password.njk',
    isShared: true,
    presentValues: values => ({ email: textOf(values, 'email') }),
    async submit(ctx, { fields }) {
      await requestReset(services, fields.email, ctx.ip)
      return { location: '/forgot-password/sent' }
    },
  })

  router.get('/forgot-password/sent', { access: 'anyone' }, ctx =>
    replyPage(ctx, renderer.page('accounts/forgot-password.njk', ctx, { sent: true })),
  )

  resetRoutes(services, router)
}

function resetRoutes(services: Services, router: Router): void {
  const { config, renderer } = services

  router.form('/reset-password/:token', {
    access: 'anyone',
    params: ByToken,
    fields: ResetFields,
    template: TEMPLATE,
    answerEarly: async (ctx, { params }) => !(await findResetOwner(services, params.token)) && showExpired(ctx),
    async load(ctx, { params }) {
      const owner = await findResetOwner(services, params.token)
      const startsEmpty = owner !== undefined && (await isNeverConfirmed(services.db, owner.id))
      return { owner, startsEmpty, expired: !owner, action: ctx.path }
    },
    presentValues: () => ({}),
    async submit(ctx, { fields, params, data: { owner } }) {
      if (!owner) {
        throw expired()
      }
      const { decide } = ctx.state
      await resetPassword(services, { owner, token: params.token, password: fields.password, decide })
      clearSessionCookies(ctx, sessionCookie(config.BASE_URL))
      // Guesses from elsewhere must not lock the owner out again.
      await rememberDevice(ctx, services, owner.email)
      return { location: '/login?notice=password-changed' }
    },
  })

  function showExpired(ctx: Context): true {
    ctx.set('Cache-Control', 'no-store')
    ctx.status = 410
    replyPage(ctx, renderer.page(TEMPLATE, ctx, { expired: true }), { shared: false })
    return true
  }
}
