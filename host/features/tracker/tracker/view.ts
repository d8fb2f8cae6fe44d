import { STAGES } from '@firstrung/api/contracts'
import type { StageState } from './stages'

/** The end of the panel's address, which follows the address of any list of the tracker. */
export const panelSegments = ({ type, id }: { type: string; id: number }): string =>
  type === 'external-jobs' ? `${id}/${type}` : String(id)

export const panelPath = (item: { type: string; id: number }): string =>
  `/dashboard/app-tracker/all/${panelSegments(item)}`

/** In order. A saved job is always "interested". */
export function presentStages(stages: readonly StageState[]) {
  return STAGES.map(({ slug, name }, index) => {
    const stage = stages.find(item => item.slug === slug)
    return {
      stageId: index + 1,
      slug,
      name,
      done: slug === 'interested' || (stage?.done ?? false),
      doneAt: stage?.doneAt?.toISOString() ?? null,
      date: stage?.date ?? null,
      ticks: stage?.ticks ?? [],
      order: index + 1,
    }
  })
}
