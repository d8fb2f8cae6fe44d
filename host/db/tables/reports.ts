import type { ColumnType, Generated } from 'kysely'
import type { DefaultTimestamp, Timestamp, WithDefault } from './column'

export type ReportType = 'job' | 'review' | 'company'
/** Generated from `type` and `item_id`. */
type DerivedId = ColumnType<number | null, never, never>

export interface ReportsTable {
  id: Generated<number>
  type: ReportType
  item_id: number
  job_id: DerivedId
  review_id: DerivedId
  company_id: DerivedId
  reason: string
  detail: WithDefault<string>
  user_id: number | null
  email: string | null
  created_at: DefaultTimestamp
  state: WithDefault<'open' | 'upheld' | 'dismissed'>
  handled_at: Timestamp | null
}
