import type { ColumnType } from 'kysely'
import type { DefaultTimestamp, WithDefault } from './column'

export type SavedType = 'jobs' | 'external-jobs' | 'reviews' | 'companies'
/** Equals `item_id` for an external job, otherwise null. */
type Derived = ColumnType<number | null, never, never>

export interface SavedItemsTable {
  user_id: number
  type: SavedType
  item_id: number
  job_id: Derived
  review_id: Derived
  company_id: Derived
  external_job_id: WithDefault<number | null>
  reminders: WithDefault<boolean>
  starred: WithDefault<boolean>
  ask_again_at: WithDefault<Date | null>
  /** The version of a saved job that its owner has seen; set by the database. */
  known_deadline: WithDefault<Date | null>
  known_open: WithDefault<boolean>
  known_closed: WithDefault<boolean>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}
