import { STAGES } from '@firstrung/api/contracts'
import type { TrackerStage } from '../../db/tables'
import { dayNumber } from '../../lib/london-time'

/** Mutually exclusive outcomes. */
const ENDS: readonly TrackerStage[] = ['accepted', 'unsuccessful', 'withdrawn']
/** Stages that imply an application. */
const AFTER_APPLYING: readonly TrackerStage[] = [
  'online-test',
  'video-interview',
  'phone-interview',
  'interview',
  'assessment-centre',
  'offer',
  'accepted',
]
/** The stages that an employer's first answer leads to. */
export const ANSWERS: readonly TrackerStage[] = [...AFTER_APPLYING.filter(slug => slug !== 'accepted'), 'unsuccessful']
/** A job that closes within this many days is closing soon. */
const CLOSING_SOON_DAYS = 14

/** The lists of the tracker. A withdrawn application is only in the list of all. */
export type TrackerBucket = 'applied' | 'unsuccessful' | 'not-applied'

export interface StageState {
  slug: TrackerStage
  done: boolean
  /** When it was last done; it stays when the stage is cleared. */
  doneAt: Date | null
  /** The user's date, `YYYY-MM-DD`. */
  date: string | null
}

export interface StageChange {
  slug: TrackerStage
  /** Undefined leaves it unchanged. */
  done?: boolean | undefined
  /** Undefined leaves the date unchanged, null removes it. */
  date?: string | null | undefined
}

/** Returns whether an application has ended: accepted, not successful or withdrawn. */
export const hasEnded = (stages: readonly Done[]): boolean => ENDS.some(slug => isDone(stages, slug))

type Done = Pick<StageState, 'slug' | 'done'>

const isDone = (stages: readonly Done[], slug: TrackerStage) => stages.some(stage => stage.slug === slug && stage.done)

/** Returns the list of an application; undefined for a withdrawn one. */
export function trackerBucket(stages: readonly Done[]): TrackerBucket | undefined {
  if (isDone(stages, 'withdrawn')) {
    return undefined
  } else if (isDone(stages, 'unsuccessful')) {
    return 'unsuccessful'
  }
  return isDone(stages, 'applied') || AFTER_APPLYING.some(slug => isDone(stages, slug)) ? 'applied' : 'not-applied'
}

/** Returns whether the user has yet to apply and the job closes within the next 14 days. */
export function isClosingSoon(stages: readonly Done[], deadline: Date | null, now: Date): boolean {
  return (
    trackerBucket(stages) === 'not-applied' &&
    deadline !== null &&
    deadline > now &&
    dayNumber(deadline) - dayNumber(now) <= CLOSING_SOON_DAYS
  )
}

/** Returns the current stage: the last one that is done. */
export function currentStage(stages: readonly Done[]): (typeof STAGES)[number] {
  return STAGES.findLast(({ slug }) => isDone(stages, slug)) ?? STAGES[0]
}

/**
 * Returns all stages after a change. "Interested" needs no tick, a stage after applying implies the application, and a
 * new outcome replaces the previous one. Several changes of one stage add up: a date does not undo a tick.
 */
export function changeStages(before: readonly StageState[], changes: readonly StageChange[], now: Date): StageState[] {
  const changeOf = mergeChanges(changes)
  const ends = changes.filter(({ slug, done }) => done && ENDS.includes(slug)).map(({ slug }) => slug)
  const newEnd = ends.findLast(slug => !isDone(before, slug)) ?? ends.at(-1)
  const changed = STAGES.map(({ slug }): StageState => {
    const old = before.find(stage => stage.slug === slug) ?? { slug, done: false, doneAt: null, date: null }
    const change = changeOf.get(slug)
    const isReplaced = newEnd !== undefined && slug !== newEnd && ENDS.includes(slug)
    const done = slug === 'interested' || (!isReplaced && (change?.done ?? old.done))
    return { ...old, done, date: change?.date === undefined ? old.date : change.date }
  })
  const hasApplied = AFTER_APPLYING.some(slug => isDone(changed, slug))
  return changed.map(stage => {
    const done = stage.done || (stage.slug === 'applied' && hasApplied)
    const wasDone = isDone(before, stage.slug)
    return { ...stage, done, doneAt: done && !wasDone ? now : stage.doneAt }
  })
}

function mergeChanges(changes: readonly StageChange[]): ReadonlyMap<TrackerStage, StageChange> {
  const merged = new Map<TrackerStage, StageChange>()
  for (const { slug, done, date } of changes) {
    const former = merged.get(slug)
    merged.set(slug, { slug, done: done ?? former?.done, date: date === undefined ? former?.date : date })
  }
  return merged
}
