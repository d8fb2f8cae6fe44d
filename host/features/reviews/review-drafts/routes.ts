import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import type { Services } from '../../../services'
import { goBack, keepStart, removeDraft, saveStage, startReview } from './commands'
import { answerConflict, answerLimit } from './conflict-answers'
import { listUnfinished } from './load-unfinished'
import { loadAnswer } from './load-view'
import { pageRoutes } from './page-routes'
import { deleteStart } from './queries'
import { stageRoutes } from './stage-routes'
import { submitReview } from './submit-commands'
import { presentStart } from './view'

export function routes(services: Services, router: Router): void {
  callRoutes(services, router)
  writeCallRoutes(services, router)
  pageRoutes(services, router)
  stageRoutes(services, router)
}

/** GET of a stage is in stage-routes.ts, because browsers request it too. */
function callRoutes(services: Services, router: Router): void {
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

function writeCallRoutes(services: Services, router: Router): void {
  const { db, clock } = services

  router.call('POST /write-a-review', { access: 'signed-in' }, async (ctx, { actor, body }) => {
    if (body.autosave) {
      ctx.body = presentStart(await keepStart(services, actor, body.jobDetails))
      return
    }
    await answerLimit(ctx, { services, userId: actor.id }, async () => {
      const id = await startReview(services, actor, body.jobDetails)
      ctx.body = await loadAnswer(db, { id, userId: actor.id }, { now: clock.now() })
      ctx.status = 201
    })
  })

  router.call('PUT /write-a-review/:id', { access: 'signed-in' }, async (ctx, { actor, params, body }) => {
    const { stage, data, version, autosave, submit } = body
    const own = { id: params.id, userId: actor.id }
    await answerConflict(ctx, { services, ...own, stage, data }, async () => {
      await (submit ? submitReview(services, actor, { ...own, version, stage }) : saveStage(services, own, body))
      const shown = autosave && !submit ? { stage, withErrors: true } : {}
      ctx.body = await loadAnswer(db, own, { now: clock.now(), ...shown })
    })
  })

  router.call('PUT /write-a-review/:id/back', { access: 'signed-in' }, async (ctx, { actor, params, body }) => {
    const own = { id: params.id, userId: actor.id }
    await answerConflict(ctx, { services, ...own }, async () => {
      await goBack(services, own, body)
      ctx.body = await loadAnswer(db, own, { now: clock.now() })
    })
  })
}
