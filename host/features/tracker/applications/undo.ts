import type { PageEvent, UndoForm } from '../../../http/context'
import type { StageState, TrackedItem } from '../tracker'

interface Change {
  type: TrackedItem['type']
  item_id: number
  updated_at: Date
  before: readonly StageState[]
  stages: readonly StageState[]
}

/** The form leads to `back`. Returns undefined if nothing has changed. */
export function undoForm(changes: readonly Change[], back?: string): UndoForm | undefined {
  const former = changes.flatMap(({ type, item_id: id, updated_at: updatedAt, before, stages }) => {
    const changed = changedStages(before, stages)
    return changed.length > 0 ? [{ type, id, updatedAt, stages: changed }] : []
  })
  return former.length === 0
    ? undefined
    : {
        action: '/ajax/user/app-tracker/undo',
        fields: { changes: JSON.stringify(former), ...(back ? { return: back } : {}) },
      }
}

const changedStages = (before: readonly StageState[], stages: readonly StageState[]) =>
  stages.flatMap(({ slug, done, date }) => {
    const old = before.find(stage => stage.slug === slug) ?? { slug, done: false, doneAt: null, date: null }
    const isChanged = slug !== 'interested' && (old.done !== done || old.date !== date)
    return isChanged ? [{ slug, done: old.done, doneAt: old.doneAt, date: old.date }] : []
  })

export const stageEvents = ({ before, stages }: Pick<Change, 'before' | 'stages'>): PageEvent[] =>
  stages
    .filter(({ slug }) => slug !== 'interested')
    .filter(({ slug, done }) => done !== (before.find(stage => stage.slug === slug)?.done ?? false))
    .map(({ slug, done }) => ({ event: 'tracker_stage', stage: slug, done }))
