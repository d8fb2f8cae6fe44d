import { DAY } from '../../../lib/durations'
import { found, invalid } from '../../../lib/errors'
import type { Services } from '../../../services'
import { listPlans } from '../application-plans'
import { findOwnTitle } from '../saved-items'
import type { TrackedItem } from '../tracker'
import { type CalendarEvent, eventsOf } from './events'
import { feedPath } from './feed-commands'
import { type CalendarJob, listCalendarJobs, listStageDays } from './queries'

/** Includes closed jobs. */
export async function loadEvents(
  { db, config }: Services,
  userId: number,
  item?: TrackedItem,
): Promise<CalendarEvent[]> {
  const [jobs, days, appointments] = await Promise.all([
    listCalendarJobs(db, userId, item),
    listStageDays(db, userId, item),
    listPlans(db, 'appointments', { userId, item }),
  ])
  return jobs.flatMap(job => {
    const isOwn = (row: Pick<CalendarJob, 'type' | 'item_id'>) => row.type === job.type && row.item_id === job.item_id
    const dates = { days: days.filter(isOwn), appointments: appointments.filter(isOwn) }
    return eventsOf(job, dates, { userId, baseUrl: config.BASE_URL })
  })
}

/** Returns the events of one job. Throws 404 for a job that is not saved, 422 for one without a date. */
export async function loadJobEvents(services: Services, userId: number, item: TrackedItem): Promise<CalendarEvent[]> {
  const events = await loadEvents(services, userId, item)
  if (events.length === 0) {
    found(await findOwnTitle(services.db, userId, item))
    throw invalid({ id: ['This job has no date yet'] }, 'This job has no date yet')
  }
  return events
}

export async function presentLinks(
  services: Services,
  userId: number,
  { item, events }: { item: TrackedItem; events: readonly CalendarEvent[] },
) {
  const { BASE_URL } = services.config
  const next = nextOf(events, services.clock.now())
  return {
    google: googleLink(next),
    outlook: outlookLink(next),
    ics: `${BASE_URL}/dashboard/calendar/${item.type}/${item.id}.ics`,
    feed: BASE_URL + (await feedPath(services, userId)),
  }
}

export const loadLinks = async (services: Services, userId: number, item: TrackedItem) =>
  presentLinks(services, userId, { item, events: await loadJobEvents(services, userId, item) })

/** Returns undefined if the job has no date. */
export async function findLinks(services: Services, userId: number, item: TrackedItem) {
  const events = await loadEvents(services, userId, item)
  return events.length > 0 ? presentLinks(services, userId, { item, events }) : undefined
}

function nextOf(events: readonly CalendarEvent[], now: Date): CalendarEvent {
  const sorted = events.toSorted((a, b) => new Date(a.at).getTime() - new Date(b.at).getTime())
  const later = sorted.find(({ at, isCancelled }) => !isCancelled && new Date(at).getTime() >= now.getTime() - DAY)
  return found(later ?? sorted.at(-1))
}

function googleLink({ summary, description, at, until, location = '' }: CalendarEvent): string {
  const time = (value: string) => value.replaceAll(/[-:]|\.\d+/g, '')
  const dates =
    typeof at === 'string'
      ? `${time(at)}/${time(dayAfter(at))}`
      : `${time(at.toISOString())}/${time((until ?? at).toISOString())}`
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    dates,
    details: description,
    ...place(location),
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}

function outlookLink({ summary, description, at, until, location = '' }: CalendarEvent): string {
  const isDay = typeof at === 'string'
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: summary,
    body: description,
    startdt: isDay ? at : at.toISOString(),
    enddt: isDay ? dayAfter(at) : (until ?? at).toISOString(),
    ...place(location),
    allday: String(isDay),
  })
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query.toString()}`
}

const place = (location: string): Record<string, string> => (location ? { location } : {})

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10)
