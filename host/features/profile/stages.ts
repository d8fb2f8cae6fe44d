import { SignupStage } from '@firstrung/api/contracts'

/** The stages of signup, in order. */
export const STAGES = SignupStage.options

export type Stage = (typeof STAGES)[number]

/** A new account has passed the stage `account`. */
export const FIRST_STAGE: Stage = 'pathway'

/** The stages that count towards the progression. */
const COUNTED = ['account', 'pathway', 'education', 'interests', 'job-preferences', 'contact-preferences'] as const
/** The stages that a complete profile needs. */
const REQUIRED = ['pathway', 'education', 'interests', 'job-preferences'] as const

/** Whether the answers of a stage are there. They may also come from elsewhere, such as the profile page. */
export type StagesDone = Readonly<Record<Exclude<Stage, 'complete'>, boolean>>

export interface Completion {
  /** The stage to continue with. */
  currentStage: Stage
  isProfileCompleted: boolean
  hasPathway: boolean
  /** 0 to 100; the optional stage does not count. */
  progression: number
}

export const isStage = (name: string): name is Stage => (STAGES as readonly string[]).includes(name)

/** Returns how complete a profile is. At the end of signup the first stage that was skipped is the current one. */
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
