import { contracts } from '@firstrung/api/contracts'
import * as v from 'valibot'
import type { Db } from '../../../db/tables'
import type { Context } from '../../../http/context'
import { textOf } from '../../../http/form'
import { Id } from '../../../http/inputs'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { conflict, found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { findOwn, type Own } from '../review-drafts'
import { appeal, refusal, removeReview, withdrawReview } from './commands'
import { presentOwn } from './view'

export const MY_REVIEWS = '/dashboard/my-reviews'

const FORM = {
  access: 'signed-in',
  params: v.object({ id: Id }),
  template: 'own-reviews/act.njk',
} as const

const NoFields = v.object({})

/** Each form asks for confirmation, because none of these actions can be undone. */
export function formRoutes(services: Services, router: Router): void {
  const { db } = services

  router.form(`${MY_REVIEWS}/:id/withdraw`, {
    ...FORM,
    fields: NoFields,
    load: (_, { actor, params }) => loadForAct(db, { userId: actor.id, id: params.id, act: 'withdraw' }),
    presentValues: () => ({}),
    async submit(ctx, { actor, params }) {
      await withdrawReview(services, { userId: actor.id, id: params.id })
      return leadBack(ctx, services, 'Your review is withdrawn. Nobody can read it now')
    },
  })

  router.form(`${MY_REVIEWS}/:id/delete`, {
    ...FORM,
    fields: NoFields,
    load: (_, { actor, params }) => loadForAct(db, { userId: actor.id, id: params.id, act: 'delete' }),
    presentValues: () => ({}),
    async submit(ctx, { actor, params, data }) {
      const { jobTitle, company } = data.review
      await removeReview(services, { userId: actor.id, id: params.id })
      const about = [jobTitle, company].filter(Boolean).join(' at ')
      return leadBack(ctx, services, about ? `Your review of ${about} is deleted` : 'Your review is deleted')
    },
  })

  router.form(`${MY_REVIEWS}/:id/appeal`, {
    ...FORM,
    fields: contracts['POST /ajax/user/reviews/:id/appeal'].body,
    load: (_, { actor, params }) => loadForAct(db, { userId: actor.id, id: params.id, act: 'appeal' }),
    presentValues: values => ({ text: textOf(values, 'text') }),
    async submit(ctx, { actor, params, fields }) {
      await appeal(services, { userId: actor.id, id: params.id, text: fields.text })
      return leadBack(ctx, services, 'Your appeal is sent. A moderator reads your review once more')
    },
  })
}

async function leadBack(ctx: Context, services: Services, text: string) {
  await addFlash(ctx, services, { kind: 'success', text })
  return { location: MY_REVIEWS }
}

/** Throws 404, and 409 if the review's state does not allow the action. */
async function loadForAct(db: Db, key: Own & { act: 'withdraw' | 'delete' | 'appeal' }) {
  const row = found(await findOwn(db, key))
  const review = presentOwn(row)
  if (!review.actions.includes(key.act)) {
    throw conflict(refusal(key.act, row.appealed_at !== null))
  }
  return { review, act: key.act }
}
