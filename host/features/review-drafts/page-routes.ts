import { ReviewStage } from '@firstrung/api/contracts'
import * as v from 'valibot'
import { forbidden, found, notFound, unauthenticated } from '../../errors'
import { type Actor, type Context, wantsJson } from '../../http/context'
import { Id } from '../../http/inputs'
import { redirect, replyPage } from '../../http/reply'
import type { Router } from '../../http/router'
import { addFlash } from '../../http/session'
import type { Services } from '../../services'
import { listUnfinished } from '../own-reviews'
import type { Values } from './answers'
import { versionOf } from './answers'
import { goBack, saveStage, startReview } from './commands'
import { loadDraft, requireOwn } from './load'
import { loadFormPage, loadStartPage } from './load-pages'
import { loadStage } from './load-view'
import { isReached, restoreState } from './machine'
import { findDraft } from './queries'
import { removeDraft } from './removal-commands'
import { MOST_UNFINISHED } from './stage-names'
import { submitReview } from './submit-commands'


const BASE = '/write-a-review'
const ById = v.object({ id: Id })
const ByStage = v.object({ id: Id, stage: ReviewStage })
const StartQuery = v.object({ id: v.optional(Id), company: v.optional(v.string()), job: v.optional(v.string()) })
/** A form of any stage: its questions check the answers. */
const AnyFields = v.record(v.string(), v.unknown())
const stageUrl = (id: number, stage: string) => `${BASE}/${id}/${stage}`

/** The pages of the wizard. They work without script; signed-out people are led to the start. */
export function pageRoutes(services: Services, router: Router): void {
  const { clock, db, renderer } = services
  const template = 'review-drafts/show.njk'

  router.get(BASE, { access: 'anyone' }, async (ctx, { actor }) => {
    const unfinished = actor ? await listUnfinished(db, actor.id) : []
    const props = { signedIn: actor !== null, unfinished, csrf: actor?.csrfToken }
    ctx.set('Cache-Control', 'no-store')
    replyPage(ctx, renderer.page(template, ctx, { props, title: 'Write a review' }), { shared: false })
  })

  for (const [path, error] of [
    [`${BASE}/404`, () => notFound('We could not find that review')],
    [`${BASE}/403`, () => forbidden('This review belongs to somebody else, or it cannot be changed now')],
  ] as const) {
    router.get(path, { access: 'anyone' }, () => {
      throw error()
    })
  }

  router.form(`${BASE}/job-details`, {
    access: 'anyone',
    query: StartQuery,
    fields: AnyFields,
    template,
    async answerEarly(ctx, { actor, query }) {
      const target = await leadAway(actor, query.id)
      if (target) {
        redirect(ctx, target, 302)
      }
      return target !== undefined
    },
    load: (ctx, { actor, query, values }) =>
      loadStartPage(services, requireActor(actor), { query, sent: ctx.method === 'POST' ? values : undefined }),
    presentValues: () => ({}),
    async submit(_, { actor, fields }) {
      const id = await startReview(services, requireActor(actor), fields)
      return { location: stageUrl(id, 'location-commute') }
    },
  })

  router.post(`${BASE}/:id/removal`, { access: 'signed-in', params: ById }, async (ctx, { actor, params }) => {
    await removeDraft(services, { id: params.id, userId: actor.id })
    await addFlash(ctx, services, { kind: 'success', text: 'Draft deleted' })
    redirect(ctx, BASE)
  })

  router.form(`${BASE}/:id/:stage`, {
    access: 'anyone',
    params: ByStage,
    fields: AnyFields,
    template,
    answerEarly: (ctx, { actor, params }) => answerStage(ctx, actor, params),
    load: (ctx, { actor, params, values }) =>
      loadFormPage(services, requireActor(actor), { ...params, sent: ctx.method === 'POST' ? values : undefined }),
    presentValues: () => ({}),
    submit: async (_, { actor, params, fields }) => {
      await applyForm(requireActor(actor), params, fields)
      return { location: stageUrl(params.id, await findStage(params.id)) }
    },
  })

  router.get(`${BASE}/:id{/*rest}`, { access: 'anyone' }, async (ctx, { actor }) => {
    const [, id = ''] = /^\/write-a-review\/(\d{1,9})(?:\/|$)/.exec(ctx.path) ?? []
    const row = actor && id ? await findDraft(db, Number(id)) : undefined
    if (row && row.user_id !== actor?.id) {
      throw forbidden('This review belongs to somebody else')
    }
    throw notFound()
  })

  /** Signed-out people and those with too many unfinished reviews go to the start; `?id=` goes to that review. */
  async function leadAway(actor: Actor | null, id: number | undefined): Promise<string | undefined> {
    if (!actor) {
      return BASE
    }
    if (id !== undefined) {
      return stageUrl(id, 'job-details')
    }
    return (await listUnfinished(db, actor.id)).length >= MOST_UNFINISHED ? BASE : undefined
  }

  /** Answers calls with the data of a stage, and leads away from stages that were not reached. */
  async function answerStage(ctx: Context, actor: Actor | null, { id, stage }: v.InferOutput<typeof ByStage>) {
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
    if (!isReached(draft.state, stage)) {
      redirect(ctx, stageUrl(id, draft.state.stage), 302)
      return true
    }
    return false
  }

  async function findStage(id: number): Promise<string> {
    return restoreState(found(await findDraft(db, id))).stage
  }

  async function applyForm(actor: Actor, { id, stage }: v.InferOutput<typeof ByStage>, fields: Values): Promise<void> {
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
}

function requireActor(actor: Actor | null): Actor {
  if (!actor) {
    throw unauthenticated()
  }
  return actor
}
