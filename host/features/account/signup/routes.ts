import type { Context } from '../../../http/context'
import type { Router } from '../../../http/router'
import { AppError } from '../../../lib/errors'
import type { Services } from '../../../services'
import type { Values } from '../profile'
import { applyTransition, jumpTo } from './commands'
import { loadState } from './load'
import { pageRoutes } from './page-routes'

export function routes(services: Services, router: Router): void {
  callRoutes(services, router)
  pageRoutes(services, router)
}

function callRoutes(services: Services, router: Router): void {
  const { clock, db } = services

  router.call('GET /ajax/state-machine/signup', { access: 'signed-in' }, async (ctx, { actor }) => {
    ctx.body = await loadState(db, actor.id, { now: clock.now() })
  })

  router.call('PUT /ajax/state-machine/signup', { access: 'signed-in' }, async (ctx, { actor, body }) => {
    const sent = { userId: actor.id, data: body.data, version: body.version }
    await answer(ctx, sent, () => applyTransition(services, actor.id, body))
  })

  router.call('PUT /ajax/state-machine/signup-jump-stage', { access: 'signed-in' }, async (ctx, { actor, body }) => {
    const { stage, from, version } = body
    await answer(ctx, { userId: actor.id }, () =>
      jumpTo(services, actor.id, { stage, isFromHub: from === 'hub', version }),
    )
  })

  /** Responds with the state after the change. A conflict response includes the current state. */
  async function answer(
    ctx: Context,
    { userId, data, version }: { userId: number; data?: Values | undefined; version?: number | undefined },
    change: () => Promise<unknown>,
  ): Promise<void> {
    const now = clock.now()
    try {
      await change()
      ctx.body = await loadState(db, userId, { now })
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'conflict')) {
        throw error
      }
      ctx.status = error.status
      ctx.body = { message: error.message, ...(await loadState(db, userId, { now, sent: data, version })) }
    }
  }
}
