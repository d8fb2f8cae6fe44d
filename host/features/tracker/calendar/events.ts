import type { Row } from '../../../db/tables'
import { MINUTE } from '../../../lib/durations'
import { jobUrl } from '../../public/jobs'
import { appointmentName, endOf } from '../application-plans'
import { deadlineOf } from '../saved-items'
import { panelPath, stageDayName } from '../tracker'
import type { CalendarJob, StageDay } from './queries'

export interface CalendarEvent {
  uid: string
  /** Increases with every change, so that calendars take over the new version. */
  sequence: number
  summary: string
  description: string
  url: string | null
  /** An instant, or the whole day `YYYY-MM-DD`. */
  at: Date | string
  until?: Date
  location?: string
  isCancelled: boolean
}

interface EventContext {
  userId: number
  baseUrl: string
}

const EPOCH = Date.UTC(2020, 0, 1)

interface Dates {
  days: readonly StageDay[]
  appointments: readonly Row<'appointments'>[]
}

export function eventsOf(job: CalendarJob, { days, appointments }: Dates, context: EventContext): CalendarEvent[] {
  const { hostname } = new URL(context.baseUrl)
  const kind = job.type === 'jobs' ? 'job' : 'external-job'
  const uid = (what: string) => `${kind}-${job.item_id}-${what}-${context.userId}@${hostname}`
  const title = `${job.title} at ${job.company}`
  const common = { description: describe(job, context), url: urlOf(job, context) }
  const deadline = deadlineOf(job)
  const closing = deadline && {
    ...common,
    uid: uid('deadline'),
    sequence: sequenceOf(job.updated_at),
    summary: `Deadline: ${title}`,
    // Calendars show minutes; a whole day ends in its last second.
    at: new Date(Math.floor(deadline.getTime() / MINUTE) * MINUTE),
    isCancelled: isUnlisted(job) || (job.closed_at !== null && job.closed_at < deadline),
  }
  const stages = days.map(({ stage, date, done, updated_at }) => ({
    ...common,
    uid: uid(stage),
    sequence: sequenceOf(updated_at),
    summary: `${stageDayName({ slug: stage, done })}: ${title}`,
    at: date,
    isCancelled: false,
  }))
  const timed = appointments.map(row => ({
    ...common,
    ...presentAppointment(row, common.description),
    uid: uid(`appointment-${row.id}`),
    summary: `${appointmentName(row)}: ${title}`,
  }))
  return [...(closing ? [closing] : []), ...stages, ...timed]
}

const presentAppointment = (row: Row<'appointments'>, description: string) => ({
  sequence: sequenceOf(row.updated_at),
  at: row.starts_at,
  until: endOf(row),
  ...((row.place ?? row.link) ? { location: row.place ?? row.link ?? '' } : {}),
  description: [row.link, row.note, description].filter(Boolean).join('\n'),
  isCancelled: false,
})

const isUnlisted = ({ type, is_public }: CalendarJob) => type === 'jobs' && !is_public

/** The seconds since 2020 fit an integer for 68 years. */
const sequenceOf = (changed: Date): number => Math.max(0, Math.floor((changed.getTime() - EPOCH) / 1000))

function urlOf(job: CalendarJob, { baseUrl }: EventContext): string | null {
  if (isUnlisted(job)) {
    return null
  }
  return job.type === 'jobs' ? baseUrl + jobUrl({ id: job.item_id, slug: job.slug ?? '' }) : job.url
}

function describe(job: CalendarJob, context: EventContext): string {
  const panel = `${context.baseUrl}${panelPath({ type: job.type, id: job.item_id })}`
  return [urlOf(job, context), `Your stages and notes: ${panel}`].filter(Boolean).join('\n')
}
