import type { Row } from '../../../db/tables'
import type { Flash } from '../../../http/context'
import { redirectBack } from '../../../http/reply'
import { replyChange } from '../../../http/reply-change'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { findOwnTitle } from '../saved-items'
import { panelPath, type TrackedItem } from '../tracker'
import { addPlan, changePlan, removePlan, setDone } from './commands'
import { formRoutes, savedFlash } from './form-routes'
import { jobOf, nextActions, type Noun, NOUNS, presentPlan } from './nouns'
import { listPlans, type PlanTable } from './queries'

type Body = { jobId?: number; externalJobId?: number }

const PLANS = { access: 'signed-in' } as const

/** Only their author sees plans; for others they are 404. */
export function routes(services: Services, router: Router): void {
  for (const noun of NOUNS) {
    listRoutes(services, router, noun)
    changeRoutes(services, router, noun)
    formRoutes(services, router, noun)
  }
  doneRoutes(services, router)
}

function listRoutes({ db }: Services, router: Router, noun: Noun): void {
  const list = async (userId: number, item: TrackedItem) => {
    found(await findOwnTitle(db, userId, item))
    const rows = await listPlans(db, noun.table, { userId, item })
    return { [noun.key]: rows.map(row => presentPlan(noun, row)) }
  }
  router.call(`GET /ajax/user/${noun.path}/by-job/:id`, PLANS, async (ctx, { actor, params }) => {
    ctx.body = await list(actor.id, { type: 'jobs', id: params.id })
  })

  router.call(`GET /ajax/user/${noun.path}/by-external-job/:id`, PLANS, async (ctx, { actor, params }) => {
    ctx.body = await list(actor.id, { type: 'external-jobs', id: params.id })
  })
}

function changeRoutes(services: Services, router: Router, noun: Noun): void {
  router.call(`POST /ajax/user/${noun.path}`, PLANS, async (ctx, { actor, body }) => {
    const { jobId, externalJobId, ...fields } = body as Body
    const item: TrackedItem = jobId ? { type: 'jobs', id: jobId } : { type: 'external-jobs', id: Number(externalJobId) }
    const row = await addPlan(services, noun, { userId: actor.id, item, fields })
    ctx.status = 201
    await replyChange(ctx, services, answerWith(noun, row, savedFlash(noun, row)))
  })

  router.call(`PUT /ajax/user/${noun.path}/:id`, PLANS, async (ctx, { actor, params, body }) => {
    const row = await changePlan(services, noun, { userId: actor.id, ...params, fields: body })
    await replyChange(ctx, services, answerWith(noun, row, savedFlash(noun, row)))
  })

  router.call(`DELETE /ajax/user/${noun.path}/:id`, PLANS, async (ctx, { actor, params }) => {
    const row = await removePlan(services, noun, { userId: actor.id, ...params })
    await replyChange(ctx, services, { flash: removedFlash(noun, row), to: panelPath(jobOf(row)) })
  })

  router.call(`POST /ajax/user/${noun.path}/:id/removal`, PLANS, async (ctx, { actor, params }) => {
    const row = await removePlan(services, noun, { userId: actor.id, ...params })
    await addFlash(ctx, services, removedFlash(noun, row))
    redirectBack(ctx, panelPath(jobOf(row)))
  })
}

function doneRoutes(services: Services, router: Router): void {
  const flash = (done: boolean): Flash => ({ kind: 'success', text: done ? 'Done' : 'Not done yet' })

  router.call('PUT /ajax/user/next-actions/:id/done', PLANS, async (ctx, { actor, params, body }) => {
    const row = await setDone(services, { userId: actor.id, ...params, ...body })
    await replyChange(ctx, services, answerWith(nextActions, row, flash(body.done)))
  })

  router.call('POST /ajax/user/next-actions/:id/done', PLANS, async (ctx, { actor, params, body }) => {
    const row = await setDone(services, { userId: actor.id, ...params, done: body.done })
    await addFlash(ctx, services, flash(body.done))
    redirectBack(ctx, body.return ?? panelPath(jobOf(row)))
  })
}

const answerWith = (noun: Noun, row: Row<PlanTable>, flash: Flash) => ({
  json: () => presentPlan(noun, row),
  flash,
  to: panelPath(jobOf(row)),
})

/** Undo sends the form that adds a plan. */
function removedFlash(noun: Noun, row: Row<PlanTable>): Flash {
  const fields = Object.entries(noun.present(row)).filter(([, value]) => typeof value === 'string')
  const action = `/dashboard/${noun.path}/${row.type}/${row.item_id}`
  return {
    kind: 'success',
    text: `${noun.nameOf(row)} deleted`,
    undoForm: { action, fields: Object.fromEntries(fields) as Record<string, string> },
  }
}
