import * as v from 'valibot'
import { inTransaction } from '../../../db/transaction'
import { localPath, redirect, redirectBack } from '../../../http/reply'
import type { Router } from '../../../http/router'
import type { Services } from '../../../services'
import { deleteEquality } from '../profile'
import { applyTransition } from './commands'
import { ByStage, completeValues, StageForm, versionOf } from './input'
import { loadForm, loadNames, loadSignup } from './load'
import { isReached } from './machine'

/** Works without script. An unreached stage redirects to the current one. */
export function pageRoutes(services: Services, router: Router): void {
  const { clock, db } = services

  const Removal = v.object({ return: v.optional(v.string(), '/register/about-you') })
  router.post('/register/about-you/removal', { access: 'signed-in', body: Removal }, async (ctx, { actor, body }) => {
    await inTransaction(db, trx => deleteEquality(trx, actor.id, clock.now()))
    redirectBack(ctx, localPath(body.return))
  })

  router.form('/register/:stage', {
    access: 'signed-in',
    params: ByStage,
    fields: StageForm,
    template: 'signup/show.njk',
    async answerEarly(ctx, { actor, params }) {
      const { state } = await loadSignup(db, actor.id)
      const isOpen = isReached(state, params.stage)
      if (!isOpen) {
        redirect(ctx, `/register/${state.stage}`, 302)
      }
      return !isOpen
    },
    async load(ctx, { actor, params: { stage }, values }) {
      const sent = ctx.method === 'POST' ? values : undefined
      const form = await loadForm(db, actor.id, { stage, now: clock.now(), sent, version: versionOf(values) })
      return { form, names: await loadNames(db, form), csrf: actor.csrfToken }
    },
    presentValues: () => ({}),
    async submit(_, { actor, params: { stage }, fields, data: { form } }) {
      const data = completeValues(form.fields, fields)
      const transition = typeof fields.transition === 'string' ? fields.transition : 'next'
      const next = await applyTransition(services, actor.id, { transition, data, stage, version: versionOf(fields) })
      return { location: `/register/${next}` }
    },
  })
}
