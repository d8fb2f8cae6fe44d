import { replyPage } from '../../http/reply'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { ByRole } from './input'
import { loadRole, loadRoles } from './load'

export function routes(services: Services, router: Router): void {
  const { renderer } = services

  router.get('/insights', { access: 'anyone' }, async ctx => {
    replyPage(ctx, renderer.page('insights/index.njk', ctx, { families: await loadRoles(services) }))
  })

  router.get('/insights/:role', { access: 'anyone', params: ByRole }, async (ctx, { params }) => {
    replyPage(ctx, renderer.page('insights/show.njk', ctx, await loadRole(services, params.role)))
  })
}
