import type { Context } from '../../http/context'
import { redirectBack } from '../../http/reply'
import type { Router } from '../../http/router'
import { addFlash } from '../../http/session'
import type { Services } from '../../services'
import { changeReminders } from './commands'
import { deleteSaved, findOwnTitle } from './queries'

const SAVED_ITEMS = { access: 'signed-in', invalidParams: 'invalid' } as const

const REMINDERS_ON = 'Reminders on. We will email you 7 and 2 days before it closes'
const REMINDERS_OFF = 'Reminders off'

/** What forms send in place of DELETE and PUT, without script. */
export function formRoutes(services: Services, router: Router): void {
  const { db } = services

  router.call('POST /ajax/saved-items/:type/:id/removal', SAVED_ITEMS, async (ctx, { actor, params, body }) => {
    const title = await findOwnTitle(db, actor.id, params)
    await deleteSaved(db, actor.id, params)
    await continueTo(ctx, services, { path: body.return, message: title && `${title} removed` })
  })

  router.call('POST /ajax/saved-items/:type/:id/reminders', SAVED_ITEMS, async (ctx, { actor, params, body }) => {
    const { reminders } = body
    await changeReminders(services, actor.id, { ...params, reminders })
    await continueTo(ctx, services, { path: body.return, message: reminders ? REMINDERS_ON : REMINDERS_OFF })
  })
}

/** Redirects a form to `path`, by default the page it came from, with a message. */
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
