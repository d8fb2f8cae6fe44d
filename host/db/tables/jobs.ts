import type { Generated } from 'kysely'
import type { DefaultTimestamp, Timestamp, WithDefault } from './column'
import type { YesNoUnknown } from './companies'

export type Pattern = 'on-site' | 'hybrid' | 'remote'
export type SalaryUnit = 'hour' | 'day' | 'week' | 'month' | 'year'
export type JobStatus = 'draft' | 'interest' | 'open' | 'closed' | 'removed'

export interface JobsTable {
  id: Generated<number>
  slug: string
  company_id: number
  title: string
  type_id: number | null
  pattern: Pattern | null
  nationwide: WithDefault<boolean>
  salary_min_pence: number | null
  salary_max_pence: number | null
  salary_unit: SalaryUnit | null
  salary_currency: WithDefault<string>
  salary_text: string | null
  duration_months: number | null
  start_date: string | null
  start_text: string | null
  hours: string | null
  positions: number | null
  min_grade: string | null
  visa: WithDefault<YesNoUnknown>
  opens_at: Timestamp | null
  deadline_at: Timestamp | null
  rolling: WithDefault<boolean>
  description: WithDefault<string>
  process_stages: WithDefault<string[]>
  apply_description: WithDefault<string>
  apply_url: string | null
  contact: string | null
  status: WithDefault<JobStatus>
  closed_reason: string | null
  closed_at: Timestamp | null
  last_checked_at: Timestamp | null
  published_at: DefaultTimestamp
  /** The feed gives no date: `published_at` is when we first saw it, or the feed's approximate date. */
  undated: WithDefault<boolean>
  updated_at: DefaultTimestamp
  integration: WithDefault<0 | 1>
  source: string | null
  source_id: string | null
}

export interface JobLocationsTable {
  id: Generated<number>
  job_id: number
  position: WithDefault<number>
  name: string
  outcode: string | null
  place_id: number | null
  lat: number | null
  lng: number | null
  /** ISO code, if the advert or the gazetteer gives it. */
  country: string | null
}
