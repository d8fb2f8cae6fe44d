import { withoutHidden } from '../../http/hidden'
import { redirect, replyPage } from '../../http/reply'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { loadHub, loadHubPage } from './load'

const HUB = '/dashboard/my-hub'

/** The hub, and every other address below `/dashboard` that no feature has: it leads to the hub. */
export function routes(services: Services, router: Router): void {
  router.call('GET /ajax/user/hub', { access: 'signed-in' }, async (ctx, { actor }) => {
    ctx.body = await loadHub(services, actor.id)
  })

  router.get(HUB, { access: 'signed-in' }, async (ctx, { actor }) => {
    const page = await loadHubPage(services, actor.id)
    const view = {
      ...page,
      recentJobs: withoutHidden(ctx, page.recentJobs),
      firstName: actor.firstName,
      isVerified: actor.isVerified,
    }
    replyPage(ctx, services.renderer.page('hub/show.njk', ctx, view), { shared: false })
  })

  router.get('/dashboard{/*rest}', { access: 'signed-in' }, ctx => redirect(ctx, HUB, 302))
}
