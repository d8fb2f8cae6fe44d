import * as v from 'valibot'
import { type Flash, redirectBack } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { AppError, found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { currentStage, panelPath, stagesUpTo } from '../tracker'
import { resetProgress, revertStages, tickOff, trackApplication } from './commands'
import { StagesForm, TrackedParams, TrackerQuery, type TrackerView } from './input'
import { loadTracker } from './load'
import { TRACKER_PAGE, TRACKER_TEMPLATE } from './page-routes'
import { stageEvents, undoForm } from './undo'

const SIGNED_IN = { access: 'signed-in' } as const
const ALL: TrackerView = { ...v.parse(TrackerQuery, {}), filter: 'all' }

export function formRoutes(services: Services, router: Router): void {
  router.call('POST /ajax/user/app-tracker-stage/:jobId/move', SIGNED_IN, async (ctx, { actor, params, body }) => {
    const { stage, jobType: type = 'jobs' } = body
    const item = { type, id: params.jobId }
    const change = await trackApplication(services, { userId: actor.id, item, changes: stagesUpTo(stage) })
    await addFlash(ctx, services, changeFlash(change, body.return))
    redirectBack(ctx, body.return)
  })

  router.call('POST /ajax/user/app-tracker/undo', SIGNED_IN, async (ctx, { actor, body }) => {
    await addFlash(ctx, services, await messageOf(() => undo(services, actor.id, body.changes)))
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
      const back = panelPath(params)
      const change = await trackApplication(services, { userId: actor.id, item: params, changes: fields })
      await addFlash(ctx, services, changeFlash(change, back))
      return { location: back }
    },
  })

  tickForm(services, router)
  clearForm(services, router)
}

/** Names the new stage, unless only days or earlier stages have changed. */
export function changeFlash(change: Parameters<typeof undoForm>[0][number], back?: string): Flash {
  const { name } = currentStage(change.stages)
  const isMoved = name !== currentStage(change.before).name
  return {
    kind: 'success',
    text: isMoved ? `Moved to ${name}` : 'Stages saved',
    undoForm: undoForm([change], back),
    events: stageEvents(change),
  }
}

export const CLEARED: Flash = {
  kind: 'success',
  text: 'Your progress is cleared. Your saved jobs are still here',
}

async function undo(...change: Parameters<typeof revertStages>): Promise<Flash> {
  const reverted = await revertStages(...change)
  return { kind: 'success', text: 'Undone', events: reverted.flatMap(stageEvents) }
}

/** A conflict gives a message in place, not an error page. */
export async function messageOf(act: () => Promise<Flash>): Promise<Flash> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') {
      return { kind: 'error', text: error.message }
    }
    throw error
  }
}

function clearForm(services: Services, router: Router): void {
  router.form(`${TRACKER_PAGE}/clear`, {
    ...SIGNED_IN,
    fields: v.object({}),
    template: 'applications/clear.njk',
    presentValues: () => ({}),
    async submit(ctx, { actor }) {
      await resetProgress(services, actor.id, 'all')
      await addFlash(ctx, services, CLEARED)
      return { location: TRACKER_PAGE }
    },
  })
}

function tickForm(services: Services, router: Router): void {
  router.call('POST /ajax/user/app-tracker-stage/:jobId/ticks', SIGNED_IN, async (ctx, { actor, params, body }) => {
    const { jobType: type = 'jobs', stage, tick, done } = body
    await tickOff(services, actor.id, { item: { type, id: params.jobId }, stage, tick, done })
    await addFlash(ctx, services, { kind: 'success', text: done ? 'Ticked off' : 'Tick removed' })
    redirectBack(ctx, body.return)
  })
}
