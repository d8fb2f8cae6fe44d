import { replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { findOwn, listOwn } from '../review-drafts'
import { appeal, removeReview, withdrawReview } from './commands'
import { formRoutes, MY_REVIEWS } from './form-routes'
import { presentOwn, presentPage } from './view'

const SIGNED_IN = { access: 'signed-in' } as const

/** Each action also has a form that works without script. */
export function routes(services: Services, router: Router): void {
  const { db, renderer } = services

  router.call('GET /ajax/user/reviews', SIGNED_IN, async (ctx, { actor }) => {
    ctx.body = { reviews: (await listOwn(db, actor.id)).map(presentOwn) }
  })

  router.call('POST /ajax/user/reviews/:id/withdraw', SIGNED_IN, async (ctx, { actor, params }) => {
    const key = { userId: actor.id, id: params.id }
    await withdrawReview(services, key)
    ctx.body = presentOwn(found(await findOwn(db, key)))
  })

  router.call('POST /ajax/user/reviews/:id/appeal', SIGNED_IN, async (ctx, { actor, params, body }) => {
    const key = { userId: actor.id, id: params.id }
    await appeal(services, { ...key, text: body.text })
    ctx.body = presentOwn(found(await findOwn(db, key)))
  })

  router.call('DELETE /ajax/user/reviews/:id', SIGNED_IN, async (ctx, { actor, params }) => {
    await removeReview(services, { userId: actor.id, id: params.id })
    ctx.status = 204
  })

  router.get(MY_REVIEWS, SIGNED_IN, async (ctx, { actor }) => {
    ctx.set('Cache-Control', 'no-store')
    const view = presentPage(await listOwn(db, actor.id))
    replyPage(ctx, renderer.page('own-reviews/index.njk', ctx, view))
  })

  formRoutes(services, router)
}
