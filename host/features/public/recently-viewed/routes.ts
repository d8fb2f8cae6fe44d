import { redirect } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { withoutHidden } from '../../../rendering/hidden'
import type { Services } from '../../../services'
import { loadRecentJobs, MAX_JOBS } from './load'
import { deleteViews } from './queries'

export function routes(services: Services, router: Router): void {
  const { db } = services

  router.call('GET /ajax/user/recently-viewed-jobs', { access: 'signed-in' }, async (ctx, { actor }) => {
    ctx.body = { jobs: withoutHidden(ctx, await loadRecentJobs(services, actor.id)), max: MAX_JOBS }
  })

  router.call('DELETE /ajax/user/recently-viewed-jobs', { access: 'signed-in' }, async (ctx, { actor }) => {
    await deleteViews(db, actor.id)
    ctx.status = 204
  })

  router.call('POST /ajax/user/recently-viewed-jobs/removal', { access: 'signed-in' }, async (ctx, { actor }) => {
    await deleteViews(db, actor.id)
    await addFlash(ctx, services, { kind: 'success', text: 'Recently viewed jobs cleared' })
    redirect(ctx, '/dashboard/my-hub')
  })
}
