import { replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import type { Services } from '../../../services'
import { ByRole, Chosen } from './input'
import { loadRole, loadRoles } from './load'

export function routes(services: Services, router: Router): void {
  const { renderer } = services

  router.get('/insights', { access: 'anyone', query: Chosen }, async (ctx, { query }) => {
    replyPage(ctx, renderer.page('insights/index.njk', ctx, await loadRoles(services, query.role)))
  })

  router.get('/insights/:role', { access: 'anyone', params: ByRole }, async (ctx, { params }) => {
    replyPage(ctx, renderer.page('insights/show.njk', ctx, await loadRole(services, params.role)))
  })
}
