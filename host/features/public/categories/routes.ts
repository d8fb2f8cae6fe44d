import { replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { hiddenFromCounts } from '../../../rendering/hidden'
import type { Services } from '../../../services'
import { BySlug } from './input'
import { loadCategories, loadCategory } from './load'

export function routes(services: Services, router: Router): void {
  const { db, renderer, searches } = services

  router.get('/categories', { access: 'anyone' }, async ctx => {
    const hidden = await hiddenFromCounts(ctx, db)
    replyPage(
      ctx,
      renderer.page('categories/index.njk', ctx, await searches.run(() => loadCategories(services, hidden))),
    )
  })

  router.get('/categories/:slug', { access: 'anyone', params: BySlug }, async (ctx, { params }) => {
    const hidden = await hiddenFromCounts(ctx, db)
    replyPage(
      ctx,
      renderer.page('categories/show.njk', ctx, await searches.run(() => loadCategory(services, params.slug, hidden))),
    )
  })
}
