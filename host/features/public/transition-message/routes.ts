import { wantsJson } from '../../../http/context'
import { localPath, redirect } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { DAY } from '../../../lib/durations'
import { parseUrl } from '../../../lib/urls'
import { DISMISSED_COOKIE } from '../../../rendering/dismissed'
import type { Services } from '../../../services'
import { setTransitionDismissed } from './queries'

const YEAR = 365 * DAY

export function routes({ db, clock, config }: Services, router: Router): void {
  const cookie = {
    maxAge: YEAR,
    httpOnly: false,
    sameSite: 'lax',
    secure: config.BASE_URL.startsWith('https:'),
  } as const

  router.call('POST /dismiss-transition-message', { access: 'anyone' }, async (ctx, { actor }) => {
    if (actor) {
      await setTransitionDismissed(db, actor.id, clock.now())
    }
    ctx.cookies.set(DISMISSED_COOKIE, 'dismissed', cookie)
    if (wantsJson(ctx)) {
      ctx.status = 204
    } else {
      // Pages in the browser's cache still show the message.
      ctx.set('Clear-Site-Data', '"cache"')
      redirect(ctx, localPath(parseUrl(ctx.get('Referer'))?.pathname))
    }
  })
}
