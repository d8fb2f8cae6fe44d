import { redirectBack } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import type { Services } from '../../../services'
import { answerNews } from './commands'
import { messageOf } from './form-routes'
import { NEWS_ANSWERS } from './news'
import { stageEvents, undoForm } from './undo'

export function newsRoutes(services: Services, router: Router): void {
  router.call(
    'POST /ajax/user/app-tracker-stage/:jobId/news',
    { access: 'signed-in' },
    async (ctx, { actor, params, body }) => {
      const item = { type: body.jobType ?? 'jobs', id: params.jobId } as const
      const { answer, day } = body
      const message = await messageOf(async () => {
        const change = await answerNews(services, { userId: actor.id, item, answer, day })
        const undo = change && undoForm([change], body.return)
        const events = change && stageEvents(change)
        return { kind: 'success', text: NEWS_ANSWERS[answer].message, undoForm: undo, events }
      })
      await addFlash(ctx, services, message)
      redirectBack(ctx, body.return)
    },
  )
}
