import { DAY } from '../../host/lib/durations'
import { readDate } from '../../host/lib/read-date'
import { readRecords } from './formats'
import { readFields } from './formats/adapt'
import type { FeedOptions } from './formats/options'
import { sourceOf, type Fields } from './read/fields'
import { notLater } from './records/job-times'

/** Each source's newest date moves into the last day, by whole days: a second run that day shifts equally. */
export async function measureShifts(file: string, now: Date, options: FeedOptions = {}): Promise<Map<string, number>> {
  const newest = new Map<string, number>()
  for await (const { text } of readRecords(file, undefined, options)) {
    const fields = tryParse(text)
    const date = fields && readDate(fields.datePosted ?? fields.date)
    if (fields && date) {
      const source = sourceOf(fields)
      newest.set(source, Math.max(newest.get(source) ?? 0, notLater(date.at, now).getTime()))
    }
  }
  return new Map([...newest].map(([source, at]) => [source, Math.floor((now.getTime() - at) / DAY) * DAY]))
}

export function createShift(shifts: ReadonlyMap<string, number>): (source: string, date: Date) => Date {
  return (source, date) => new Date(date.getTime() + (shifts.get(source) ?? 0))
}

function tryParse(text: string | undefined): Fields | undefined {
  try {
    return readFields(text)
  } catch {
    return undefined
  }
}
