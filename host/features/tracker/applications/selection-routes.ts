import type { Flash } from '../../../http/context'
import { redirectBack } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { conflict } from '../../../lib/errors'
import { counted } from '../../../lib/formats'
import type { Services } from '../../../services'
import { removeItems } from '../saved-items'
import { hasEnded, listStages, STAGES, stagesUpTo, type TrackedItem } from '../tracker'
import { trackSaved } from './commands'
import { messageOf } from './form-routes'
import { type Selection, SelectionForm } from './input'
import { TRACKER_PAGE } from './page-routes'
import { stageEvents, undoForm } from './undo'

/** The jobs that are chosen in the list, with one Undo. */
export function selectionRoutes(services: Services, router: Router): void {
  router.post(
    `${TRACKER_PAGE}/selection`,
    { access: 'signed-in', body: SelectionForm },
    async (ctx, { actor, body: selection }) => {
      const message = await messageOf(() => changeAll(services, actor.id, selection))
      await addFlash(ctx, services, message)
      redirectBack(ctx, message.kind === 'error' ? tickedPage(selection) : selection.return)
    },
  )
}

/** The list with its checkboxes, the chosen jobs ticked. */
function tickedPage({ items = [], return: back = TRACKER_PAGE }: Selection): string {
  const ticks = items.map(({ type, id }) => `&items=${type}-${id}`)
  return `${back}${back.includes('?') ? '&' : '?'}select=on${ticks.join('')}`
}

async function changeAll(services: Services, userId: number, selection: Selection): Promise<Flash> {
  const { items = [], act, return: back } = selection
  const stage = act === 'archive' ? 'withdrawn' : selection.stage
  if (items.length === 0) {
    throw conflict('Choose at least one job')
  } else if (act === 'remove') {
    return removeItems(services, userId, { items, noun: 'job', back })
  } else if (!stage) {
    throw conflict('Choose a stage to move the jobs to')
  }
  const moving = act === 'archive' ? await withoutEnded(services, userId, items) : items
  const changes = await trackSaved(services, { userId, items: moving, changes: stagesUpTo(stage) })
  const name = STAGES.find(({ slug }) => slug === stage)?.name
  return {
    kind: 'success',
    text: `${counted(changes.length, 'job')} ${act === 'archive' ? 'archived' : `moved to ${name}`}`,
    undoForm: undoForm(changes, back),
    events: changes.flatMap(stageEvents),
  }
}

/** An application keeps the way it ended. */
async function withoutEnded({ db }: Services, userId: number, items: readonly TrackedItem[]): Promise<TrackedItem[]> {
  const rows = await listStages(db, userId)
  return items.filter(({ type, id }) => !hasEnded(rows.filter(row => row.type === type && row.item_id === id)))
}
