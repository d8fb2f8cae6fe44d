import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { trackApplication } from './commands'
import { presentTracked } from './view'

export function routes(services: Services, router: Router): void {
  router.call(
    'PUT /ajax/user/app-tracker-stage/:jobId',
    { access: 'signed-in' },
    async (ctx, { actor, params, query, body }) => {
      const item = { type: body.jobType ?? query.jobType ?? 'jobs', id: params.jobId }
      ctx.body = presentTracked(
        await trackApplication(services, { userId: actor.id, item, changes: body.appTrackerStages }),
      )
    },
  )
}
