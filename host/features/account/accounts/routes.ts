import { wantsJson } from '../../../http/context'
import { redirect } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { clearSessionCookies, LOGGED_OUT_PATH, sessionCookie } from '../../../http/session'
import { closeSession } from '../../../http/sessions'
import type { Services } from '../../../services'
import { loginRoutes, twoStepLoginRoutes } from './login-routes'
import { passkeyLoginRoutes, passkeyRoutes } from './passkey-routes'
import { passwordResetRoutes } from './password-reset-routes'
import { emailCheckRoutes, registrationRoutes } from './registration-routes'
import { securityRoutes } from './security-routes'
import { sessionRoutes } from './session-routes'
import { twoStepRoutes } from './two-step-routes'
import { emailChangeRoutes, verificationRoutes } from './verification-routes'

export function routes(services: Services, router: Router): void {
  const { db, config } = services

  loginRoutes(services, router)
  twoStepLoginRoutes(services, router)
  passkeyLoginRoutes(services, router)
  passwordResetRoutes(services, router)
  registrationRoutes(services, router)
  emailCheckRoutes(services, router)
  emailChangeRoutes(services, router)
  verificationRoutes(services, router)
  securityRoutes(services, router)
  twoStepRoutes(services, router)
  passkeyRoutes(services, router)
  sessionRoutes(services, router)

  router.call('POST /logout', { access: 'anyone' }, async (ctx, { actor }) => {
    if (actor) {
      await closeSession(db, actor.sessionHash)
    }
    clearSessionCookies(ctx, sessionCookie(config.BASE_URL))
    if (wantsJson(ctx)) {
      ctx.status = 204
    } else {
      redirect(ctx, LOGGED_OUT_PATH)
    }
  })

  router.call('GET /ajax/csrf-token', { access: 'anyone' }, ctx => {
    // The session middleware has set the cookie for everyone with a session; visitors need none.
    ctx.set('Cache-Control', 'no-store')
    ctx.status = 204
  })
}
