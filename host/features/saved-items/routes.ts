import { found } from '../../errors'
import { type Context, wantsJson } from '../../http/context'
import { redirectBack } from '../../http/reply'
import type { Router } from '../../http/router'
import { addFlash } from '../../http/session'
import type { Services } from '../../services'
import { saveItem } from './commands'
import { deleteSaved, findSaved, findTitle, listSaved } from './queries'
import { presentItem, presentSaved } from './view'

/** A type or an id that cannot be saved is an error of the call, which then fetches the list again (spec section 8). */
const SAVED_ITEMS = { access: 'signed-in', invalidParams: 'invalid' } as const

export function routes(services: Services, router: Router): void {
  const { db } = services

  router.call('GET /ajax/saved-items', { access: 'signed-in' }, async (ctx, { actor }) => {
    ctx.body = presentSaved(await listSaved(db, actor.id))
  })

  router.call('POST /ajax/saved-items/:type', SAVED_ITEMS, async (ctx, { actor, params, body }) => {
    const item = { type: params.type, id: body.id }
    const title = await saveItem(services, actor.id, item)
    if (wantsJson(ctx)) {
      ctx.body = presentItem(found(await findSaved(db, actor.id, item)))
    } else {
      await continueTo(ctx, body.return, `${title} saved`)
    }
  })

  router.call('DELETE /ajax/saved-items/:type/:id', SAVED_ITEMS, async (ctx, { actor, params }) => {
    await deleteSaved(db, actor.id, params)
    ctx.status = 204
  })

  router.call('POST /ajax/saved-items/:type/:id/removal', SAVED_ITEMS, async (ctx, { actor, params, body }) => {
    const title = await findTitle(db, params)
    await deleteSaved(db, actor.id, params)
    await continueTo(ctx, body.return, title && `${title} removed`)
  })

  /** Redirects a form to `path`, by default the page it came from, with a message. */
  async function continueTo(ctx: Context, path: string | undefined, message: string | undefined): Promise<void> {
    if (message) {
      await addFlash(ctx, services, { kind: 'success', text: message })
    }
    redirectBack(ctx, path)
  }
}
