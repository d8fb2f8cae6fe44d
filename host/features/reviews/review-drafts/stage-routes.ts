import { ReviewStage } from '@firstrung/api/contracts'
import * as v from 'valibot'
import { type Actor, type Context, wantsJson } from '../../../http/context'
import { Id } from '../../../http/inputs'
import { redirect } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { forbidden, found, notFound } from '../../../lib/errors'
import type { Services } from '../../../services'
import { type Values, versionOf } from './answers'
import { goBack, removeDraft, saveStage } from './commands'
import { loadDraft, requireOwn } from './load'
import { loadFormPage } from './load-pages'
import { loadStage } from './load-view'
import { isReached, restoreState } from './machine'
import { AnyFields, BASE, requireActor, stageUrl, TEMPLATE } from './pages'
import { findDraft } from './queries'
import { submitReview } from './submit-commands'

const ById = v.object({ id: Id })
const ByStage = v.object({ id: Id, stage: ReviewStage })
type Place = v.InferOutput<typeof ByStage>

/** Works without script. Signed-out users are redirected to the start. */
export function stageRoutes(services: Services, router: Router): void {
  router.post(`${BASE}/:id/removal`, { access: 'signed-in', params: ById }, async (ctx, { actor, params }) => {
    await removeDraft(services, { id: params.id, userId: actor.id })
    await addFlash(ctx, services, { kind: 'success', text: 'Draft deleted' })
    redirect(ctx, BASE)
  })

  router.form(`${BASE}/:id/:stage`, {
    access: 'anyone',
    params: ByStage,
    fields: AnyFields,
    template: TEMPLATE,
    answerEarly: (ctx, { actor, params }) => answerEarly(ctx, { services, actor, place: params }),
    load: (ctx, { actor, params, values }) =>
      loadFormPage(services, requireActor(actor), { ...params, sent: ctx.method === 'POST' ? values : undefined }),
    presentValues: () => ({}),
    async submit(_, { actor, params, fields }) {
      await applyForm(services, requireActor(actor), { place: params, fields })
      return { location: stageUrl(params.id, restoreState(found(await findDraft(services.db, params.id))).stage) }
    },
  })

  router.get(`${BASE}/:id{/*rest}`, { access: 'anyone' }, async (ctx, { actor }) => {
    const [, id = ''] = /^\/write-a-review\/(\d{1,9})(?:\/|$)/.exec(ctx.path) ?? []
    const row = actor && id ? await findDraft(services.db, Number(id)) : undefined
    if (row && row.user_id !== actor?.id) {
      throw forbidden('This review belongs to another person')
    }
    throw notFound()
  })
}

interface StageRequest {
  services: Services
  actor: Actor | null
  place: Place
}

/** API calls get the data of the stage; an unreached stage redirects. Returns whether the request was answered. */
async function answerEarly(ctx: Context, { services, actor, place }: StageRequest): Promise<boolean> {
  const { clock, db } = services
  const { id, stage } = place
  ctx.vary('X-Requested-With')
  ctx.set('Cache-Control', 'no-store')
  if (wantsJson(ctx)) {
    ctx.body = await loadStage(db, { id, userId: requireActor(actor).id }, { stage, now: clock.now() })
    return true
  }
  if (!actor) {
    redirect(ctx, BASE, 302)
    return true
  }
  const draft = await loadDraft(db, await requireOwn(db, id, { userId: actor.id }), { now: clock.now() })
  const isShown = isReached(draft.state, stage)
  if (!isShown) {
    redirect(ctx, stageUrl(id, draft.state.stage), 302)
  }
  return !isShown
}

async function applyForm(
  services: Services,
  actor: Actor,
  { place: { id, stage }, fields }: { place: Place; fields: Values },
): Promise<void> {
  const own = { id, userId: actor.id }
  const version = versionOf(fields)
  if (typeof fields.transition === 'string') {
    await goBack(services, own, { transition: fields.transition, stage, version })
  } else if (fields.submit !== undefined) {
    await submitReview(services, actor, { id, version })
  } else {
    await saveStage(services, own, { stage, data: fields, version })
  }
}
