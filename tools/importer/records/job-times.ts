import { DAY } from '../../../host/lib/durations'
import { endOfDay, isNoDate, readDate, type ReadDate } from '../../../host/lib/read-date'
import { readRelativeDate } from '../../../host/lib/read-relative-date'
import { lineAt, type Fields } from '../read/fields'
import type { JobColumns, ReadContext } from './types'

/** Adverts without a deadline close after this time. */
const STALE_DAYS = 365
/** The nearest day to this time after an advert is the next one after it. */
const HALF_YEAR = 182 * DAY
/** Enough of a value to find it in the file. */
const MAX_VALUE_LENGTH = 80

type TimeColumns = Pick<JobColumns, 'published_at' | 'deadline_at' | 'status' | 'closed_reason' | 'closed_at'>

export function readTimes(
  fields: Fields,
  source: string,
  context: ReadContext,
): { undated: boolean; row: TimeColumns } {
  const { now, shift } = context
  const { posted, publishedAt } = readPosted(fields, source, context)
  const deadline = readDeadline(fields.validThrough, { source, context, near: posted?.at })
  const updated = readDate(fields.dateUpdated) ?? posted
  const withdrawn = fields.active === false ? notLater(updated ? shift(source, updated.at) : now, now) : undefined
  const end = withdrawn ?? deadline ?? (publishedAt && new Date(publishedAt.getTime() + STALE_DAYS * DAY))
  const reason = withdrawn ? 'withdrawn' : deadline ? 'deadline' : 'stale'
  return {
    undated: !posted,
    row: {
      published_at: publishedAt ?? now,
      deadline_at: deadline,
      ...(end && end <= now
        ? { status: 'closed', closed_reason: reason, closed_at: end }
        : { status: 'open', closed_reason: null, closed_at: null }),
    },
  }
}

/** Dates may be exact or relative; unreadable values are reported. */
function readPosted(
  fields: Fields,
  source: string,
  { now, shift, remark }: ReadContext,
): { posted: ReadDate | undefined; publishedAt: Date | undefined } {
  const posted = readDate(fields.datePosted)
  if (posted) {
    return { posted, publishedAt: notLater(shift(source, posted.at), now) }
  }
  const texts = [lineAt(fields, 'datePosted'), lineAt(fields, 'postedText')]
  const publishedAt = texts.map(text => readRelativeDate(text, now)).find(Boolean)
  if (!publishedAt && !isNoDate(fields.datePosted)) {
    remark(unread('date', fields.datePosted))
  }
  return { posted, publishedAt }
}

/** A day without a year is the next one after the posting date, if that is known. */
function readDeadline(
  value: unknown,
  { source, context, near }: { source: string; context: ReadContext; near: Date | undefined },
): Date | null {
  const until = readDate(value, near ? new Date(near.getTime() + HALF_YEAR) : context.now)
  if (!until) {
    if (!isNoDate(value)) {
      context.remark(unread('closing date', value))
    }
    return null
  }
  return endOfDay({ ...until, at: context.shift(source, until.at) })
}

const unread = (what: string, value: unknown): string =>
  `the ${what} ${JSON.stringify(value)?.slice(0, MAX_VALUE_LENGTH)} cannot be read`

/** A date in the future only means that the feed's clock is wrong. */
export function notLater(date: Date, now: Date): Date {
  return date > now ? now : date
}
