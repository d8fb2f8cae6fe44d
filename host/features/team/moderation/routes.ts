import { type Context, wantsJson } from '../../../http/context'
import { redirect, redirectBack } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { AppError } from '../../../lib/errors'
import type { Services } from '../../../services'
import { decideCompany } from './company-commands'
import { ByCompanyAct, ById, ByReportAct, ByReviewAct, CompanyForm, ReviewForm } from './input'
import { pageRoutes, renderQueue, renderReview } from './page-routes'
import { handleReport } from './report-commands'
import { decide } from './review-commands'
import { undo } from './undo-commands'

const ACCESS = { access: 'moderator' } as const

export function routes(services: Services, router: Router): void {
  pageRoutes(services, router)
  reviewRoutes(services, router)
  otherRoutes(services, router)
}

function reviewRoutes(services: Services, router: Router): void {
  const options = { ...ACCESS, params: ByReviewAct, body: ReviewForm } as const
  router.post('/moderation/reviews/:id/:act', options, async (ctx, { actor, params: { id, act }, body }) => {
    await answer(ctx, {
      work: () => decide(services, { draftId: id, act, input: body, moderatorId: actor.id }),
      refuse: error => renderReview(ctx, services, { id, moderatorId: actor.id, error, values: body }),
    })
  })
}

function otherRoutes(services: Services, router: Router): void {
  const companyOptions = { ...ACCESS, params: ByCompanyAct, body: CompanyForm } as const
  router.post('/moderation/companies/:id/:act', companyOptions, async (ctx, { actor, params, body }) => {
    const decision = { companyId: params.id, act: params.act, into: body.company, moderatorId: actor.id }
    await answer(ctx, {
      work: () => decideCompany(services, decision),
      refuse: error => renderQueue(ctx, services, { moderatorId: actor.id, error }),
    })
  })

  router.post('/moderation/reports/:id/:act', { ...ACCESS, params: ByReportAct }, async (ctx, { actor, params }) => {
    await answer(ctx, {
      work: () => handleReport(services, { reportId: params.id, act: params.act, moderatorId: actor.id }),
      refuse: error => renderQueue(ctx, services, { moderatorId: actor.id, error }),
    })
  })

  router.post('/moderation/acts/:id/undo', { ...ACCESS, params: ById }, async (ctx, { actor, params }) => {
    await answer(ctx, {
      work: () => undoWithMessage(ctx, { actId: params.id, moderatorId: actor.id }),
      refuse: error => renderQueue(ctx, services, { moderatorId: actor.id, error }),
    })
  })

  async function undoWithMessage(ctx: Context, act: { actId: number; moderatorId: number }): Promise<null> {
    await undo(services, act)
    await addFlash(ctx, services, { kind: 'success', text: 'Undone. No mail was sent' })
    return null
  }
}

interface Act {
  /** Returns the id of the act. */
  work: () => Promise<number | null>
  refuse: (error: AppError) => Promise<void>
}

const SHOWN: ReadonlySet<number> = new Set([403, 409, 422])

/** Browsers return to the queue, API calls get the id of the act. A refused act is shown with the current state. */
async function answer(ctx: Context, { work, refuse }: Act): Promise<void> {
  try {
    const act = await work()
    if (wantsJson(ctx)) {
      ctx.body = { act }
    } else if (act === null) {
      redirectBack(ctx, undefined)
    } else {
      redirect(ctx, '/moderation')
    }
  } catch (error) {
    if (wantsJson(ctx) || !(error instanceof AppError) || !SHOWN.has(error.status)) {
      throw error
    }
    await refuse(error)
  }
}
