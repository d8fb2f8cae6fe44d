import type { Generated } from 'kysely'
import type { Timestamp, WithDefault } from './column'

export type QuizDecision = 'area' | 'pattern' | 'job-type' | 'priority'

export interface FaqsTable {
  id: Generated<number>
  slug: string
  topic: string
  question: string
  answer: string
  position: number
}

export interface PromotionsTable {
  id: Generated<number>
  type_id: number
  category_id: number
  company_id: number
  job_id: number | null
  review_id: number | null
  event_name: string
  action_name: string
  headline: string | null
  starts_at: Timestamp
  ends_at: Timestamp
  position: WithDefault<number>
}

export interface TopEmployerListsTable {
  id: Generated<number>
  year: number
  slug: string
  name: string
  position: WithDefault<number>
  counted_until: Timestamp | null
}

export interface TopEmployerRowsTable {
  list_id: number
  rank: number
  company_id: number
  score: number
  review_count: number
  recommend_percent: number | null
  previous_rank: number | null
}
