import type { Router } from '../../http/router'
import type { Services } from '../../services'

/** `/healthz` answers while the process runs and does not use the database. `/readyz` needs the database. */
export function routes({ database, lifecycle, log }: Services, router: Router): void {
  router.get('/healthz', { access: 'anyone' }, ctx => {
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { status: 'ok' }
  })

  router.get('/readyz', { access: 'anyone' }, async ctx => {
    const ready = !lifecycle.stopping && (await database.ready())
    if (!ready) {
      log.warn('not ready')
      ctx.set('Retry-After', '5')
    }
    ctx.status = ready ? 200 : 503
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { status: ready ? 'ready' : 'not ready' }
  })
}
