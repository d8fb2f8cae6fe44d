import * as v from 'valibot'
import { found, invalid } from '../../errors'
import { type Context, wantsJson } from '../../http/context'
import { fieldErrors } from '../../http/field-errors'
import { localPath, redirect } from '../../http/reply'
import type { Router } from '../../http/router'
import { leaveFlash } from '../../http/session'
import { parseUrl } from '../../http/urls'
import type { Services } from '../../services'
import { saveItem, type SavableItem } from './commands'
import { ByType, ByTypeAndId, RemoveBody, SaveBody, SavedItemAnswer, SavedItemsAnswer, SavableItemInput } from './input'
import { deleteSaved, findSaved, findTitle, listSaved } from './queries'
import { presentItem, presentSaved } from './view'

export function routes(services: Services, router: Router): void {
  const { db } = services

  router.get('/ajax/saved-items', { access: 'signed-in', json: SavedItemsAnswer }, async ctx => {
    ctx.body = presentSaved(await listSaved(db, personOf(ctx)))
  })

  router.post(
    '/ajax/saved-items/:type',
    { access: 'signed-in', params: ByType, body: SaveBody, json: SavedItemAnswer },
    async (ctx, { params, body }) => {
      const thing = itemOf({ type: params.type, id: body.id })
      const title = await saveItem(services, personOf(ctx), thing)
      if (wantsJson(ctx)) {
        ctx.body = presentItem(found(await findSaved(db, personOf(ctx), thing)))
      } else {
        await goOn(ctx, body.return, `${title} saved`)
      }
    },
  )

  router.delete(
    '/ajax/saved-items/:type/:id',
    { access: 'signed-in', params: ByTypeAndId },
    async (ctx, { params }) => {
      await deleteSaved(db, personOf(ctx), itemOf(params))
      ctx.status = 204
    },
  )

  /** What a form does in place of DELETE. */
  router.post(
    '/ajax/saved-items/:type/:id/removal',
    { access: 'signed-in', params: ByTypeAndId, body: RemoveBody },
    async (ctx, { params, body }) => {
      const thing = itemOf(params)
      const title = await findTitle(db, thing)
      await deleteSaved(db, personOf(ctx), thing)
      await goOn(ctx, body.return, title ? `${title} removed` : undefined)
    },
  )

  async function goOn(ctx: Context, to: string | undefined, text: string | undefined): Promise<void> {
    if (text) {
      await leaveFlash(ctx, services, { kind: 'success', text })
    }
    redirect(ctx, localPath(to ?? parseUrl(ctx.get('Referer'))?.pathname))
  }
}

/** `access` has refused visitors before. */
const personOf = (ctx: Context) => (ctx.state.actor as NonNullable<typeof ctx.state.actor>).id

function itemOf(value: { type: string; id?: unknown }): SavableItem {
  const result = v.safeParse(SavableItemInput, value)
  if (!result.success) {
    throw invalid(fieldErrors(result.issues))
  }
  return result.output
}
