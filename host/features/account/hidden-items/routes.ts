import type { Router } from '../../../http/router'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { findTitle } from '../../tracker/saved-items'
import { pageRoutes } from './page-routes'
import { deleteHidden, insertHidden, listHidden } from './queries'

export function routes(services: Services, router: Router): void {
  const { db, clock } = services
  pageRoutes(services, router)

  router.call('GET /ajax/user/hidden', { access: 'signed-in' }, async (ctx, { actor }) => {
    ctx.body = { hidden: await listHidden(db, actor.id) }
  })

  router.call('POST /ajax/user/hidden/:type/:id', { access: 'signed-in' }, async (ctx, { actor, params }) => {
    found(await findTitle(db, params))
    await insertHidden(db, actor.id, { ...params, now: clock.now() })
    ctx.status = 204
  })

  router.call('DELETE /ajax/user/hidden/:type/:id', { access: 'signed-in' }, async (ctx, { actor, params }) => {
    await deleteHidden(db, actor.id, params)
    ctx.status = 204
  })
}
