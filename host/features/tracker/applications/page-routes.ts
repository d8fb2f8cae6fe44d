import { redirect, replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import type { Services } from '../../../services'
import { TrackerPlace, TrackerQuery } from './input'
import { loadTracker } from './load'

export const TRACKER_PAGE = '/dashboard/app-tracker'
export const TRACKER_TEMPLATE = 'applications/index.njk'
const HUB = '/dashboard/my-hub'
const CLOSING_SOON = `${TRACKER_PAGE}/not-applied?sort-by=deadlineTimestamp&direction=asc`

export function pageRoutes(services: Services, router: Router): void {
  router.get(
    `${TRACKER_PAGE}{/:filter}{/:jobId}{/:jobType}`,
    { access: 'signed-in', params: TrackerPlace, query: TrackerQuery },
    async (ctx, { actor, params, query }) => {
      if (!params || params.filter === 'closing-soon') {
        return redirect(ctx, params ? CLOSING_SOON : HUB, 302)
      }
      const { filter, jobId, jobType } = params
      const item = jobId ? { type: jobType, id: jobId } : undefined
      const view = await loadTracker(services, actor.id, { ...query, filter, item })
      ctx.set('Cache-Control', 'no-store')
      replyPage(ctx, services.renderer.page(TRACKER_TEMPLATE, ctx, view))
    },
  )
}
