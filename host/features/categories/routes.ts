import { replyPage } from '../../http/reply'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { BySlug } from './input'
import { loadCategories, loadCategory } from './load'

export function routes(services: Services, router: Router): void {
  const { renderer } = services

  router.get('/categories', { access: 'anyone' }, async ctx => {
    replyPage(ctx, renderer.page('categories/index.njk', ctx, await loadCategories(services)))
  })

  router.get('/categories/:slug', { access: 'anyone', params: BySlug }, async (ctx, { params }) => {
    replyPage(ctx, renderer.page('categories/show.njk', ctx, await loadCategory(services, params.slug)))
  })
}
