import type { RedirectKind } from '../../../db/tables'
import type { Context } from '../../../http/context'
import type { Router } from '../../../http/router'
import { found } from '../../../lib/errors'
import { isPrefetch } from '../../../rendering/prefetch'
import type { Services } from '../../../services'
import { ById } from './input'
import { destinationOfJob, webAddress } from './policy'
import { findCompany, findJob, insertRedirect } from './queries'

export function routes({ db, reads, clock, log }: Services, router: Router): void {
  router.get('/go/job/:id', { access: 'anyone', params: ById }, async (ctx, { params }) => {
    const job = found(await findJob(reads, params.id))
    await sendAway(ctx, { kind: 'job', id: job.id, to: destinationOfJob(job, clock.now()) })
  })

  router.get('/go/company/:id', { access: 'anyone', params: ById }, async (ctx, { params }) => {
    const company = found(await findCompany(reads, params.id))
    await sendAway(ctx, { kind: 'company', id: company.id, to: webAddress(company.website) })
  })

  /** A prefetch or a link preview is not logged as a click. */
  async function sendAway(
    ctx: Context,
    { kind, id, to }: { kind: RedirectKind; id: number; to: string },
  ): Promise<void> {
    const isClick = ctx.method === 'GET' && !isPrefetch(ctx)
    if (isClick) {
      // Visitors reach the employer even if logging the click fails.
      await insertRedirect(db, { kind, id }, clock.now()).catch((error: unknown) =>
        log.warn({ err: error, kind, id }, 'a click was not logged'),
      )
    }
    ctx.status = 302
    ctx.set('Location', to)
    ctx.set('Cache-Control', 'no-store')
    ctx.body = null
    // Koa sets 204 with an empty body.
    ctx.status = 302
  }
}
