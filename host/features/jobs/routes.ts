import { found } from '../../errors'
import { redirect, replyPage } from '../../http/reply'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { listPromotions, PROMOTION_TYPES } from '../promotions'
import * as reviews from '../reviews'
import { presentJob, presentOpening } from './detail-view'
import { ByIdAndSlug } from './input'
import { jobPosting } from './json-ld'
import { listOpening, listReviews } from './page-queries'
import { requireVisible } from './policy'
import { findJob, listSimilar } from './queries'
import { jobUrl, presentSlides } from './view'

const SIMILAR = 12
const REVIEWS = 3
const OPENING = 3

export function routes({ reads, clock, config, renderer }: Services, router: Router): void {
  router.get('/jobs/:idAndSlug', { access: 'anyone', params: ByIdAndSlug }, async (ctx, { params }) => {
    const { id, slug } = params.idAndSlug
    const now = clock.now()
    const row = found(await findJob(reads, id))
    const job = presentJob(row, now)
    requireVisible(row)
    if (slug !== row.slug) {
      redirect(ctx, jobUrl(row), 301)
      return
    }
    const [similar, opening, reviewRows] = await Promise.all([
      listSimilar(reads, row.id, row.company_id, { now, limit: SIMILAR }),
      listOpening(reads, row, { now, limit: OPENING }),
      listReviews(reads, row, REVIEWS),
    ])
    const promotions = await listPromotions(
      reads,
      similar.map(card => card.id),
      { type: PROMOTION_TYPES.relatedJob, now },
    )
    const view = {
      job,
      reviews: reviewRows.map(review => reviews.presentCard(review)),
      ofThisRole: reviewRows.some(review => review.same_role),
      openingJobs: opening.map(presentOpening),
      similar: presentSlides(similar, promotions, now),
      jsonLd: job.state === 'open' ? jobPosting(row, config.BASE_URL) : null,
    }
    // A closed job keeps its page for 30 days; then the same page says that it is gone for good.
    ctx.status = job.state === 'gone' ? 410 : 200
    replyPage(ctx, renderer.page('jobs/show.njk', ctx, view))
  })
}
