import { type Flash, wantsJson } from '../../../http/context'
import { redirect, redirectBack } from '../../../http/reply'
import { replyChange } from '../../../http/reply-change'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { AppError } from '../../../lib/errors'
import type { Services } from '../../../services'
import { changeSearch, removeSearch, restoreSearch, runSearch } from './commands'
import { loadSearch } from './load'
import { changeFlash, removedFlash } from './view'

const SIGNED_IN = { access: 'signed-in' } as const
const LIST = '/dashboard/saved-items#searches'

export function formRoutes(services: Services, router: Router): void {
  router.call('POST /ajax/saved-search/:id/run', SIGNED_IN, async (ctx, { actor, params }) => {
    const row = await runSearch(services, actor.id, params.id)
    if (wantsJson(ctx)) {
      ctx.body = await loadSearch(services, actor.id, row)
    } else {
      redirect(ctx, row.url)
    }
  })

  router.call('POST /ajax/saved-search/:id/change', SIGNED_IN, async (ctx, { actor, params, body }) => {
    const change = async () => changeFlash(body, await changeSearch(services, actor, { ...body, ...params }))
    await addFlash(ctx, services, await messageOf(change))
    redirectBack(ctx, body.return ?? LIST)
  })

  router.call('POST /ajax/saved-search/:id/removal', SIGNED_IN, async (ctx, { actor, params, body }) => {
    const row = await removeSearch(services, actor.id, params.id)
    await replyChange(ctx, services, { flash: removedFlash(row), to: body.return ?? LIST })
  })

  router.call('POST /ajax/saved-search/:id/restoration', SIGNED_IN, async (ctx, { actor, params, body }) => {
    const row = await restoreSearch(services, actor.id, params.id)
    if (wantsJson(ctx)) {
      ctx.body = await loadSearch(services, actor.id, row)
    } else {
      await addFlash(ctx, services, { kind: 'success', text: 'Undone' })
      redirectBack(ctx, body.return ?? LIST)
    }
  })
}

/** After an invalid form the page shows the reason, not an error page. */
export async function messageOf(act: () => Promise<Flash>): Promise<Flash> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof AppError && error.expose && error.code !== 'not_found') {
      return { kind: 'error', text: error.message }
    }
    throw error
  }
}
