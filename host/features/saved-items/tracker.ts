import { slugOf } from '../../lib/slug'
import { appTrackerStages } from '../../reference'

/** A stage of the application tracker, in the order of product.md 2.8. */
export interface Stage {
  stageId: number
  slug: string
  name: string
  order: number
  done: boolean
  doneAt: string | null
}

/** The part of the tracker that holds a job; `withdrawn` is part of no filter but `all`. */
export type Bucket = 'not-applied' | 'applied' | 'unsuccessful' | 'withdrawn'

/** Returns the stages of a job that was saved at `savedAt`: saving marks the first one. */
export function presentStages(savedAt: Date): Stage[] {
  return appTrackerStages.map(({ slug, name }, index) => ({
    stageId: index + 1,
    slug: slug ?? slugOf(name),
    name,
    order: index + 1,
    done: index === 0,
    doneAt: index === 0 ? savedAt.toISOString() : null,
  }))
}

/** Returns the part of the tracker that a job with these stages is in. */
export function trackerBucket(stages: readonly Pick<Stage, 'slug' | 'done'>[]): Bucket {
  const isDone = (slug: string) => stages.some(stage => stage.slug === slug && stage.done)
  if (isDone('unsuccessful')) {
    return 'unsuccessful'
  }
  if (isDone('withdrawn')) {
    return 'withdrawn'
  }
  return isDone('applied') ? 'applied' : 'not-applied'
}
