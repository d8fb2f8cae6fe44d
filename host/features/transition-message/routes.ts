import { wantsJson } from '../../http/context'
import { DISMISSED_COOKIE } from '../../http/dismissed'
import { localPath, redirect } from '../../http/reply'
import type { Router } from '../../http/router'
import { parseUrl } from '../../http/urls'
import type { Services } from '../../services'

const YEAR = 365 * 24 * 60 * 60 * 1000

export function routes({ db, clock, config }: Services, router: Router): void {
  router.post('/dismiss-transition-message', { access: 'anyone' }, async ctx => {
    if (ctx.state.actor) {
      await db
        .updateTable('users')
        .set({ transition_dismissed_at: clock.now() })
        .where('id', '=', ctx.state.actor.id)
        .execute()
    }
    ctx.cookies.set(DISMISSED_COOKIE, 'dismissed', {
      maxAge: YEAR,
      httpOnly: false,
      sameSite: 'lax',
      secure: config.BASE_URL.startsWith('https:'),
    })
    if (wantsJson(ctx)) {
      ctx.status = 204
      return
    }
    // The pages that this browser keeps still hold the message.
    ctx.set('Clear-Site-Data', '"cache"')
    redirect(ctx, localPath(parseUrl(ctx.get('Referer'))?.pathname))
  })
}
