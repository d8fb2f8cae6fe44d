import { found, notFound } from '../../errors'
import { redirect, replyPage } from '../../http/reply'
import type { Routes } from '../../http/routes'
import type { Services } from '../../services'
import * as reviews from '../reviews'
import { presentJob } from './detail-view'
import { ByIdAndSlug } from './input'
import { jobPosting } from './json-ld'
import { findJob, listServices, listSimilar } from './queries'
import { presentSlides, RELATED_JOB } from './slides'
import { jobUrl } from './view'

const SIMILAR = 12
const REVIEWS = 3

export function routes({ reads, clock, config, renderer }: Services, on: Routes): void {
  on.get('/jobs/:idAndSlug', { access: 'anyone', params: ByIdAndSlug }, async (ctx, { params }) => {
    const { id, slug } = params.idAndSlug
    const now = clock.now()
    const row = found(await findJob(reads, id))
    const job = presentJob(row, now)
    if (job.state === 'removed' || row.company_status !== 'live') {
      throw notFound('This job was taken down')
    }
    if (slug !== row.slug) {
      redirect(ctx, jobUrl(row), 301)
      return
    }
    const similar = await listSimilar(reads, row.id, row.company_id, { now, limit: SIMILAR })
    const services = await listServices(
      reads,
      similar.map(card => card.id),
      { typeId: RELATED_JOB, now },
    )
    const related = await reviews.listLike(reads, { companyId: row.company_id, typeId: row.type_id, limit: REVIEWS })
    const view = {
      job,
      reviews: related.map(review => reviews.presentCard(review)),
      similar: presentSlides(similar, services, now),
      jsonLd: job.state === 'open' ? jobPosting(row, config.BASE_URL) : null,
    }
    // A closed job keeps its page for 30 days; then the same page says that it is gone for good.
    ctx.status = job.state === 'gone' ? 410 : 200
    replyPage(ctx, renderer.page('jobs/show.njk', ctx, view))
  })
}
