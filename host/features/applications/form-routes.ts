import * as v from 'valibot'
import { found } from '../../errors'
import { redirectBack } from '../../http/reply'
import type { Router } from '../../http/router'
import { addFlash } from '../../http/session'
import type { Services } from '../../services'
import { panelPath, STAGES, stagesUpTo } from '../tracker'
import { resetProgress, trackApplication } from './commands'
import { StagesForm, TrackedParams } from './input'
import { loadTracker, type TrackerView } from './load'
import { TRACKER_PAGE, TRACKER_TEMPLATE } from './page-routes'

const SIGNED_IN = { access: 'signed-in' } as const
const ALL: TrackerView = { filter: 'all', 'sort-by': 'updatedAt', direction: undefined, search: '', view: 'list' }

/** What forms send without script: the stages of one job, a move to one stage, and a new start. */
export function formRoutes(services: Services, router: Router): void {
  router.call('POST /ajax/user/app-tracker-stage/:jobId/move', SIGNED_IN, async (ctx, { actor, params, body }) => {
    const { stage, jobType: type = 'jobs' } = body
    const item = { type, id: params.jobId }
    await trackApplication(services, { userId: actor.id, item, changes: stagesUpTo(stage) })
    const name = STAGES.find(({ slug }) => slug === stage)?.name ?? ''
    await addFlash(ctx, services, { kind: 'success', text: `Moved to ${name}` })
    redirectBack(ctx, body.return)
  })

  router.form(`${TRACKER_PAGE}/stages/:type/:id`, {
    ...SIGNED_IN,
    params: TrackedParams,
    fields: StagesForm,
    template: TRACKER_TEMPLATE,
    async load(_, { actor, params }) {
      const view = await loadTracker(services, actor.id, { ...ALL, item: params })
      return { ...view, panel: found(view.panel) }
    },
    presentValues: values => values,
    async submit(ctx, { actor, params, fields }) {
      await trackApplication(services, { userId: actor.id, item: params, changes: fields })
      await addFlash(ctx, services, { kind: 'success', text: 'Stages saved' })
      return { location: panelPath(params) }
    },
  })

  clearForm(services, router)
}

/** The confirmation of a new start. */
function clearForm(services: Services, router: Router): void {
  router.form(`${TRACKER_PAGE}/clear`, {
    ...SIGNED_IN,
    fields: v.object({}),
    template: 'applications/clear.njk',
    presentValues: () => ({}),
    async submit(ctx, { actor }) {
      await resetProgress(services, actor.id, 'all')
      await addFlash(ctx, services, {
        kind: 'success',
        text: 'Your progress is cleared. Your saved jobs are still here',
      })
      return { location: TRACKER_PAGE }
    },
  })
}
