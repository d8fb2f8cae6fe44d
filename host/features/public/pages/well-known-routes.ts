import { redirect } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { DAY } from '../../../lib/durations'
import type { Services } from '../../../services'

const ONE_DAY = 'public, max-age=86400'
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

/** Addresses for reporting a vulnerability and changing a password. */
export function wellKnownRoutes({ config, clock }: Services, router: Router): void {
  router.get('/.well-known/security.txt', { access: 'anyone', needs: 'nothing' }, ctx => {
    const today = Math.floor(clock.now().getTime() / DAY)
    ctx.type = 'text/plain; charset=utf-8'
    ctx.set('Cache-Control', ONE_DAY)
    ctx.body = [
      `Contact: mailto:${config.CONTACT_EMAIL}`,
      `Expires: ${new Date((today + VALID_DAYS) * DAY).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${config.BASE_URL}/.well-known/security.txt`,
      '',
    ].join('\n')
  })

  router.get('/.well-known/change-password', { access: 'anyone', needs: 'nothing' }, ctx => {
    redirect(ctx, '/account/security', 302)
    ctx.set('Cache-Control', ONE_DAY)
  })
}
