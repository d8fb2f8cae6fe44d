import type { Context } from '../../../http/context'
import { replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import type { Services } from '../../../services'
import type { EmbedBuilds } from './builds'
import { ByWidget, LookQuery } from './input'
import { loadShown } from './load-data'
import { embedName, presentLink } from './view'

/** The only page that other sites may frame. Its summary refreshes the one in their snippets. */
export function frameRoutes(services: Services, builds: EmbedBuilds, router: Router): void {
  const { renderer, config } = services
  const shape = { access: 'anyone', needs: 'database', params: ByWidget, query: LookQuery } as const
  router.get('/embed/frame/:widget', shape, async (ctx, { params, query }) => {
    const name = embedName(params.widget)
    const { employer, summary } = await loadShown(services, name, query)
    const link = presentLink(name, query, { base: config.BASE_URL, employer })
    const view = { link, summary, scheme: query.scheme, hash: builds.manifest.hash }
    const html = renderer.page('embed/frame.njk', ctx, view)
    replyPage(ctx, html, { shared: false })
    ctx.set('Cache-Control', 'public, max-age=300, stale-while-revalidate=3600')
    allowFraming(ctx, '*')
  })
}

export function allowFraming(ctx: Context, ancestors: '*' | "'self'"): void {
  const policy = String(ctx.response.get('Content-Security-Policy'))
  ctx.set('Content-Security-Policy', policy.replace(/frame-ancestors [^;]+/, `frame-ancestors ${ancestors}`))
  ctx.remove('X-Frame-Options')
  if (ancestors === '*') {
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  }
}
