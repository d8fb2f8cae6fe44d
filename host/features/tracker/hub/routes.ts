import { wantsJson } from '../../../http/context'
import { redirect, replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { withoutHidden } from '../../../rendering/hidden'
import type { Services } from '../../../services'
import { HubQuery } from './input'
import { loadHub, loadHubPage } from './load'
import { dismissProfile } from './queries'

const HUB = '/dashboard/my-hub'

/** Every unknown address below `/dashboard` redirects to the hub. */
export function routes(services: Services, router: Router): void {
  router.call('GET /ajax/user/hub', { access: 'signed-in' }, async (ctx, { actor }) => {
    ctx.body = await loadHub(services, actor.id)
  })

  router.call('POST /ajax/user/profile-prompt/dismissal', { access: 'signed-in' }, async (ctx, { actor }) => {
    await dismissProfile(services.db, actor.id, services.clock.now())
    if (wantsJson(ctx)) {
      ctx.status = 204
    } else {
      await addFlash(ctx, services, { kind: 'success', text: 'We won’t ask about your profile for 30 days' })
      redirect(ctx, HUB)
    }
  })

  router.get(HUB, { access: 'signed-in', query: HubQuery }, async (ctx, { actor, query }) => {
    const page = await loadHubPage(services, actor.id, query.later)
    const view = {
      ...page,
      recentJobs: withoutHidden(ctx, page.recentJobs),
      firstName: actor.firstName,
      isVerified: actor.isVerified,
    }
    replyPage(ctx, services.renderer.page('hub/show.njk', ctx, view))
  })

  router.get('/dashboard{/*rest}', { access: 'signed-in' }, ctx => redirect(ctx, HUB, 302))
}
