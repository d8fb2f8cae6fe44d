import * as v from 'valibot'
import { Id } from '../../../http/inputs'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { voteHelpful } from './helpful-commands'
import { findForVote } from './helpful-queries'
import { presentVote, presentVotePage } from './helpful-view'

const ById = v.object({ id: Id })
const VoteForm = v.object({ vote: v.optional(v.picklist(['helpful', 'none'], 'Choose one'), 'helpful') })

export function helpfulRoutes(services: Services, router: Router): void {
  const { db } = services

  router.call('POST /ajax/reviews/:id/helpful', { access: 'signed-in' }, async (ctx, { actor, params }) => {
    ctx.body = presentVote(await voteHelpful(services, { userId: actor.id, reviewId: params.id }, true))
  })

  router.call('DELETE /ajax/reviews/:id/helpful', { access: 'signed-in' }, async (ctx, { actor, params }) => {
    ctx.body = presentVote(await voteHelpful(services, { userId: actor.id, reviewId: params.id }, false))
  })

  /** Works without script. Visitors log in first and return here. */
  router.form('/reviews/:id/helpful', {
    access: 'signed-in',
    params: ById,
    fields: VoteForm,
    template: 'reviews/helpful.njk',
    load: async (_, { actor, params }) =>
      presentVotePage(found(await findForVote(db, { userId: actor.id, reviewId: params.id }))),
    presentValues: () => ({}),
    async submit(ctx, { actor, params, fields, data }) {
      const isHelpful = fields.vote === 'helpful'
      await voteHelpful(services, { userId: actor.id, reviewId: params.id }, isHelpful)
      const text = isHelpful ? 'Thanks. We’ve counted your vote' : 'We’ve taken your vote back'
      await addFlash(ctx, services, { kind: 'success', text })
      return { location: data.review.url }
    },
  })
}
