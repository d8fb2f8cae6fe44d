import { replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import type { Services } from '../../../services'
import { OFFLINE_PAGE, presentServiceWorker } from './service-worker'
import { presentWebManifest } from './web-manifest'

const THREE_HOURS = 'public, max-age=10800'

/** For installing the site and for offline use. */
export function appRoutes({ renderer }: Services, router: Router): void {
  router.get(OFFLINE_PAGE, { access: 'anyone', needs: 'nothing' }, ctx => {
    replyPage(ctx, renderer.page('pages/offline.njk', ctx, {}))
  })

  router.get('/sw.js', { access: 'anyone', needs: 'nothing' }, ctx => {
    ctx.type = 'text/javascript; charset=utf-8'
    ctx.set('Cache-Control', 'no-cache')
    ctx.body = presentServiceWorker(renderer.assets)
  })

  router.get('/site.webmanifest', { access: 'anyone', needs: 'nothing' }, ctx => {
    ctx.type = 'application/manifest+json; charset=utf-8'
    ctx.set('Cache-Control', THREE_HOURS)
    ctx.body = JSON.stringify(presentWebManifest(renderer.assets))
  })
}
