import { conflict } from '../../../lib/errors'
import { jobState, requireVisible } from '../../public/jobs'
import type { InterestJob } from './queries'

/** Throws 409 for a job that is open or has closed, 404 or 410 for one that visitors cannot see. */
export function requireOpeningLater(job: InterestJob, now: Date): void {
  requireVisible(job)
  const state = jobState(job, now)
  if (state === 'open') {
    throw conflict('This job is open. Apply now.')
  } else if (state !== 'opening-soon') {
    throw conflict('This job has closed. You can’t register interest in it.')
  }
}
