import { wantsJson } from '../../http/context'
import { localPath, redirect } from '../../http/reply'
import type { Routes } from '../../http/routes'
import { parseUrl } from '../../http/urls'
import type { Services } from '../../services'

const YEAR = 365 * 24 * 60 * 60 * 1000
/** Says that this browser has dismissed the message; read by the widget, so that pages stay the same for everyone. */
const COOKIE = 'transition-message'

export function routes({ db, clock, config }: Services, on: Routes): void {
  on.post('/dismiss-transition-message', { access: 'anyone' }, async ctx => {
    if (ctx.state.actor) {
      await db
        .updateTable('users')
        .set({ transition_dismissed_at: clock.now() })
        .where('id', '=', ctx.state.actor.id)
        .execute()
    }
    ctx.cookies.set(COOKIE, 'dismissed', {
      maxAge: YEAR,
      httpOnly: false,
      sameSite: 'lax',
      secure: config.BASE_URL.startsWith('https:'),
    })
    if (wantsJson(ctx)) {
      ctx.status = 204
      return
    }
    redirect(ctx, localPath(parseUrl(ctx.get('Referer'))?.pathname))
  })
}
