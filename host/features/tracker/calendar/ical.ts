import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { CalendarEvent } from './events'

const TWO_DAYS = 2 * 86_400
const HOUR = 3_600
const HOURS_PER_REFRESH = 4

/**
 * Deadlines are instants in UTC, days have no time zone (RFC 5545). Deleted dates are omitted: calendars replace a
 * subscription as a whole, and some of them would show a cancelled event struck through.
 */
export function toCalendar(events: readonly CalendarEvent[], { name, now }: { name: string; now: Date }): string {
  const calendar = ical({
    name,
    prodId: { company: 'Firstrung', product: 'Applications', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOURS_PER_REFRESH * 3600,
  })
  for (const { at, until, location, uid, sequence, summary, description, url, isCancelled } of events) {
    const isDay = typeof at === 'string'
    const event = calendar.createEvent({
      id: uid,
      sequence,
      stamp: now,
      summary,
      description,
      ...(url ? { url } : {}),
      // The library uses the UTC day of an all-day event.
      start: isDay ? new Date(`${at}T00:00:00Z`) : at,
      ...(until ? { end: until } : {}),
      ...(location ? { location } : {}),
      allDay: isDay,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
    if (!isCancelled) {
      event.createAlarm({ type: ICalAlarmType.display, trigger: until ? HOUR : TWO_DAYS, description: summary })
    }
  }
  return calendar.toString()
}
