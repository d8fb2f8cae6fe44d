import type { SavedType } from '../../../db/tables'
import type { Context, Flash, UndoForm } from '../../../http/context'
import { redirectBack } from '../../../http/reply'
import { replyChange } from '../../../http/reply-change'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { counted } from '../../../lib/formats'
import type { Services } from '../../../services'
import { changeSaved, restoreItems } from './commands'
import { findOwnTitle } from './queries'
import { deleteSavedItems, type RemovedItem } from './removal-queries'

const SAVED_ITEMS = { access: 'signed-in' } as const

const REMINDERS_ON = 'Reminders on. We will email you 7 and 2 days before it closes'

export const remindersFlash = (isOn: boolean): Flash => ({
  kind: 'success',
  text: isOn ? REMINDERS_ON : 'Reminders off',
})
export const allRemindersFlash = (isOn: boolean): Flash => ({
  kind: 'success',
  text: `Reminders ${isOn ? 'on' : 'off'} for all saved jobs`,
})

/** Forms without script cannot send DELETE or PUT. */
export function formRoutes(services: Services, router: Router): void {
  router.call('POST /ajax/saved-items/:type/:id/removal', SAVED_ITEMS, async (ctx, { actor, params, body }) => {
    const flash = await removeItem(services, actor.id, { item: params, back: body.return })
    await replyChange(ctx, services, { flash, to: body.return })
  })

  router.call('POST /ajax/saved-items/restoration', { access: 'signed-in' }, async (ctx, { actor, body }) => {
    const restored = await restoreItems(services, actor.id, body.items)
    const missing = body.items.length - restored
    const message = missing === 0 ? 'Undone' : `${counted(missing, 'item')} could not be saved again`
    await continueTo(ctx, services, { path: body.return, message })
  })

  router.call('POST /ajax/saved-items/:type/:id/reminders', SAVED_ITEMS, async (ctx, { actor, params, body }) => {
    const { reminders } = body
    await changeSaved(services, actor.id, { ...params, reminders })
    await replyChange(ctx, services, { flash: remindersFlash(reminders), to: body.return })
  })

  router.call('POST /ajax/saved-items/:type/:id/star', SAVED_ITEMS, async (ctx, { actor, params, body }) => {
    const { starred } = body
    await changeSaved(services, actor.id, { ...params, starred })
    const flash = { kind: 'success', text: starred ? 'Starred' : 'Star removed' } as const
    await replyChange(ctx, services, { flash, to: body.return })
  })
}

/** Returns the message with its Undo form; undefined if the item was not saved. */
export async function removeItem(
  { db }: Services,
  userId: number,
  { item, back }: { item: { type: SavedType; id: number }; back?: string | undefined },
): Promise<Flash | undefined> {
  const title = await findOwnTitle(db, userId, item)
  const removed = await deleteSavedItems(db, userId, [item])
  return title ? { kind: 'success', text: `${title} removed`, undoForm: restoration(removed, back) } : undefined
}

/** Returns the message, with a form that undoes all of it. */
export async function removeItems(
  { db }: Services,
  userId: number,
  { items, noun, back }: { items: readonly { type: SavedType; id: number }[]; noun: string; back: string | undefined },
): Promise<Flash> {
  const removed = await deleteSavedItems(db, userId, items)
  return { kind: 'success', text: `${counted(removed.length, noun)} removed`, undoForm: restoration(removed, back) }
}

/** Returns undefined if no items were removed. */
function restoration(removed: readonly RemovedItem[], back: string | undefined): UndoForm | undefined {
  const fields = { items: JSON.stringify(removed), ...(back ? { return: back } : {}) }
  return removed.length > 0 ? { action: '/ajax/saved-items/restoration', fields } : undefined
}

/** `path` defaults to the page with the form. */
export async function continueTo(
  ctx: Context,
  services: Services,
  { path, message }: { path: string | undefined; message: string | undefined },
): Promise<void> {
  if (message) {
    await addFlash(ctx, services, { kind: 'success', text: message })
  }
  redirectBack(ctx, path)
}
