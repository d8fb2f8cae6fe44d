import { wantsJson } from '../../http/context'
import { iso } from '../../http/formats'
import { redirect } from '../../http/reply'
import type { Router } from '../../http/router'
import { addFlash } from '../../http/session'
import type { Services } from '../../services'
import { openExport, requestExport } from './commands'
import { ExportParams } from './input'

const TAB = '/dashboard/account/data-security'

/** A copy of everything about a person (spec section 2, data-security). */
export function routes(services: Services, router: Router): void {
  router.call('POST /ajax/user/data-export', { access: 'verified' }, async (ctx, { actor }) => {
    await requestExport(services, actor.id)
    if (wantsJson(ctx)) {
      ctx.status = 202
      ctx.body = { state: 'waiting' as const }
    } else {
      await addFlash(ctx, services, {
        kind: 'success',
        text: "We're preparing your data. We'll email you when it's ready",
      })
      redirect(ctx, `${TAB}#download`)
    }
  })

  router.get('/data-export/:token', { access: 'verified', params: ExportParams }, async (ctx, { actor, params }) => {
    const { archive, requestedAt } = await openExport(services, { userId: actor.id, token: params.token })
    ctx.attachment(`firstrung-data-${iso(requestedAt).slice(0, 10)}.zip`)
    ctx.set('Cache-Control', 'no-store')
    ctx.type = 'application/zip'
    ctx.body = archive
  })
}
