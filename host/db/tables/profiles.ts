import type { DefaultTimestamp, Json, Timestamp, WithDefault } from './column'

export type StudyLevel =
  'foundation' | 'bachelors' | 'integrated-masters' | 'masters' | 'doctorate' | 'professional' | 'other'
export type Qualification =
  'gcse' | 'a-level' | 't-level' | 'btec' | 'highers' | 'ib' | 'access' | 'apprenticeship' | 'other'
export type AlertFrequency = 'off' | 'daily' | 'weekly'
export type NewsFrequency = 'off' | 'weekly' | 'monthly'
export type YesNoPrefer = 'yes' | 'no' | 'prefer-not-to-say'

export interface ProfilesTable {
  user_id: number
  birth_year: number | null
  phone: string | null
  home_place_id: number | null
  pathway_id: number | null
  university_id: number | null
  university_name: string | null
  school_name: string | null
  course_id: number | null
  course_name: string | null
  degree_area_id: number | null
  level: StudyLevel | null
  qualification: Qualification | null
  start_year: number | null
  end_year: number | null
  expected_grade: string | null
  interest_ids: WithDefault<number[]>
  event_type_ids: WithDefault<number[]>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

export interface JobPreferencesTable {
  user_id: number
  type_ids: number[]
  role_ids: WithDefault<number[]>
  industry_ids: WithDefault<number[]>
  start_from: string | null
  patterns: WithDefault<string[]>
  salary_min_pence: number | null
  needs_visa: boolean | null
  updated_at: DefaultTimestamp
}

export interface JobPreferencePlacesTable {
  user_id: number
  position: number
  /** For an outcode, its post town. */
  place_id: number
  outcode: string | null
  radius_miles: number
}

export interface ContactPreferencesTable {
  user_id: number
  alerts: AlertFrequency
  news: NewsFrequency
  reminders: boolean
  recommendations: boolean
  /** Mails if a saved job closes early or its date changes. */
  changes: WithDefault<boolean>
  /** Mails if an application has not changed for some time. */
  applications: WithDefault<boolean>
  drafts: WithDefault<boolean>
  updated_at: DefaultTimestamp
}

export interface EqualityAnswersTable {
  user_id: number
  gender_id: number | null
  gender_text: string | null
  ethnicity_id: number | null
  ethnicity_text: string | null
  free_school_meals_id: number | null
  parent_profession_id: number | null
  first_in_family: YesNoPrefer | null
  disability: YesNoPrefer | null
  consented_at: Timestamp
  updated_at: DefaultTimestamp
}

export interface SignupStatesTable {
  user_id: number
  machine_version: number
  snapshot: Json<{ value: string; context: { reached: string } }>
  version: WithDefault<number>
  updated_at: DefaultTimestamp
}
