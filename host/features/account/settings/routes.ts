import { redirect, replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import type { Services } from '../../../services'
import { emailRoutes } from './email-routes'
import { formRoutes } from './form-routes'
import { TabParams } from './input'
import { loadTab, TABS } from './load'

const PAGE = '/dashboard/account'
const HUB = '/dashboard/my-hub'

export function routes(services: Services, router: Router): void {
  router.get(PAGE, { access: 'signed-in' }, ctx => redirect(ctx, `${PAGE}/${TABS[0]}`, 302))

  router.get(`${PAGE}/:tab`, { access: 'signed-in', params: TabParams }, async (ctx, { actor, params }) => {
    if (!params) {
      return redirect(ctx, HUB, 302)
    }
    ctx.set('Cache-Control', 'no-store')
    const view = await loadTab(services, actor, { tab: params.tab })
    replyPage(ctx, services.renderer.page('settings/show.njk', ctx, view))
  })

  formRoutes(services, router)
  emailRoutes(services, router)
}
