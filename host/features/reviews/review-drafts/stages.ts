import { ReviewStage } from '@firstrung/api/contracts'

export const STAGES = ReviewStage.options

export type Stage = (typeof STAGES)[number]

/** Saving this stage creates the draft. */
export const FIRST_STAGE: Stage = 'job-details'

export const LAST_STAGE: Stage = 'confirmation'

export const isStage = (name: string): name is Stage => (STAGES as readonly string[]).includes(name)
