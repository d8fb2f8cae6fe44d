import { redirect, replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import type { Services } from '../../../services'
import { Wanted } from './input'
import { loadComparison } from './load'

export function routes(services: Services, router: Router): void {
  router.get('/compare', { access: 'anyone', query: Wanted }, async (ctx, { query }) => {
    const page = await loadComparison(services, query)
    if (page.moved !== undefined) {
      redirect(ctx, page.moved, 302)
    } else {
      replyPage(ctx, services.renderer.page('compare/show.njk', ctx, page))
    }
  })
}
