import { redirect, replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { helpfulRoutes } from './helpful-routes'
import { ByIdAndSlug } from './input'
import { findReview, listRelated } from './queries'
import { presentReview, presentSlides, reviewUrl } from './view'

const RELATED = 12

export function routes(services: Services, router: Router): void {
  const { reads, clock, renderer } = services

  helpfulRoutes(services, router)

  router.get('/reviews/:idAndSlug', { access: 'anyone', params: ByIdAndSlug }, async (ctx, { params }) => {
    const { id, slug } = params.idAndSlug
    const row = found(await findReview(reads, id, clock.now()), 'This review was taken down')
    if (slug !== row.slug) {
      redirect(ctx, reviewUrl(row), 301)
      return
    }
    const { company_id: companyId, type_id: typeId } = row
    const related = await listRelated(reads, { companyId, typeId, limit: RELATED, except: id })
    const view = { review: presentReview(row, clock.now()), related: presentSlides(related) }
    replyPage(ctx, renderer.page('reviews/show.njk', ctx, view), { employers: [companyId] })
  })
}
