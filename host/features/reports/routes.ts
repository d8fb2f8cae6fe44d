import { type AppError, found } from '../../errors'
import { type Context, wantsJson } from '../../http/context'
import { addressKey } from '../../http/rate-limits'
import { redirect, replyPage } from '../../http/reply'
import type { Router, FormValues } from '../../http/router'
import type { Services } from '../../services'
import { report } from './commands'
import { ByTypeAndId, ReportForm } from './input'
import { findSubject, type Subject } from './queries'
import { presentForm, presentSubject } from './view'

export function routes(services: Services, router: Router): void {
  const { limits, reads, renderer } = services

  router.get('/report/:type/:id', { access: 'anyone', params: ByTypeAndId }, async (ctx, { params }) => {
    const subject = await subjectOf(params)
    replyPage(ctx, renderer.page('reports/show.njk', ctx, presentForm(subject)))
  })

  router.get('/report/:type/:id/sent', { access: 'anyone', params: ByTypeAndId }, async (ctx, { params }) => {
    const subject = presentSubject(await subjectOf(params))
    replyPage(ctx, renderer.page('reports/sent.njk', ctx, { subject }))
  })

  router.post(
    '/report/:type/:id',
    { access: 'anyone', params: ByTypeAndId, body: ReportForm, form: showAgain },
    async (ctx, { params, body }) => {
      const subject = await subjectOf(params)
      await limits.count('report', addressKey(ctx.ip))
      await report(services, { subject, input: body, actor: ctx.state.actor })
      if (wantsJson(ctx)) {
        ctx.status = 204
      } else {
        redirect(ctx, `${ctx.path}/sent`)
      }
    },
  )

  async function subjectOf({ type, id }: Pick<Subject, 'type' | 'id'>): Promise<Subject> {
    return found(await findSubject(reads, type, id))
  }

  async function showAgain(ctx: Context, error: AppError, typed: FormValues): Promise<void> {
    if (error.code === 'not_found') {
      throw error
    }
    ctx.set('Cache-Control', 'no-store')
    const [, , type, id] = ctx.path.split('/')
    const subject = await subjectOf({ type: type as Subject['type'], id: Number(id) })
    const view = presentForm(subject, typed, error)
    replyPage(ctx, renderer.page('reports/show.njk', ctx, view), { shared: false })
  }
}
