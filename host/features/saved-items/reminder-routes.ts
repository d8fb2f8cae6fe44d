import { invalid } from '../../errors'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { changeReminders } from './commands'
import { setReminders } from './queries'

const SAVED_ITEMS = { access: 'signed-in' } as const

/** Reminders of saved items: of one, or of all items of a type. */
export function reminderRoutes(services: Services, router: Router): void {
  // Before the route of one item, whose id would match `all`.
  router.call('PUT /ajax/saved-items/:type/all', SAVED_ITEMS, async (ctx, { actor, params, body }) => {
    const { type } = params
    if (body.type && body.type !== type) {
      throw invalid({ type: [`Give the type of the address: ${type}`] })
    }
    const { reminders } = body
    ctx.body = { type, reminders, count: await setReminders(services.db, actor.id, { type, reminders }) }
  })

  router.call('PUT /ajax/saved-items/:type/:id', SAVED_ITEMS, async (ctx, { actor, params, body }) => {
    const { reminders } = body
    await changeReminders(services, actor.id, { ...params, reminders })
    ctx.body = { ...params, reminders }
  })
}
