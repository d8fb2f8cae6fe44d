import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Context } from '../../../http/context'
import { replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { found } from '../../../lib/errors'
import { root } from '../../../lib/root'
import type { Services } from '../../../services'
import { listFeatured } from '../companies'
import type { EmbedBuilds } from './builds'
import { ConfiguratorQuery, PreviewParams, PREVIEWS, PreviewQuery } from './configurator-input'
import { presentConfigurator } from './configurator-view'
import { allowFraming } from './frame-routes'
import { loadShown } from './load-data'
import { presentLink } from './view'

export function configuratorRoutes(services: Services, builds: EmbedBuilds, router: Router): void {
  const { renderer, config } = services
  const site = { base: config.BASE_URL, manifest: builds.manifest }

  router.get('/embed', { access: 'anyone', query: ConfiguratorQuery }, async (ctx, { query }) => {
    const choice = { ...query, employer: query.employer ?? (await firstEmployer(services)) }
    const shown = await loadShown(services, choice.widget, choice)
    const view = { ...presentConfigurator(choice, { ...site, ...shown }), error: shown.error }
    replyPage(ctx, renderer.page('embed/configurator.njk', ctx, view), { shared: false })
    allowFrames(ctx)
  })

  router.get('/embed/preview/:page', { access: 'anyone', params: PreviewParams, query: PreviewQuery }, (ctx, input) => {
    const { widget, ...look } = input.query
    const page = found(PREVIEWS.find(name => name === input.params.page))
    const link = presentLink(widget, look, { base: config.BASE_URL })
    const view = { page, link, hash: builds.manifest.hash, isDark: look.scheme === 'dark' }
    replyPage(ctx, renderer.page('embed/preview.njk', ctx, view), { shared: false })
    allowFraming(ctx, "'self'")
  })

  const styles = new Map(PREVIEWS.map(name => [`${name}.css`, readPreview(name)]))
  router.get(
    '/embed/styles/:page',
    { access: 'anyone', needs: 'nothing', params: PreviewParams },
    (ctx, { params }) => {
      ctx.set('Cache-Control', 'public, max-age=300')
      ctx.type = 'text/css; charset=utf-8'
      ctx.body = found(styles.get(params.page))
    },
  )
}

const readPreview = (name: string) => readFileSync(path.join(root, `templates/embed/previews/${name}.css`), 'utf8')

async function firstEmployer({ reads, clock }: Services): Promise<string | undefined> {
  return (await listFeatured(reads, clock.now(), 1))[0]?.slug
}

function allowFrames(ctx: Context): void {
  ctx.set('Content-Security-Policy', `${String(ctx.response.get('Content-Security-Policy'))}; frame-src 'self'`)
}
