import { STAGES } from '@firstrung/api/contracts'
import type { TrackerStage } from '../../../db/tables'
import { dayNumber } from '../../../lib/london-time'

/** Mutually exclusive outcomes. */
const ENDS: readonly TrackerStage[] = ['accepted', 'unsuccessful', 'withdrawn']
/** Each of these implies an application. */
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
/** Days. */
const CLOSING_SOON_DAYS = 14

/** A withdrawn application has no bucket: only the list of all applications includes it. */
export type TrackerBucket = 'applied' | 'unsuccessful' | 'not-applied'

export interface StageState {
  slug: TrackerStage
  done: boolean
  /** When it was last done. Clearing the stage does not remove this time. */
  doneAt: Date | null
  /** `YYYY-MM-DD`, entered by the user. */
  date: string | null
  /** Slugs of its checklist. */
  ticks?: readonly string[]
}

export interface StageChange {
  slug: TrackerStage
  /** Undefined leaves it unchanged. */
  done?: boolean | undefined
  /** Undefined leaves the date unchanged, null removes it. */
  date?: string | null | undefined
}

export const hasEnded = (stages: readonly Done[]): boolean => ENDS.some(slug => isDone(stages, slug))

type Done = Pick<StageState, 'slug' | 'done'>

const isDone = (stages: readonly Done[], slug: TrackerStage) => stages.some(stage => stage.slug === slug && stage.done)

export function trackerBucket(stages: readonly Done[]): TrackerBucket | undefined {
  if (isDone(stages, 'withdrawn')) {
    return undefined
  } else if (isDone(stages, 'unsuccessful')) {
    return 'unsuccessful'
  }
  return isDone(stages, 'applied') || AFTER_APPLYING.some(slug => isDone(stages, slug)) ? 'applied' : 'not-applied'
}

export function isClosingSoon(stages: readonly Done[], deadline: Date | null, now: Date): boolean {
  return (
    trackerBucket(stages) === 'not-applied' &&
    deadline !== null &&
    deadline > now &&
    dayNumber(deadline) - dayNumber(now) <= CLOSING_SOON_DAYS
  )
}

export function currentStage(stages: readonly Done[]): (typeof STAGES)[number] {
  return STAGES.findLast(({ slug }) => isDone(stages, slug)) ?? STAGES[0]
}

/**
 * "Interested" needs no tick, a stage after applying implies the application, and a new outcome replaces the previous
 * one. Several changes of one stage add up: a date does not undo a tick.
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
