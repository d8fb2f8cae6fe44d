import { replyChange } from '../../../http/reply-change'
import type { Router } from '../../../http/router'
import type { Services } from '../../../services'
import { resetProgress, trackApplication } from './commands'
import { exportCsv, exportJson, loadExport } from './export'
import { changeFlash, CLEARED, formRoutes } from './form-routes'
import { newsRoutes } from './news-routes'
import { pageRoutes, TRACKER_PAGE } from './page-routes'
import { selectionRoutes } from './selection-routes'
import { presentTracked } from './view'

const TRACKER = { access: 'signed-in' } as const

export function routes(services: Services, router: Router): void {
  router.call('PUT /ajax/user/app-tracker-stage/:jobId', TRACKER, async (ctx, { actor, params, query, body }) => {
    const item = { type: body.jobType ?? query.jobType ?? 'jobs', id: params.jobId } as const
    const change = await trackApplication(services, { userId: actor.id, item, changes: body.appTrackerStages })
    await replyChange(ctx, services, { json: () => presentTracked(change), flash: changeFlash(change) })
  })

  router.call('DELETE /ajax/user/app-tracker', TRACKER, async (ctx, { actor, body }) => {
    const items = body.items?.map(({ id, type = 'jobs' }) => ({ id, type })) ?? 'all'
    const reset = await resetProgress(services, actor.id, items)
    await replyChange(ctx, services, { json: () => ({ reset }), flash: CLEARED, to: TRACKER_PAGE })
  })

  router.call('GET /ajax/user/app-tracker/export', TRACKER, async (ctx, { actor, query }) => {
    const jobs = await loadExport(services, actor.id)
    ctx.attachment(`firstrung-applications.${query.format}`)
    ctx.set('Cache-Control', 'no-store')
    ctx.type = query.format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8'
    ctx.body = query.format === 'csv' ? exportCsv(jobs, services.config.BASE_URL) : exportJson(jobs)
  })

  formRoutes(services, router)
  newsRoutes(services, router)
  selectionRoutes(services, router)
  pageRoutes(services, router)
}
