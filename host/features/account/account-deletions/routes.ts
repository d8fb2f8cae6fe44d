import { contracts } from '@firstrung/api/contracts'
import * as v from 'valibot'
import type { Actor, Context } from '../../../http/context'
import { textOf } from '../../../http/form'
import { replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { clearSessionCookies, sessionCookie } from '../../../http/session'
import { hashText } from '../../../lib/hash'
import type { Services } from '../../../services'
import { ByToken, expired, findDeletionByToken, loadIdentity } from '../accounts'
import { countPublished } from './queries'
import { DELAY_DAYS, type DeletionRequest, keepAccount, requestDeletion } from './request-commands'

const PAGE = '/account/delete'
const DELETED_PAGE = '/account/deleted'
const CALL = 'DELETE /ajax/user'

export function routes(services: Services, router: Router): void {
  router.call(CALL, { access: 'signed-in' }, async (ctx, { actor, body }) => {
    await deleteAndLogOut(ctx, actor, body)
    ctx.status = 204
  })

  router.form(PAGE, {
    access: 'signed-in',
    fields: contracts[CALL].body,
    template: 'account-deletions/form.njk',
    load: (_, { actor }) => loadDeletion(services, actor),
    presentValues: values => ({ email: textOf(values, 'email'), reviews: textOf(values, 'reviews') || 'keep' }),
    async submit(ctx, { actor, fields }) {
      await deleteAndLogOut(ctx, actor, fields)
      return { location: actor.isVerified ? DELETED_PAGE : `${DELETED_PAGE}?at-once` }
    },
  })

  router.get(DELETED_PAGE, { access: 'anyone', query: DeletedQuery }, (ctx, { query }) => {
    const view = { days: DELAY_DAYS, isOver: query['at-once'] !== undefined }
    replyPage(ctx, services.renderer.page('account-deletions/deleted.njk', ctx, view))
  })

  keepRoutes(services, router)

  /** Browsers also delete what our scripts have stored on the device. */
  async function deleteAndLogOut(ctx: Context, actor: Actor, request: DeletionRequest): Promise<void> {
    await requestDeletion(services, actor, request)
    clearSessionCookies(ctx, sessionCookie(services.config.BASE_URL))
    ctx.set('Clear-Site-Data', '"storage"')
    ctx.state.actor = null
  }
}

const loadDeletion = async (services: Services, { id, email, isVerified }: Actor) => ({
  ...{ email, isVerified, days: DELAY_DAYS },
  published: await countPublished(services.db, id),
  identity: await loadIdentity(services, id),
})

const DeletedQuery = v.object({ 'at-once': v.optional(v.string()) })

/** The link that cancels a deletion. Mail scanners open links, so GET only shows a button. */
function keepRoutes(services: Services, router: Router): void {
  const find = (token: string) => findDeletionByToken(services.db, hashText(token))

  router.form('/keep-account/:token', {
    access: 'anyone',
    params: ByToken,
    fields: v.object({}),
    template: 'account-deletions/keep.njk',
    presentValues: () => ({}),
    async load(ctx, { params }) {
      const deletion = await find(params.token)
      return { deletesAt: deletion?.deletes_at.toISOString(), hides: deletion?.reviews === 'delete', action: ctx.path }
    },
    async answerEarly(ctx, { params }) {
      if (await find(params.token)) {
        return false
      }
      ctx.set('Cache-Control', 'no-store')
      ctx.status = 410
      replyPage(ctx, services.renderer.page('account-deletions/keep.njk', ctx, { expired: true }), { shared: false })
      return true
    },
    async submit(ctx, { params, data: { deletesAt } }) {
      if (!deletesAt) {
        throw expired()
      }
      await keepAccount(services, { token: params.token, decide: ctx.state.decide })
      return { location: '/login?notice=account-kept' }
    },
  })
}
