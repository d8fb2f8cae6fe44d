import type { Generated } from 'kysely'
import type { DefaultTimestamp } from './column'

export interface ExternalJobsTable {
  id: Generated<number>
  user_id: number
  company_id: number | null
  company_name: string
  job_title: string
  url: string | null
  location: string | null
  salary_text: string | null
  deadline: string | null
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}
