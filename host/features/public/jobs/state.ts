import type { Row } from '../../../db/tables'
import { DAY } from '../../../lib/durations'
import { dayNumber } from '../../../lib/london-time'

/** The page of a closed job answers 410 after this time. */
const GONE_AFTER = 30 * DAY
const SOON_DAYS = 7

type JobState = 'open' | 'opening-soon' | 'closed' | 'gone' | 'removed'
type JobTimes = Pick<Row<'jobs'>, 'status' | 'opens_at' | 'deadline_at' | 'closed_at' | 'updated_at'>

/** Editors set the stored status; the clock decides the rest. */
export function jobState(job: JobTimes, now: Date): JobState {
  if (job.status === 'removed' || job.status === 'draft') {
    return 'removed'
  }
  const closed = closedAt(job, now)
  if (closed) {
    return now.getTime() - closed.getTime() > GONE_AFTER ? 'gone' : 'closed'
  }
  const isWaiting = job.opens_at ? job.opens_at > now : job.status === 'interest'
  return isWaiting ? 'opening-soon' : 'open'
}

export function closedAt(job: JobTimes, now: Date): Date | undefined {
  if (job.status === 'closed') {
    return job.closed_at ?? job.deadline_at ?? job.updated_at
  }
  return job.deadline_at && job.deadline_at <= now ? job.deadline_at : undefined
}

export function closesSoon(deadline: Date | null, now: Date): boolean {
  return deadline !== null && deadline > now && daysLeft(deadline, now) <= SOON_DAYS
}

/** Returns the calendar days in London until a deadline: 0 today, 1 tomorrow. */
export const daysLeft = (deadlineAt: Date, now: Date): number => dayNumber(deadlineAt) - dayNumber(now)
