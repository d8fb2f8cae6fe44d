import { APPOINTMENT_KINDS, PlanFields } from '@firstrung/api/contracts'
import * as v from 'valibot'
import type { NewRow, Row } from '../../../db/tables'
import type { TrackedItem } from '../tracker'
import type { PlanTable } from './queries'

type Own<T extends PlanTable> = Omit<NewRow<T>, 'user_id' | 'type' | 'item_id' | 'created_at' | 'updated_at'>

export interface Noun<T extends PlanTable = PlanTable> {
  path: keyof typeof PlanFields
  key: 'appointments' | 'nextActions' | 'contacts'
  table: T
  limit: number
  many: string
  fields: v.GenericSchema
  /** All fields of an export, including the ones with a separate control. */
  stored: v.GenericSchema
  columnsOf: (fields: unknown) => Own<T>
  present(row: Row<T>): object
  /** Such as "Interview", for the message about a change. */
  nameOf(row: Row<T>): string
}

const clock = (time: string) => time.slice(0, 5)
type Fields<N extends keyof typeof PlanFields> = v.InferOutput<(typeof PlanFields)[N]>

const appointments: Noun<'appointments'> = {
  path: 'appointments',
  key: 'appointments',
  table: 'appointments',
  limit: 20,
  many: 'appointments',
  fields: PlanFields.appointments,
  stored: PlanFields.appointments,
  columnsOf(fields) {
    const { kind, day, starts, ends, timeZone, place, link, note } = fields as Fields<'appointments'>
    return {
      ...{ kind, day, starts, ends, time_zone: timeZone, place, link, note },
      // A rescheduled appointment gets new reminders.
      ...{ evening_mailed_at: null, hour_mailed_at: null },
    }
  },
  present: ({ kind, day, starts, ends, time_zone, starts_at, place, link, note }) => ({
    ...{ kind, day, starts: clock(starts), ends: ends && clock(ends), timeZone: time_zone },
    ...{ startsAt: starts_at.toISOString(), place, link, note },
  }),
  nameOf: ({ kind }) => APPOINTMENT_KINDS[kind],
}

export const nextActions: Noun<'next_actions'> = {
  path: 'next-actions',
  key: 'nextActions',
  table: 'next_actions',
  limit: 20,
  many: 'next actions',
  fields: PlanFields['next-actions'],
  stored: v.object({
    ...PlanFields['next-actions'].entries,
    done: v.pipe(
      v.optional(v.string(), ''),
      v.transform(text => text === 'true'),
    ),
  }),
  columnsOf: fields => fields as Fields<'next-actions'>,
  present: ({ text, day, done }) => ({ text, day, done }),
  nameOf: () => 'Next action',
}

const contacts: Noun<'contacts'> = {
  path: 'contacts',
  key: 'contacts',
  table: 'contacts',
  limit: 20,
  many: 'people',
  fields: PlanFields.contacts,
  stored: PlanFields.contacts,
  columnsOf: fields => fields as Fields<'contacts'>,
  present: ({ name, role, address, phone, met, note }) => ({ name, role, address, phone, met, note }),
  nameOf: ({ name }) => name,
}

export const NOUNS: readonly Noun[] = [appointments, nextActions, contacts]

export function presentPlan(noun: Noun, row: Row<PlanTable>) {
  const { id, type, item_id, created_at, updated_at } = row
  const times = { createdAt: created_at.toISOString(), updatedAt: updated_at.toISOString() }
  return { id, type, itemId: item_id, ...noun.present(row), ...times }
}

export const jobOf = ({ type, item_id }: Pick<Row<PlanTable>, 'type' | 'item_id'>): TrackedItem => ({
  type,
  id: item_id,
})
