import { COOKIE, REMEMBERED } from '@firstrung/consent/contract'
import type { AppError } from '../../errors'
import { type Context, wantsJson } from '../../http/context'
import { localPath, redirect, replyPage } from '../../http/reply'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { ConsentForm, CookiesQuery } from './input'
import { listCookies, STORAGE } from './view'

export function routes({ config, renderer }: Services, router: Router): void {
  router.get('/cookies', { access: 'anyone', query: CookiesQuery }, (ctx, { query }) => {
    showPage(ctx, { saved: query.saved })
  })

  router.post('/cookies', { access: 'anyone', body: ConsentForm, form: showAgain }, (ctx, { body }) => {
    ctx.cookies.set(COOKIE, body.tags, {
      maxAge: REMEMBERED * 1000,
      httpOnly: false,
      sameSite: 'lax',
      secure: config.BASE_URL.startsWith('https:'),
    })
    ctx.set('Cache-Control', 'no-store')
    if (wantsJson(ctx)) {
      ctx.status = 204
    } else {
      redirect(ctx, body.return ? localPath(body.return) : `/cookies?saved=${body.tags}`)
    }
  })

  function showAgain(ctx: Context, error: AppError): void {
    showPage(ctx, { error: error.fields?.tags?.[0] ?? error.message })
  }

  /** The page is the same for everyone: it says what was chosen just now, never what a browser has kept. */
  function showPage(ctx: Context, view: { saved?: string | undefined; error?: string }): void {
    const cookies = listCookies(config.BASE_URL)
    replyPage(ctx, renderer.page('consent/cookies.njk', ctx, { ...view, cookies, storage: STORAGE }))
  }
}
