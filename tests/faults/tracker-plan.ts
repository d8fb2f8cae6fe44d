import type { TrackerStage } from '../../host/db/tables'

/** What the writers of tracker-kill.test.ts do, step by step: the process that writes and the test that checks both know it. */
export const WRITERS = 3
export const JOBS_EACH = 12

const STAGES: readonly TrackerStage[] = ['applied', 'online-test', 'interview', 'offer']

/** The place of the job that a writer changes in a step, among all jobs. */
export const placeOf = (writer: number, step: number): number => writer * JOBS_EACH + (Math.floor(step / 4) % JOBS_EACH)

/** The current stage of its job after a step. */
export function stageAt(step: number): TrackerStage {
  const moved = STAGES[Math.floor(step / 4 / JOBS_EACH) % STAGES.length] ?? 'applied'
  return step % 4 === 2 ? 'withdrawn' : moved
}

/** The note that a writer adds in a step. */
export const noteOf = (writer: number, step: number): string => `Note ${writer} ${step}`
