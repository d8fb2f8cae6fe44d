import { AppError } from '../../errors'
import { type Context, wantsJson } from '../../http/context'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { listUnfinished } from '../own-reviews'
import type { Values } from './answers'
import { AT_LIMIT, goBack, keepStart, saveStage, startReview } from './commands'
import { loadAnswer, loadStale } from './load-view'
import { deleteStart } from './queries'
import { removeDraft } from './removal-commands'
import type { Stage } from './stages'
import { submitReview } from './submit-commands'


/** What a refused write was about. */
interface Sent {
  userId: number
  id: number
  stage?: Stage
  data?: Values | undefined
}

/** Calls of the wizard (spec section 7). GET of a stage stands with the pages. */
export function callRoutes(services: Services, router: Router): void {
  const { db, clock } = services

  router.call('GET /write-a-review/unfinished-reviews', { access: 'signed-in' }, async (ctx, { actor }) => {
    ctx.body = await listUnfinished(db, actor.id)
  })

  router.call('GET /write-a-review/reset', { access: 'signed-in' }, async (ctx, { actor }) => {
    if (!wantsJson(ctx)) {
      throw new AppError('malformed', 'Send this call with the header X-Requested-With')
    }
    await deleteStart(db, actor.sessionHash)
    ctx.status = 204
  })

  router.call('POST /write-a-review', { access: 'signed-in' }, async (ctx, { actor, body }) => {
    if (body.autosave) {
      ctx.body = { errors: await keepStart(services, actor, body.jobDetails) }
      return
    }
    await answerLimit(ctx, actor.id, async () => {
      const id = await startReview(services, actor, body.jobDetails)
      ctx.body = await loadAnswer(db, { id, userId: actor.id }, { now: clock.now() })
      ctx.status = 201
    })
  })

  router.call('PUT /write-a-review/:id', { access: 'signed-in' }, async (ctx, { actor, params, body }) => {
    const { stage, autosave, submit } = body
    const own = { id: params.id, userId: actor.id }
    await answerConflict(ctx, { ...own, stage, data: body.data }, async () => {
      await (submit ? submitReview(services, actor, { ...own, version: body.version }) : saveStage(services, own, body))
      const shown = autosave && !submit ? { stage, withErrors: true } : {}
      ctx.body = await loadAnswer(db, own, { now: clock.now(), ...shown })
    })
  })

  router.call('PUT /write-a-review/:id/back', { access: 'signed-in' }, async (ctx, { actor, params, body }) => {
    const own = { id: params.id, userId: actor.id }
    await answerConflict(ctx, own, async () => {
      await goBack(services, own, body)
      ctx.body = await loadAnswer(db, own, { now: clock.now() })
    })
  })

  router.call('DELETE /write-a-review/:id', { access: 'signed-in' }, async (ctx, { actor, params }) => {
    await removeDraft(services, { id: params.id, userId: actor.id })
    ctx.status = 204
  })

  /** A conflict also tells the present state, and what is stored where it differs from what was sent. */
  async function answerConflict(ctx: Context, sent: Sent, change: () => Promise<void>): Promise<void> {
    try {
      await change()
    } catch (error) {
      requireConflict(error)
      ctx.status = error.status
      ctx.body = { message: error.message, ...(await loadStale(db, sent, { ...sent, now: clock.now() })) }
    }
  }

  async function answerLimit(ctx: Context, userId: number, start: () => Promise<void>): Promise<void> {
    try {
      await start()
    } catch (error) {
      requireConflict(error)
      ctx.status = error.status
      ctx.body = { message: AT_LIMIT, unfinished: await listUnfinished(db, userId) }
    }
  }
}

/** Throws any other error again. */
function requireConflict(error: unknown): asserts error is AppError {
  if (!(error instanceof AppError && error.code === 'conflict')) {
    throw error
  }
}
