import { addressKey } from '../../../http/address-key'
import { replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { report } from './commands'
import { ByTypeAndId, ReportForm } from './input'
import { findSubject } from './queries'
import { presentReasons, presentSubject, presentValues } from './view'

export function routes(services: Services, router: Router): void {
  const { limits, reads, renderer } = services

  router.form('/report/:type/:id', {
    access: 'anyone',
    params: ByTypeAndId,
    fields: ReportForm,
    template: 'reports/show.njk',
    isShared: true,
    async load(_, { actor, params }) {
      const item = found(await findSubject(reads, params.type, params.id))
      return { item, subject: presentSubject(item), reasons: presentReasons(item.type), signedIn: actor !== null }
    },
    presentValues,
    async submit(ctx, { actor, fields, data }) {
      await limits.count('report', addressKey(ctx.ip))
      await report(services, { subject: data.item, input: fields, actor })
      return { location: `${ctx.path}/sent` }
    },
  })

  router.get('/report/:type/:id/sent', { access: 'anyone', params: ByTypeAndId }, async (ctx, { params }) => {
    const subject = presentSubject(found(await findSubject(reads, params.type, params.id)))
    replyPage(ctx, renderer.page('reports/sent.njk', ctx, { subject }))
  })
}
