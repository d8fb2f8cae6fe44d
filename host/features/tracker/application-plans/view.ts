import { APPOINTMENT_KINDS, TIME_ZONES } from '@firstrung/api/contracts'
import type { Db, Row } from '../../../db/tables'
import { HOUR } from '../../../lib/durations'
import { date, dayOf } from '../../../lib/formats'
import { dayNumber } from '../../../lib/london-time'
import type { TrackedItem } from '../tracker'
import { type DatedRow, listDatedPlans, listPlans } from './queries'

type Appointment = Row<'appointments'>

export interface DatedPlan {
  key: string
  kind: DatedRow['kind']
  name: string
  day: string
  /** "14:30" or "14:30 Paris time"; '' for a whole day. */
  time: string
  /** "Interview on 3 October 2026, 14:30", "5 October: Send a thank-you" */
  text: string
}

export const appointmentName = ({ kind }: Pick<Appointment, 'kind'>): string => APPOINTMENT_KINDS[kind]

/** "14:30 to 15:30", with the place of the time zone unless it is the UK. */
export function timeOf({ starts, ends, time_zone }: Pick<Appointment, 'starts' | 'ends' | 'time_zone'>): string {
  const times = ends ? `${starts.slice(0, 5)} to ${ends.slice(0, 5)}` : starts.slice(0, 5)
  const zone = TIME_ZONES[time_zone as keyof typeof TIME_ZONES]
  return time_zone === 'Europe/London' ? times : `${times} ${zone} time`
}

export const dayText = (day: string): string => date(noonOf(day))
const noonOf = (day: string): string => `${day}T12:00:00Z`

/** An appointment without an end lasts an hour. */
export const endOf = ({ starts_at, ends_at }: Pick<Appointment, 'starts_at' | 'ends_at'>): Date =>
  ends_at ?? new Date(starts_at.getTime() + HOUR)

/** In London time. */
export const isDue = (day: string, now: Date): boolean => dayNumber(new Date(noonOf(day))) <= dayNumber(now)

export const loadDatedPlans = async (db: Db, userId: number, now: Date): Promise<DatedPlan[]> =>
  (await listDatedPlans(db, userId, now)).map(row => presentDated(row, now))

export function presentDated({ type, item_id, day, kind, text, starts, time_zone }: DatedRow, now: Date): DatedPlan {
  const when = dayOf(noonOf(day), now)
  const common = { key: `${type}-${item_id}`, kind, day }
  if (kind === 'next-action' || starts === null) {
    return { ...common, name: text, time: '', text: `${when}: ${text}` }
  }
  const [name, time] = [appointmentName({ kind }), timeOf({ starts, ends: null, time_zone })]
  return { ...common, name, time, text: `${name} on ${when}, ${time}` }
}

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
        ...{ when: `${dayText(row.day)}, ${timeOf(row)}`, isPast: endOf(row) <= now },
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
