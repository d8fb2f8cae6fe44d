import type { Actor, Context } from '../../../http/context'
import type { Router } from '../../../http/router'
import { found, gone } from '../../../lib/errors'
import type { Services } from '../../../services'
import * as reviews from '../../reviews/reviews'
import { findSaved } from '../../tracker/saved-items'
import * as companies from '../companies'
import * as jobs from '../jobs'
import { findCompanyCard, findJobCard, findJobStatus, findReviewCard, findReviewState } from './queries'

export function routes({ db, clock }: Services, router: Router): void {
  router.call('GET /ajax/jobs/:id', { access: 'anyone' }, async (ctx, { actor, params: { id } }) => {
    const now = clock.now()
    jobs.requireVisible(found(await findJobStatus(db, id)))
    const row = found(await findJobCard(db, id, now))
    const state = jobs.jobState(row, now)
    answer(ctx, jobs.presentCard(row, now), {
      saved: await isSaved(actor, 'jobs', id),
      canRegisterInterest: state === 'opening-soon',
      closed: state === 'closed' || state === 'gone',
    })
  })

  router.call('GET /ajax/reviews/:id', { access: 'anyone' }, async (ctx, { actor, params: { id } }) => {
    if (found(await findReviewState(db, id)).state === 'withdrawn') {
      throw gone('This review was taken down')
    }
    const row = found(await findReviewCard(db, id))
    answer(ctx, reviews.presentCard(row), { saved: await isSaved(actor, 'reviews', id) })
  })

  router.call('GET /ajax/companies/:id', { access: 'anyone' }, async (ctx, { actor, params: { id } }) => {
    const row = found(await findCompanyCard(db, id, clock.now()))
    answer(ctx, companies.presentCard(row), { saved: await isSaved(actor, 'companies', id) })
  })

  const isSaved = async (actor: Actor | null, type: 'jobs' | 'reviews' | 'companies', id: number) =>
    actor !== null && (await findSaved(db, actor.id, { type, id })) !== undefined
}

interface Marks {
  saved: boolean
  canRegisterInterest?: boolean
  closed?: boolean
}

/** The answer depends on the current user, so caches must not store it. */
function answer(ctx: Context, card: object, marks: Marks): void {
  ctx.set('Cache-Control', 'no-store')
  ctx.body = { ...card, canRegisterInterest: false, closed: false, ...marks }
}
