import type { Actor, Context } from '../../../http/context'
import { redirectBack } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { addFlash, clearSessionCookies, sessionCookie } from '../../../http/session'
import { closeSessionById, closeSessionsOf, listSessions } from '../../../http/sessions'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { presentSessions } from './view'

const SIGNED_IN = { access: 'signed-in' } as const

/** Each DELETE has a form that does the same without script. */
export function sessionRoutes(services: Services, router: Router): void {
  const { config, db, clock } = services

  router.call('GET /ajax/user/sessions', SIGNED_IN, async (ctx, { actor }) => {
    ctx.body = { sessions: presentSessions(await listSessions(db, actor.id, clock.now()), actor.sessionHash) }
  })

  router.call('DELETE /ajax/user/sessions', SIGNED_IN, async (ctx, { actor }) => {
    await closeSessionsOf(db, actor.id, actor.sessionHash)
    ctx.status = 204
  })

  router.call('DELETE /ajax/user/sessions/:id', SIGNED_IN, async (ctx, { actor, params }) => {
    await closeOne(ctx, actor, params.id)
    ctx.status = 204
  })

  router.call('POST /ajax/user/sessions/removal', SIGNED_IN, async (ctx, { actor, body }) => {
    await closeSessionsOf(db, actor.id, actor.sessionHash)
    await addFlash(ctx, services, { kind: 'success', text: 'Other devices are logged out' })
    redirectBack(ctx, body.return)
  })

  router.call('POST /ajax/user/sessions/:id/removal', SIGNED_IN, async (ctx, { actor, params, body }) => {
    await closeOne(ctx, actor, params.id)
    await addFlash(ctx, services, { kind: 'success', text: 'The device is logged out' })
    redirectBack(ctx, body.return)
  })

  async function closeOne(ctx: Context, actor: Actor, id: number): Promise<void> {
    const hash = found(await closeSessionById(db, { userId: actor.id, id }))
    if (hash === actor.sessionHash) {
      clearSessionCookies(ctx, sessionCookie(config.BASE_URL))
      ctx.state.actor = null
    }
  }
}
