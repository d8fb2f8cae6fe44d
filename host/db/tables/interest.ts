import type { ColumnType } from 'kysely'
import type { Timestamp } from './column'

export type InterestState = 'none' | 'details-needed' | 'confirmed' | 'notified' | 'closed' | 'withdrawn'
export type HiddenType = 'jobs' | 'companies'

/** Generated from `type` and `item_id`. */
type Derived = ColumnType<number | null, never, never>

export interface InterestRegistrationsTable {
  user_id: number
  job_id: number
  state: InterestState
  machine_version: number
  shared_at: Timestamp | null
  registered_at: Timestamp | null
  updated_at: Timestamp
}

export interface RecentlyViewedJobsTable {
  user_id: number
  job_id: number
  viewed_at: Timestamp
}

export interface HiddenItemsTable {
  user_id: number
  type: HiddenType
  item_id: number
  job_id: Derived
  company_id: Derived
  hidden_at: Timestamp
}

export interface HelpfulVotesTable {
  review_id: number
  user_id: number
  voted_at: Timestamp
}
