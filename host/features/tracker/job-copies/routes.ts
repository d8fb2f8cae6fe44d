import { type Flash, redirectBack } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import type { Services } from '../../../services'
import { panelPath } from '../tracker'
import { keepCopy } from './commands'

const SAVED: Flash = { kind: 'success', text: 'Copy saved' }
const UNLISTED: Flash = { kind: 'error', text: 'This job is no longer listed. Your copy has not changed' }

export function routes(services: Services, router: Router): void {
  router.call('POST /ajax/user/job-copies/:jobId', { access: 'signed-in' }, async (ctx, { actor, params, body }) => {
    const isSaved = await keepCopy(services, actor.id, params.jobId)
    await addFlash(ctx, services, isSaved ? SAVED : UNLISTED)
    redirectBack(ctx, body.return ?? panelPath({ type: 'jobs', id: params.jobId }))
  })
}
