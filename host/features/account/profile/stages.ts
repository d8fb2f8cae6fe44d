import { SignupStage } from '@firstrung/api/contracts'

export const STAGES = SignupStage.options

export type Stage = (typeof STAGES)[number]

/** A new account has already passed the stage `account`. */
export const FIRST_STAGE: Stage = 'pathway'

const COUNTED = ['account', 'pathway', 'education', 'interests', 'job-preferences', 'contact-preferences'] as const
const REQUIRED = ['pathway', 'education', 'interests', 'job-preferences'] as const

/** The answers may also come from elsewhere, such as the profile page. */
export type StagesDone = Readonly<Record<Exclude<Stage, 'complete'>, boolean>>

export interface Completion {
  currentStage: Stage
  isProfileCompleted: boolean
  hasPathway: boolean
  /** 0 to 100; the optional stage does not count. */
  progression: number
}

export const isStage = (name: string): name is Stage => (STAGES as readonly string[]).includes(name)

/** At the end of signup, the current stage is the first required one that was skipped. */
export function completionOf(done: StagesDone, stage: Stage): Completion {
  const skipped = REQUIRED.find(name => !done[name])
  const progression = Math.round((COUNTED.filter(name => done[name]).length / COUNTED.length) * 100)
  return {
    currentStage: stage === 'complete' ? (skipped ?? stage) : stage,
    isProfileCompleted: !skipped,
    hasPathway: done.pathway,
    progression,
  }
}
