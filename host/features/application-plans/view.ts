import { APPOINTMENT_KINDS, TIME_ZONES } from '@firstrung/api/contracts'
import type { Db, Row } from '../../db/tables'
import { date, dayOf } from '../../http/formats'
import { HOUR } from '../../lib/durations'
import { dayNumber } from '../../lib/london-time'
import type { TrackedItem } from '../tracker'
import { listPlans } from './queries'

type Appointment = Row<'appointments'>
type NextAction = Row<'next_actions'>

/** A dated plan of a job, for its row. */
export interface DatedPlan {
  key: string
  kind: Appointment['kind'] | 'next-action'
  name: string
  day: string
  /** "14:30" or "14:30 Paris time"; '' for a whole day. */
  time: string
  /** "Interview on 3 October 2026, 14:30" */
  text: string
}

export const appointmentName = ({ kind }: Pick<Appointment, 'kind'>): string => APPOINTMENT_KINDS[kind]

/** "14:30 to 15:30", with the place of the time zone unless it is the UK. */
export function timeOf({ starts, ends, time_zone }: Pick<Appointment, 'starts' | 'ends' | 'time_zone'>): string {
  const times = ends ? `${starts.slice(0, 5)} to ${ends.slice(0, 5)}` : starts.slice(0, 5)
  const zone = TIME_ZONES[time_zone as keyof typeof TIME_ZONES]
  return time_zone === 'Europe/London' ? times : `${times} ${zone} time`
}

/** Returns a day as "3 October 2026". */
export const dayText = (day: string): string => date(noonOf(day))
const noonOf = (day: string): string => `${day}T12:00:00Z`

/** Returns whether an appointment has not ended; one without an end lasts an hour. */
export const isAhead = ({ starts_at, ends_at }: Appointment, now: Date): boolean =>
  (ends_at ?? new Date(starts_at.getTime() + HOUR)) > now

/** Returns whether a day is today or past, in London. */
export const isDue = (day: string, now: Date): boolean => dayNumber(new Date(noonOf(day))) <= dayNumber(now)

/** Reads the upcoming appointments and open next actions of a user's jobs, earliest first. */
export async function loadDatedPlans(db: Db, userId: number, now: Date): Promise<DatedPlan[]> {
  const [appointments, actions] = await Promise.all([
    listPlans(db, 'appointments', { userId }),
    listPlans(db, 'next_actions', { userId }),
  ])
  return [
    ...appointments.filter(row => isAhead(row, now)).map(row => presentDatedAppointment(row, now)),
    ...actions.filter(({ done }) => !done).map(row => presentDatedAction(row, now)),
  ].sort((a, b) => `${a.day} ${a.time}`.localeCompare(`${b.day} ${b.time}`))
}

const keyOf = ({ type, item_id }: Pick<NextAction, 'type' | 'item_id'>) => `${type}-${item_id}`

function presentDatedAppointment(row: Appointment, now: Date): DatedPlan {
  const [name, time] = [appointmentName(row), timeOf({ ...row, ends: null })]
  const when = dayOf(noonOf(row.day), now)
  return { key: keyOf(row), kind: row.kind, name, day: row.day, time, text: `${name} on ${when}, ${time}` }
}

const presentDatedAction = (row: NextAction, now: Date): DatedPlan => ({
  ...{ key: keyOf(row), kind: 'next-action', name: row.text, day: row.day, time: '' },
  text: `${row.text}: ${dayOf(noonOf(row.day), now)}`,
})

/** Reads everything planned for one job, for its panel. */
export async function loadPlans(db: Db, userId: number, { item, now }: { item: TrackedItem; now: Date }) {
  const [appointments, actions, contacts] = await Promise.all([
    listPlans(db, 'appointments', { userId, item }),
    listPlans(db, 'next_actions', { userId, item }),
    listPlans(db, 'contacts', { userId, item }),
  ])
  return {
    appointments: appointments
      .toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
      .map(row => ({
        ...{ id: row.id, name: appointmentName(row), place: row.place, link: row.link, note: row.note },
        ...{ when: `${dayText(row.day)}, ${timeOf(row)}`, isPast: !isAhead(row, now) },
      })),
    nextActions: actions
      .toSorted((a, b) => Number(a.done) - Number(b.done) || a.day.localeCompare(b.day))
      .map(row => ({
        ...{ id: row.id, text: row.text, done: row.done, when: dayText(row.day) },
        isDue: !row.done && isDue(row.day, now),
      })),
    contacts: contacts.map(row => ({
      ...{ id: row.id, name: row.name, role: row.role, address: row.address, phone: row.phone },
      ...{ met: row.met, note: row.note, isEmail: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(row.address ?? '') },
    })),
  }
}
