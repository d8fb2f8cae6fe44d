import * as v from 'valibot'
import { type Context, wantsJson } from '../../../http/context'
import { redirect, replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { AppError } from '../../../lib/errors'
import { counted } from '../../../lib/formats'
import type { Services } from '../../../services'
import { previewImport, runImport } from './commands'
import { ColumnsForm, ColumnsQuery, ImportParams } from './input'
import { loadPreview } from './load'

const PAGE = '/dashboard/import-applications'
const TRACKER = '/dashboard/app-tracker'
const SIGNED_IN = { access: 'signed-in' } as const
const PageQuery = v.object({ problem: v.fallback(v.pipe(v.string(), v.maxLength(200)), '') })

export function routes(services: Services, router: Router): void {
  callRoutes(services, router)

  router.get(PAGE, { ...SIGNED_IN, query: PageQuery }, ctx => {
    ctx.set('Cache-Control', 'no-store')
    replyPage(ctx, services.renderer.page('application-imports/choose.njk', ctx, {}))
  })

  router.form(`${PAGE}/:importId`, {
    ...SIGNED_IN,
    params: ImportParams,
    query: ColumnsQuery,
    fields: ColumnsForm,
    template: 'application-imports/preview.njk',
    load: async (_, { actor, params, query }) => ({
      preview: await loadPreview(services, actor.id, { id: params.importId, columns: query }),
    }),
    presentValues: () => ({}),
    async submit(ctx, { actor, params, fields }) {
      const { imported } = await runImport(services, actor.id, { id: params.importId, columns: fields })
      const added = { event: 'external_job_add', type: 'external-jobs' } as const
      const events = Array.from({ length: imported }, () => added)
      await addFlash(ctx, services, { kind: 'success', text: `${counted(imported, 'job')} imported`, events })
      return { location: TRACKER }
    },
  })
}

function callRoutes(services: Services, router: Router): void {
  router.call('POST /ajax/user/app-tracker/import', SIGNED_IN, async (ctx, { actor }) => {
    if (wantsJson(ctx)) {
      const id = await previewImport(services, actor.id, ctx.state.upload)
      ctx.body = await loadPreview(services, actor.id, { id })
    } else {
      await answerForm(ctx, () => previewImport(services, actor.id, ctx.state.upload))
    }
  })

  router.call('POST /ajax/user/app-tracker/import/:importId', SIGNED_IN, async (ctx, { actor, params, body }) => {
    ctx.body = await runImport(services, actor.id, { id: params.importId, columns: body.columns })
  })

  async function answerForm(ctx: Context, preview: () => Promise<string>): Promise<void> {
    try {
      redirect(ctx, `${PAGE}/${await preview()}`)
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'invalid')) {
        throw error
      }
      ctx.status = error.status
      const page = services.renderer.page('application-imports/choose.njk', ctx, { problem: error.message })
      replyPage(ctx, page)
    }
  }
}
