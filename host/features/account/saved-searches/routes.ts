import { wantsJson } from '../../../http/context'
import { redirectBack } from '../../../http/reply'
import { replyChange } from '../../../http/reply-change'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { found, invalid } from '../../../lib/errors'
import type { Services } from '../../../services'
import { changeSearch, removeSearch, saveSearch, stopAll } from './commands'
import { formRoutes, messageOf } from './form-routes'
import { loadSearch, loadSearches } from './load'
import { pageRoutes } from './page-routes'
import { loadPreview } from './preview-load'
import { changeFlash, removedFlash, savedMessage } from './view'

const SEARCHES = { access: 'signed-in', invalidParams: 'invalid' } as const
const LIST = '/dashboard/saved-items#searches'

export function routes(services: Services, router: Router): void {
  router.call('GET /ajax/saved-search', SEARCHES, async (ctx, { actor }) => {
    ctx.body = { savedSearches: await loadSearches(services, actor.id) }
  })

  router.call('GET /ajax/saved-search/preview', SEARCHES, async (ctx, { actor, query }) => {
    ctx.body = await loadPreview(services, actor.id, query.url)
  })

  router.call('POST /ajax/saved-search', SEARCHES, async (ctx, { actor, body }) => {
    const save = () => saveSearch(services, actor, body)
    if (wantsJson(ctx)) {
      ctx.body = await loadSearch(services, actor.id, await save())
      ctx.status = 201
    } else {
      await addFlash(ctx, services, await messageOf(async () => savedMessage(await save())))
      redirectBack(ctx, body.return ?? LIST)
    }
  })

  router.call('PUT /ajax/saved-search', SEARCHES, async (ctx, { actor, query, body }) => {
    const row = await changeSearch(services, actor, { ...body, id: idOf(body, query) })
    const flash = changeFlash(body, row)
    await replyChange(ctx, services, { json: () => loadSearch(services, actor.id, row), flash })
  })

  router.call('DELETE /ajax/saved-search', SEARCHES, async (ctx, { actor, query, body }) => {
    const row = await removeSearch(services, actor.id, idOf(body, query))
    await replyChange(ctx, services, { flash: removedFlash(row) })
  })

  stopRoute(services, router)
  formRoutes(services, router)
  pageRoutes(services, router)
}

/** The id comes in the body or in the query. */
function idOf(body: { id?: number | undefined }, query: { id?: number | undefined }): number {
  const id = body.id ?? query.id
  if (id === undefined) {
    throw invalid({ id: ['Give the id of the saved search'] })
  }
  return found(id)
}

function stopRoute(services: Services, router: Router): void {
  router.call('POST /ajax/saved-search/unsubscribe-all', SEARCHES, async (ctx, { actor, body }) => {
    await stopAll(services, actor.id)
    if (wantsJson(ctx)) {
      ctx.status = 204
    } else {
      await addFlash(ctx, services, { kind: 'success', text: 'All alert emails stopped' })
      redirectBack(ctx, body.return ?? LIST)
    }
  })
}
