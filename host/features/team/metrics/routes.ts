import type { Router } from '../../../http/router'
import { sameToken } from '../../../http/sessions'
import { notFound } from '../../../lib/errors'
import type { Services } from '../../../services'

/** `/metrics` for Prometheus. Without METRICS_TOKEN it answers 404. */
export function routes({ config, metrics }: Services, router: Router): void {
  if (!metrics) {
    return
  }
  const expected = `Bearer ${config.METRICS_TOKEN}`
  router.get('/metrics', { access: 'anyone', needs: 'nothing' }, async ctx => {
    if (!sameToken(ctx.get('Authorization'), expected)) {
      throw notFound()
    }
    ctx.set('Cache-Control', 'no-store')
    ctx.type = metrics.contentType
    ctx.body = await metrics.render()
  })
}
