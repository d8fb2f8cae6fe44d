import type { TrackerStage } from '../../host/db/tables'

/** The plan of the writers in tracker-kill.test.ts, shared by the writing process and the test. */
export const WRITERS = 3
export const JOBS_EACH = 12

const STAGES: readonly TrackerStage[] = ['applied', 'online-test', 'interview', 'offer']

/** Index of the job that a writer changes in a step, among all jobs. */
export const placeOf = (writer: number, step: number): number => writer * JOBS_EACH + (Math.floor(step / 4) % JOBS_EACH)

export function stageAt(step: number): TrackerStage {
  const moved = STAGES[Math.floor(step / 4 / JOBS_EACH) % STAGES.length] ?? 'applied'
  return step % 4 === 2 ? 'withdrawn' : moved
}

export const noteOf = (writer: number, step: number): string => `Note ${writer} ${step}`
