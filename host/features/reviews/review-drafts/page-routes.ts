import * as v from 'valibot'
import type { Actor } from '../../../http/context'
import { Id } from '../../../http/inputs'
import { redirect, replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { forbidden, notFound } from '../../../lib/errors'
import type { Services } from '../../../services'
import { MAX_UNFINISHED, startReview } from './commands'
import { loadStartPage } from './load-pages'
import { listUnfinished } from './load-unfinished'
import { AnyFields, BASE, requireActor, stageUrl, TEMPLATE } from './pages'

const StartQuery = v.object({ id: v.optional(Id), company: v.optional(v.string()), job: v.optional(v.string()) })

export function pageRoutes(services: Services, router: Router): void {
  const { db, renderer } = services

  router.get(BASE, { access: 'anyone' }, async (ctx, { actor }) => {
    const unfinished = actor ? await listUnfinished(db, actor.id) : []
    const props = { signedIn: actor !== null, unfinished, csrf: actor?.csrfToken }
    ctx.set('Cache-Control', 'no-store')
    replyPage(ctx, renderer.page(TEMPLATE, ctx, { props, title: 'Write a review' }), { shared: false })
  })

  router.get(`${BASE}/404`, { access: 'anyone' }, () => {
    throw notFound('We could not find that review')
  })

  router.get(`${BASE}/403`, { access: 'anyone' }, () => {
    throw forbidden('This review belongs to another person, or it cannot be changed now')
  })

  router.form(`${BASE}/job-details`, {
    access: 'anyone',
    query: StartQuery,
    fields: AnyFields,
    template: TEMPLATE,
    async answerEarly(ctx, { actor, query }) {
      const target = await findTarget(services, actor, query.id)
      if (target) {
        redirect(ctx, target, 302)
      }
      return target !== undefined
    },
    load: (ctx, { actor, query, values }) =>
      loadStartPage(services, requireActor(actor), { query, sent: ctx.method === 'POST' ? values : undefined }),
    presentValues: () => ({}),
    submit: async (_, { actor, fields }) => ({
      location: stageUrl(await startReview(services, requireActor(actor), fields), 'location-commute'),
    }),
  })
}

/** Sends signed-out users, and users at the limit of unfinished reviews, to the start. `?id=` leads to that review. */
async function findTarget({ db }: Services, actor: Actor | null, id: number | undefined): Promise<string | undefined> {
  if (!actor) {
    return BASE
  }
  if (id !== undefined) {
    return stageUrl(id, 'job-details')
  }
  return (await listUnfinished(db, actor.id)).length >= MAX_UNFINISHED ? BASE : undefined
}
