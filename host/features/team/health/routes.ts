import type { Router } from '../../../http/router'
import type { Services } from '../../../services'

/** `/healthz` does not use the database. `/readyz` reports whether pages work. */
export function routes({ database, lifecycle }: Services, router: Router): void {
  router.get('/healthz', { access: 'anyone', needs: 'nothing' }, ctx => {
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { status: 'ok' }
  })

  router.get('/readyz', { access: 'anyone', needs: 'nothing' }, async ctx => {
    // While the host prepares, the answer is known and the database is busy.
    if (lifecycle.state !== 'preparing') {
      lifecycle.apply({ type: 'probed', ...(await database.probe()) })
    }
    if (!lifecycle.serving) {
      ctx.set('Retry-After', '5')
    }
    ctx.status = lifecycle.serving ? 200 : 503
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { status: lifecycle.state }
  })
}
