import type { Row } from '../../db/tables'
import { dayNumber } from '../../http/days'

const DAY = 24 * 60 * 60 * 1000
/** A closed job keeps its page for this long; then the page says that it is gone (410). */
const KEPT_AFTER_CLOSING = 30 * DAY
/** A deadline within so many days gets a tag. */
const SOON_DAYS = 7

export type JobState = 'open' | 'opening-soon' | 'closed' | 'gone' | 'removed'
type JobTimes = Pick<Row<'jobs'>, 'status' | 'opens_at' | 'deadline_at' | 'closed_at' | 'updated_at'>

/** What a job is at a moment. The stored status says what people decided; the clock decides the rest. */
export function jobState(job: JobTimes, now: Date): JobState {
  if (job.status === 'removed' || job.status === 'draft') {
    return 'removed'
  }
  const closed = closedAt(job, now)
  if (closed) {
    return now.getTime() - closed.getTime() > KEPT_AFTER_CLOSING ? 'gone' : 'closed'
  }
  const waiting = job.opens_at ? job.opens_at > now : job.status === 'interest'
  return waiting ? 'opening-soon' : 'open'
}

/** When a job closed; undefined while it has not. */
export function closedAt(job: JobTimes, now: Date): Date | undefined {
  if (job.status === 'closed') {
    return job.closed_at ?? job.deadline_at ?? job.updated_at
  }
  return job.deadline_at && job.deadline_at <= now ? job.deadline_at : undefined
}

/** Whether an open job's deadline is near enough for a tag. */
export function closesSoon(deadline: Date | null, now: Date): boolean {
  return deadline !== null && deadline > now && daysLeft(deadline, now) <= SOON_DAYS
}

/** Calendar days in London between now and a deadline: 0 today, 1 tomorrow. */
export const daysLeft = (deadlineAt: Date, now: Date): number => dayNumber(deadlineAt) - dayNumber(now)
