import { DAY } from '../../lib/durations'
import { lineAt, type Fields } from '../read/fields'
import { endOfDay, readDate, readRelativeDate } from '../values/dates'
import type { JobColumns, ReadContext } from './types'

/** An advert without a deadline does not stay open longer. */
const STALE_DAYS = 365

export type TimeColumns = Pick<JobColumns, 'published_at' | 'deadline_at' | 'status' | 'closed_reason' | 'closed_at'>

/** When an advert was posted and until when it is open. */
export function readTimes(
  fields: Fields,
  source: string,
  context: ReadContext,
): { undated: boolean; row: TimeColumns } {
  const posted = readDate(fields.datePosted)
  const until = readDate(fields.validThrough)
  const publishedAt = posted
    ? notLater(context.shift(source, posted.at), context.now)
    : readRelativeDate(lineAt(fields, 'datePosted'), context.now)
  const deadline = until ? context.shift(source, endOfDay(until)) : null
  const closedAt = closingTime(publishedAt, deadline, context.now)
  return {
    undated: !posted,
    row: {
      published_at: publishedAt ?? context.now,
      deadline_at: deadline,
      ...(closedAt ? closed(closedAt, deadline ? 'deadline' : 'stale') : openColumns),
    },
  }
}

export const openColumns = { status: 'open', closed_reason: null, closed_at: null } as const

export function closed(at: Date, reason: string) {
  return { status: 'closed', closed_reason: reason, closed_at: at } as const
}

/** When an advert stopped to be open, or undefined while it is. */
export function closingTime(publishedAt: Date | undefined, deadline: Date | null, now: Date): Date | undefined {
  const end = deadline ?? (publishedAt && new Date(publishedAt.getTime() + STALE_DAYS * DAY))
  return end && end <= now ? end : undefined
}

/** A date that a feed sets in the future says only that its clock is wrong. */
export function notLater(date: Date, now: Date): Date {
  return date > now ? now : date
}
