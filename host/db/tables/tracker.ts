import type { ColumnType, Generated } from 'kysely'
import type { Json, Timestamp, WithDefault } from './column'
import type { Pattern, SalaryUnit } from './jobs'

/** An item to apply for: a job of the site, or an external one. */
export type TrackedType = 'jobs' | 'external-jobs'

export type TrackerStage =
  | 'interested'
  | 'applied'
  | 'online-test'
  | 'video-interview'
  | 'phone-interview'
  | 'interview'
  | 'assessment-centre'
  | 'offer'
  | 'accepted'
  | 'unsuccessful'
  | 'withdrawn'

type Derived = ColumnType<number | null, never, never>

export interface AppTrackerStagesTable {
  user_id: number
  type: TrackedType
  item_id: number
  job_id: Derived
  external_job_id: Derived
  stage: TrackerStage
  done: boolean
  done_at: Timestamp | null
  date: string | null
  ticks: WithDefault<string[]>
  updated_at: Timestamp
}

/** Spreadsheets between preview and import. */
export interface ApplicationImportsTable {
  id: Generated<string>
  user_id: number
  /** The cells as text, heading first. */
  cells: Json<string[][]>
  created_at: Timestamp
  expires_at: Timestamp
}

/** Copies of adverts, one for each user who saved the job. The database writes them when a job is saved. */
export interface JobCopiesTable {
  user_id: number
  type: Generated<'jobs'>
  job_id: number
  title: string
  company_name: string
  locations: string[]
  nationwide: boolean
  pattern: Pattern | null
  salary_min_pence: number | null
  salary_max_pence: number | null
  salary_unit: SalaryUnit | null
  salary_currency: string
  salary_text: string | null
  deadline_at: Timestamp | null
  description: string
  copied_at: Timestamp
}

export interface JobNotesTable {
  id: Generated<number>
  user_id: number
  type: TrackedType
  item_id: number
  job_id: Derived
  external_job_id: Derived
  text: string
  version: Generated<number>
  sort_order: number
  created_at: Timestamp
  updated_at: Timestamp
}

export interface CalendarFeedsTable {
  user_id: number
  nonce: string
  token_hash: string
  created_at: Timestamp
}
