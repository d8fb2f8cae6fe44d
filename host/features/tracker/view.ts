import { STAGES, type StageState } from './stages'

/** Returns all stages of an application in their order. A saved job is always interesting. */
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
      order: index + 1,
    }
  })
}
