import type { Generated } from 'kysely'
import type { DefaultTimestamp, Json, Timestamp, WithDefault } from './column'
import type { Pattern, SalaryUnit } from './jobs'

export type ReviewState = 'pending' | 'published' | 'changes-requested' | 'rejected' | 'under-review' | 'withdrawn'

/** Answers that are neither searched nor counted. */
export interface ReviewDetails {
  daysOnSite?: number
  /** Pounds a week. */
  travelCost?: number
  rentBand?: string
  livedIn?: string
  livingCost?: number
  weeksToOffer?: number
  feedback?: 'yes' | 'no'
  /** For an apprenticeship: the score of the training provider, and whether study time was protected. */
  trainingProvider?: number
  studyTime?: 'yes' | 'mostly' | 'no'
}

/** Generated from `type` and `item_id`. */
export interface GeneralisedReview {
  public_label: string
  place_name: string | null
}

export interface ReviewsTable {
  id: Generated<number>
  slug: string
  company_id: number
  job_id: number | null
  headline: string
  job_title: string
  type_id: number | null
  role_id: number | null
  team: string | null
  started_on: string | null
  ended_on: string | null
  pay_pence: number | null
  pay_unit: SalaryUnit | 'unpaid' | null
  hours_per_week: number | null
  degree_area_id: number | null
  study_year: number | null
  place_id: number | null
  place_name: string | null
  pattern: Pattern | null
  travel_mode: string | null
  travel_minutes: number | null
  how_found: string | null
  process_stages: WithDefault<string[]>
  difficulty: number | null
  answers: Json<Record<string, number>>
  role_text: WithDefault<string>
  company_text: WithDefault<string>
  culture_text: WithDefault<string>
  best_thing: WithDefault<string>
  to_improve: WithDefault<string>
  tips: WithDefault<string>
  interview_questions: WithDefault<string>
  process_text: WithDefault<string>
  recommend: boolean | null
  return_offer: 'yes' | 'no' | 'waiting' | 'not-relevant' | null
  overall: number
  role_score: number | null
  company_score: number | null
  culture_score: number | null
  public_label: string
  verified: WithDefault<boolean>
  helpful: WithDefault<number>
  reply_text: string | null
  reply_at: Timestamp | null
  state: WithDefault<ReviewState>
  published_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  source: string | null
  source_id: string | null
  details: Json<ReviewDetails>
  cohort: string | null
  generalised: Json<GeneralisedReview> | null
}
