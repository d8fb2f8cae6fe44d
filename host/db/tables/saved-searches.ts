import type { ColumnType, Generated } from 'kysely'
import type { Timestamp, WithDefault } from './column'
import type { AlertFrequency } from './profiles'

export interface ListedJobsTable {
  job_id: number
  /** Null until the job has opened. */
  number: number | null
}

export interface SavedSearchesTable {
  id: Generated<number>
  user_id: number
  name: string
  url: string
  scope: 'jobs' | 'reviews' | 'companies'
  frequency: AlertFrequency
  is_paused: WithDefault<boolean>
  mailed_number: number
  seen_number: number
  was_useful: WithDefault<boolean | null>
  last_run_at: Timestamp
  created_at: Timestamp
  updated_at: Timestamp
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}
