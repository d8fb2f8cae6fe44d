import type { ColumnType, Generated } from 'kysely'
import type { Timestamp } from './column'
import type { TrackedType } from './tracker'

type Derived<T> = ColumnType<T, never, never>

export type AppointmentKind = 'interview' | 'test' | 'call' | 'assessment-centre'

interface PlanTable {
  id: Generated<number>
  user_id: number
  item_id: number
  job_id: Derived<number | null>
  external_job_id: Derived<number | null>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface AppointmentsTable extends PlanTable {
  type: TrackedType
  kind: AppointmentKind
  day: string
  /** Clock times in the time zone, `14:30:00`. */
  starts: string
  ends: string | null
  time_zone: string
  starts_at: Derived<Date>
  ends_at: Derived<Date | null>
  place: string | null
  link: string | null
  note: string | null
  evening_mailed_at: Timestamp | null
  hour_mailed_at: Timestamp | null
}

export interface NextActionsTable extends PlanTable {
  type: TrackedType
  text: string
  day: string
  done: Generated<boolean>
}

export interface ContactsTable extends PlanTable {
  type: TrackedType
  name: string
  role: string | null
  address: string | null
  phone: string | null
  met: string | null
  note: string | null
}
