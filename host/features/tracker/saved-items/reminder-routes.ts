import { replyChange } from '../../../http/reply-change'
import type { Router } from '../../../http/router'
import { invalid } from '../../../lib/errors'
import type { Services } from '../../../services'
import { changeSaved } from './commands'
import { allRemindersFlash, remindersFlash } from './form-routes'
import { updateSaved } from './queries'

const SAVED_ITEMS = { access: 'signed-in' } as const

export function reminderRoutes(services: Services, router: Router): void {
  // Before the route of one item, whose id would match `all`.
  router.call('PUT /ajax/saved-items/:type/all', SAVED_ITEMS, async (ctx, { actor, params, body }) => {
    const { type } = params
    if (body.type && body.type !== type) {
      throw invalid({ type: [`Give the type of the address: ${type}`] })
    }
    const { reminders } = body
    const count = await updateSaved(services.db, actor.id, { type, reminders })
    await replyChange(ctx, services, { json: () => ({ type, reminders, count }), flash: allRemindersFlash(reminders) })
  })

  router.call('PUT /ajax/saved-items/:type/:id', SAVED_ITEMS, async (ctx, { actor, params, body }) => {
    const { reminders } = body
    await changeSaved(services, actor.id, { ...params, reminders })
    await replyChange(ctx, services, { json: () => ({ ...params, reminders }), flash: remindersFlash(reminders) })
  })
}
