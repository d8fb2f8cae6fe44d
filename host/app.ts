import Koa from 'koa'
import { features } from './features'
import { loadSaved } from './features/account/saved-searches'
import { recordViews } from './features/public/recently-viewed'
import { countReviewViews } from './features/reviews/reviews'
import { accessLog } from './http/access-log'
import { body } from './http/body'
import { canonicalPaths } from './http/canonical-paths'
import type { State } from './http/context'
import { csrf } from './http/csrf'
import { deadline } from './http/deadline'
import { errorPage } from './http/error-page'
import { ownHostsOnly } from './http/hosts'
import { trustProxies } from './http/proxies'
import { limitRequests } from './http/rate-limits'
import { Router } from './http/router'
import { secureCookies } from './http/secure-cookies'
import { setSecurityHeaders } from './http/security-headers'
import { session } from './http/session'
import { assets } from './http/static'
import { unavailableWhilePreparing } from './http/while-preparing'
import { createPageCache } from './rendering/page-cache'
import { keepPersonalPrivate } from './rendering/personal-answers'
import { personalPages } from './rendering/personal-pages'
import type { Services } from './services'

/** The middleware is in the order in which a request passes it. */
export function createApp(services: Services, { root }: { root: string }): Koa<State> {
  const { config, lifecycle, log, metrics, renderer } = services
  const router = new Router(renderer)
  for (const feature of features) {
    feature(services, router)
  }
  const pages = createPageCache(config, services.data, services.clock)
  const personal = personalPages(services, pages.store, userId => loadSaved(services, userId))
  metrics?.watchCache('visitor', pages.store.statistics)
  metrics?.watchCache('personal', personal.statistics)
  const app = new Koa<State>({ proxy: config.TRUST_PROXY > 0 })
  const list = [
    trustProxies(config.TRUST_PROXY),
    countReviewViews(services),
    pages.serve,
    keepPersonalPrivate(),
    accessLog({ log, lifecycle, router, metrics }),
    setSecurityHeaders(config),
    secureCookies(config),
    errorPage(log, renderer, router),
    ownHostsOnly(config),
    assets(root, config.WATCH),
    deadline(),
    pages.share,
    unavailableWhilePreparing(services.lifecycle, router),
    limitRequests(services.limits),
    canonicalPaths(),
    session(services, router, personal.find),
    recordViews(services),
    personal.serve,
    ...body(),
    csrf(services, router),
    ...router.middleware(),
  ]
  for (const middleware of list) {
    app.use(middleware)
  }
  app.on('error', error => log.error({ err: error as Error }, 'answering failed'))
  return app
}
