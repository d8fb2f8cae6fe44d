import type { Router } from '../../../http/router'
import type { Services } from '../../../services'
import { registerInterest, withdrawInterest } from './commands'
import { readJobId } from './input'
import { loadDetails } from './load'
import { pageRoutes } from './page-routes'
import { listRegistrations } from './queries'
import { presentRegistration, presentRegistrations } from './view'

export function routes(services: Services, router: Router): void {
  pageRoutes(services, router)

  router.call('PUT /ajax/register-your-interest', { access: 'signed-in' }, async (ctx, { actor, query, body }) => {
    const registration = { userId: actor.id, jobId: readJobId(query.jobId) }
    const isWithdrawal = body.stateMachine?.defaultTransition === 'withdraw'
    const row = isWithdrawal
      ? { ...(await withdrawInterest(services, registration)), missing: [] }
      : await registerInterest(services, { actor, jobId: registration.jobId, details: body.user })
    const answer = presentRegistration(registration.jobId, row)
    const isIncomplete = row.missing.length > 0
    ctx.body = isIncomplete
      ? { ...answer, fields: row.missing, details: await loadDetails(services, registration) }
      : answer
  })

  router.call('GET /ajax/user/interest', { access: 'signed-in' }, async (ctx, { actor }) => {
    ctx.body = { interest: presentRegistrations(await listRegistrations(services.db, actor.id)) }
  })
}
