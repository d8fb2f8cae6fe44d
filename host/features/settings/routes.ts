import * as v from 'valibot'
import { redirect, replyPage } from '../../http/reply'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { readCompletion } from '../profile'

const PAGE = '/dashboard/account'
const TABS = ['personal-information', 'contact-preferences', 'job-preferences', 'data-security'] as const
const HUB = '/dashboard/my-hub'

/** The settings of an account in four tabs (spec section 2). Each leads to the forms of its subject. */
export function routes(services: Services, router: Router): void {
  router.get(PAGE, { access: 'signed-in' }, ctx => redirect(ctx, `${PAGE}/${TABS[0]}`, 302))

  router.get(
    `${PAGE}/:tab`,
    { access: 'signed-in', params: v.fallback(v.nullable(v.object({ tab: v.picklist(TABS) })), null) },
    async (ctx, { actor, params }) => {
      if (!params) {
        return redirect(ctx, HUB, 302)
      }
      const { email, isVerified, firstName } = actor
      const profile = await readCompletion(services.db, actor.id)
      ctx.set('Cache-Control', 'no-store')
      const view = { tab: params.tab, email, isVerified, firstName, profile }
      replyPage(ctx, services.renderer.page('settings/show.njk', ctx, view), { shared: false })
    },
  )
}
