import { dayOf } from './london-time'
import { readDate } from './read-date'
import { readRelativeDate } from './read-relative-date'

/**
 * Returns a day as `YYYY-MM-DD`, in UK time if the text has a time; undefined for other text. "3 days ago" counts from
 * now, and a day without a year is the one nearest to now.
 */
export function dayOfText(text: string, now: Date): string | undefined {
  const date = readDate(text, now) ?? { at: readRelativeDate(text, now), dayOnly: true }
  return date.dayOnly ? date.at?.toISOString().slice(0, 10) : date.at && dayOf(date.at)
}
