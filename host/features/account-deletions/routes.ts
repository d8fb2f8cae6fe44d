import { contracts } from '@firstrung/api/contracts'
import type { Actor, Context } from '../../http/context'
import { textOf } from '../../http/form'
import { replyPage } from '../../http/reply'
import type { Router } from '../../http/router'
import { clearSessionCookies, sessionCookie } from '../../http/session'
import type { Services } from '../../services'
import { deleteOwnAccount, type DeletionRequest } from './commands'
import { countPublished } from './queries'

const PAGE = '/account/delete'
const DELETED_PAGE = '/account/deleted'
const CALL = 'DELETE /ajax/user'

/** The end of an account (spec section 2, data-security). */
export function routes(services: Services, router: Router): void {
  router.call(CALL, { access: 'signed-in' }, async (ctx, { actor, body }) => {
    await deleteAndLogOut(ctx, actor, body)
    ctx.status = 204
  })

  router.form(PAGE, {
    access: 'signed-in',
    fields: contracts[CALL].body,
    template: 'account-deletions/form.njk',
    load: async (_, { actor }) => ({ email: actor.email, published: await countPublished(services.db, actor.id) }),
    presentValues: values => ({ email: textOf(values, 'email'), reviews: textOf(values, 'reviews') || 'keep' }),
    async submit(ctx, { actor, fields }) {
      await deleteAndLogOut(ctx, actor, fields)
      return { location: DELETED_PAGE }
    },
  })

  router.get(DELETED_PAGE, { access: 'anyone' }, ctx => {
    replyPage(ctx, services.renderer.page('account-deletions/deleted.njk', ctx, {}), { shared: true })
  })

  /** Browsers also delete what our scripts have stored on the device. */
  async function deleteAndLogOut(ctx: Context, actor: Actor, request: DeletionRequest): Promise<void> {
    await deleteOwnAccount(services, actor, request)
    clearSessionCookies(ctx, sessionCookie(services.config.BASE_URL))
    ctx.set('Clear-Site-Data', '"storage"')
    ctx.state.actor = null
  }
}
