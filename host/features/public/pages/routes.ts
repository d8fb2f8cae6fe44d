import { redirect, replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import type { Services } from '../../../services'
import { appRoutes } from './app-routes'
import { DOCUMENTS, presentDocument } from './documents'
import { sitemapRoutes } from './sitemap-routes'
import { loadStatus } from './status'
import { wellKnownRoutes } from './well-known-routes'

const THREE_HOURS = 'public, max-age=10800'
const A_MINUTE = '60'

/**
 * Paths that crawlers must not request: actions, private pages and endless addresses. A blocked page must not be
 * `noindex` as well, because crawlers would never see that.
 */
const BLOCKED = [
  '/ajax/',
  '/go/',
  '/dashboard',
  '/write-a-review/*/',
  '/suggestions.php',
  '/search?',
  '/*?*sort=',
  '/*?*search=',
  '/*?*place=',
  '/unsubscribe/',
  '/calendar/',
]

export function routes(services: Services, router: Router): void {
  const { config, renderer } = services

  for (const document of DOCUMENTS) {
    router.get(document.path, { access: 'anyone' }, ctx => {
      replyPage(ctx, renderer.page(document.template, ctx, presentDocument(document)))
    })
  }

  router.get('/status', { access: 'anyone' }, async ctx => {
    const status = await loadStatus(services)
    ctx.status = status.working ? 200 : 503
    ctx.set('Cache-Control', 'no-store')
    if (!status.working) {
      ctx.set('Retry-After', A_MINUTE)
    }
    replyPage(ctx, renderer.page('pages/status.njk', ctx, status), { shared: false })
  })

  wellKnownRoutes(services, router)

  // Browsers request this for responses without an icon, such as a picture or a site map.
  router.get('/favicon.ico', { access: 'anyone', needs: 'nothing' }, ctx => {
    redirect(ctx, renderer.assets.url('favicon.svg'), 302)
    ctx.set('Cache-Control', THREE_HOURS)
  })

  router.get('/robots.txt', { access: 'anyone', needs: 'nothing' }, ctx => {
    ctx.type = 'text/plain; charset=utf-8'
    ctx.set('Cache-Control', THREE_HOURS)
    const rules = BLOCKED.map(path => `Disallow: ${path}`)
    ctx.body = ['User-agent: *', ...rules, '', `Sitemap: ${config.BASE_URL}/sitemap.xml`, ''].join('\n')
  })

  appRoutes(services, router)
  sitemapRoutes(services, router)
}
