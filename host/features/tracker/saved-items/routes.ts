import { wantsJson } from '../../../http/context'
import { replyChange } from '../../../http/reply-change'
import type { Router } from '../../../http/router'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { saveItem } from './commands'
import { continueTo, formRoutes, removeItem } from './form-routes'
import { chooseJobs } from './job-list'
import { listSaved } from './list-queries'
import { loadListedJobs } from './load'
import { pageRoutes } from './page-routes'
import { findSaved } from './queries'
import { reminderRoutes } from './reminder-routes'
import { presentItem, presentSaved } from './view'

/** An unknown item is a validation error of the call, which then fetches the list again. */
const SAVED_ITEMS = { access: 'signed-in', invalidParams: 'invalid' } as const

export function routes(services: Services, router: Router): void {
  const { db } = services

  reminderRoutes(services, router)
  formRoutes(services, router)
  pageRoutes(services, router)

  router.call('GET /ajax/saved-items', { access: 'signed-in' }, async (ctx, { actor }) => {
    ctx.body = presentSaved(await listSaved(db, actor.id))
  })

  router.call('GET /ajax/saved-items/jobs', SAVED_ITEMS, async (ctx, { actor, query }) => {
    ctx.body = { savedJobItems: chooseJobs(await loadListedJobs(services, actor.id), query) }
  })

  router.call('POST /ajax/saved-items/:type', SAVED_ITEMS, async (ctx, { actor, params, body }) => {
    const item = { type: params.type, id: body.id }
    const title = await saveItem(services, actor.id, item)
    if (wantsJson(ctx)) {
      ctx.body = presentItem(found(await findSaved(db, actor.id, item)))
    } else {
      await continueTo(ctx, services, { path: body.return, message: `${title} saved` })
    }
  })

  router.call('DELETE /ajax/saved-items/:type/:id', { access: 'signed-in' }, async (ctx, { actor, params }) => {
    await replyChange(ctx, services, { flash: await removeItem(services, actor.id, { item: params }) })
  })
}
