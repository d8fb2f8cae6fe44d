import type { Context } from '../../../http/context'
import { presentErrors } from '../../../http/field-errors'
import { replyPage, setStatus } from '../../../http/reply'
import type { Router } from '../../../http/router'
import type { AppError } from '../../../lib/errors'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { isOwnReview } from '../../reviews/review-drafts'
import { findLastAct, listActs } from './act-queries'
import { findDraft } from './draft-queries'
import { ById, type ReviewInput } from './input'
import { findNeighbours, listDrafts, listProposedCompanies, listReports } from './queue-queries'
import { presentNeighbours, presentProposed, presentQueue, presentReports } from './queue-view'
import { UNDO_MS } from './review-commands'
import { actName, presentActs, presentModerated } from './review-view'

const ACCESS = { access: 'moderator' } as const

interface Refused {
  moderatorId: number
  error?: AppError
  values?: ReviewInput
}

export function pageRoutes(services: Services, router: Router): void {
  router.get('/moderation', ACCESS, async (ctx, { actor }) => {
    await renderQueue(ctx, services, { moderatorId: actor.id })
  })

  router.get('/moderation/reviews/:id', { ...ACCESS, params: ById }, async (ctx, { actor, params }) => {
    await renderReview(ctx, services, { id: params.id, moderatorId: actor.id })
  })
}

export async function renderReview(
  ctx: Context,
  services: Services,
  { id, moderatorId, error, values }: Refused & { id: number },
): Promise<void> {
  const { db } = services
  const draft = found(await findDraft(db, id))
  const acts = presentActs(await listActs(db, { draftId: id, reviewId: draft.review_id }))
  const last = await lastAct(services, moderatorId)
  const neighbours = presentNeighbours(await findNeighbours(db, draft))
  const isOwn = await isOwnReview(db, moderatorId, { draftId: id })
  const view = { review: presentModerated(draft, isOwn), acts, values, last, neighbours, ...presentErrors(error) }
  sendPage(ctx, services.renderer.page('moderation/review.njk', ctx, view), error)
}

export async function renderQueue(ctx: Context, services: Services, { moderatorId, error }: Refused): Promise<void> {
  const { db, clock, renderer } = services
  const now = clock.now()
  const view = {
    waiting: presentQueue(await listDrafts(db, 'pending'), now),
    hidden: presentQueue(await listDrafts(db, 'under-review'), now),
    reports: presentReports(await listReports(db), now),
    proposed: presentProposed(await listProposedCompanies(db)),
    last: await lastAct(services, moderatorId),
    ...presentErrors(error),
  }
  sendPage(ctx, renderer.page('moderation/index.njk', ctx, view), error)
}

async function lastAct({ db, clock }: Services, moderatorId: number) {
  const act = await findLastAct(db, moderatorId, new Date(clock.now().getTime() - UNDO_MS))
  return act && { text: actName(act.act), company: act.company, undo: `/moderation/acts/${act.id}/undo` }
}

function sendPage(ctx: Context, html: Buffer, error: AppError | undefined): void {
  if (error) {
    setStatus(ctx, error)
  }
  ctx.set('Cache-Control', 'no-store')
  replyPage(ctx, html)
}
