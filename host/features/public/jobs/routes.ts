import { redirect, replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { found } from '../../../lib/errors'
import { withoutHidden } from '../../../rendering/hidden'
import type { Services } from '../../../services'
import { ByIdAndSlug } from './input'
import { loadJobPage } from './load'
import { requireVisible } from './policy'
import { findJob } from './queries'
import { jobUrl } from './view'

export function routes(services: Services, router: Router): void {
  const { reads, renderer } = services

  router.get('/jobs/:idAndSlug', { access: 'anyone', params: ByIdAndSlug }, async (ctx, { params }) => {
    const row = found(await findJob(reads, params.idAndSlug.id))
    requireVisible(row)
    if (params.idAndSlug.slug !== row.slug) {
      redirect(ctx, jobUrl(row), 301)
      return
    }
    const { employers, ...view } = await loadJobPage(services, row, cards => withoutHidden(ctx, cards))
    // A closed job keeps its page for 30 days, then it answers 410.
    ctx.status = view.job.state === 'gone' ? 410 : 200
    replyPage(ctx, renderer.page('jobs/show.njk', ctx, view), { employers })
  })
}
