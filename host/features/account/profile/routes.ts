import { inTransaction } from '../../../db/transaction'
import type { Router } from '../../../http/router'
import type { Services } from '../../../services'
import { deleteEquality } from './commands'
import { saveInformation } from './information-commands'
import { readCompletion } from './queries'

export function routes(services: Services, router: Router): void {
  const { clock, db } = services

  router.call('PUT /user/profile-information', { access: 'signed-in' }, async (ctx, { actor, body }) => {
    ctx.body = await saveInformation(services, actor.id, body)
  })

  router.call('GET /ajax/user/profile-completion', { access: 'signed-in' }, async (ctx, { actor }) => {
    ctx.body = await readCompletion(db, actor.id)
  })

  router.call('DELETE /ajax/user/equality-answers', { access: 'signed-in' }, async (ctx, { actor }) => {
    await inTransaction(db, trx => deleteEquality(trx, actor.id, clock.now()))
    ctx.status = 204
  })
}
