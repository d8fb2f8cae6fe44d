import type { Context } from '../../http/context'
import { replyPage } from '../../http/reply'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import type { EmbedBuilds } from './builds'
import { ByWidget, LookQuery } from './input'
import { embedName, presentLink } from './view'

/** An embed as a page of its own, for sites that show it in a frame. It is the only page that others may frame. */
export function frameRoutes({ renderer, config }: Services, builds: EmbedBuilds, router: Router): void {
  const shape = { access: 'anyone', needs: 'database', params: ByWidget, query: LookQuery } as const
  router.get('/embed/frame/:widget', shape, (ctx, { params, query }) => {
    const name = embedName(params.widget)
    const link = presentLink(name, query, { base: config.BASE_URL })
    const { scheme } = query
    const html = renderer.page('embed/frame.njk', ctx, { link, scheme, hash: builds.manifest.hash })
    replyPage(ctx, html, { shared: false })
    ctx.set('Cache-Control', 'public, max-age=300, stale-while-revalidate=3600')
    allowFraming(ctx, '*')
  })
}

/** Lets pages of these origins show the answer in a frame. */
export function allowFraming(ctx: Context, ancestors: '*' | "'self'"): void {
  const policy = String(ctx.response.get('Content-Security-Policy'))
  ctx.set('Content-Security-Policy', policy.replace(/frame-ancestors [^;]+/, `frame-ancestors ${ancestors}`))
  ctx.remove('X-Frame-Options')
  if (ancestors === '*') {
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  }
}
