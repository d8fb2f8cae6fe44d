import type { Router } from '../../http/router'
import { addFlash } from '../../http/session'
import type { Services } from '../../services'
import { removeDraft } from './commands'
import { listUnfinished } from './load-unfinished'
import { deleteStart } from './queries'

/** GET of a stage is in stage-routes.ts, because browsers request it too. */
export function callRoutes(services: Services, router: Router): void {
  const { db } = services

  router.call('GET /write-a-review/unfinished-reviews', { access: 'signed-in' }, async (ctx, { actor }) => {
    ctx.body = await listUnfinished(db, actor.id)
  })

  router.call('GET /write-a-review/reset', { access: 'signed-in', changes: true }, async (ctx, { actor }) => {
    if (await deleteStart(db, actor.sessionHash)) {
      await addFlash(ctx, services, { kind: 'success', text: 'Draft started again' })
    }
    ctx.status = 204
  })

  router.call('DELETE /write-a-review/:id', { access: 'signed-in' }, async (ctx, { actor, params }) => {
    await removeDraft(services, { id: params.id, userId: actor.id })
    ctx.status = 204
  })
}
