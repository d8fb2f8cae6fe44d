import type { PageEvent, UndoForm } from '../../http/context'
import type { StageState, TrackedItem } from '../tracker'

interface Change {
  type: TrackedItem['type']
  item_id: number
  updated_at: Date
  before: readonly StageState[]
  stages: readonly StageState[]
}

/** The form leads to `back`. Returns undefined if nothing has changed. */
export function undoForm({ type, item_id, updated_at, before, stages }: Change, back?: string): UndoForm | undefined {
  const former = stages.flatMap(({ slug, done, date }) => {
    const old = before.find(stage => stage.slug === slug) ?? { slug, done: false, doneAt: null, date: null }
    const isChanged = slug !== 'interested' && (old.done !== done || old.date !== date)
    return isChanged ? [{ slug, done: old.done, doneAt: old.doneAt, date: old.date }] : []
  })
  return former.length === 0
    ? undefined
    : {
        action: `/ajax/user/app-tracker-stage/${item_id}/undo`,
        fields: {
          jobType: type,
          stages: JSON.stringify(former),
          updatedAt: updated_at.toISOString(),
          ...(back ? { return: back } : {}),
        },
      }
}

export const stageEvents = ({ before, stages }: Pick<Change, 'before' | 'stages'>): PageEvent[] =>
  stages
    .filter(({ slug }) => slug !== 'interested')
    .filter(({ slug, done }) => done !== (before.find(stage => stage.slug === slug)?.done ?? false))
    .map(({ slug, done }) => ({ event: 'tracker_stage', stage: slug, done }))
