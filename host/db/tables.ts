import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely'

/** Times come back as `Date`; a date without a time as `YYYY-MM-DD`; `numeric` as number. */
type Timestamp = ColumnType<Date, Date | string, Date | string>
type DefaultTimestamp = ColumnType<Date, Date | string | undefined, Date | string>
type WithDefault<T> = ColumnType<T, T | undefined, T>
type Json<T> = ColumnType<T, string | undefined, string>

export interface Database {
  data_version: { id: Generated<boolean>; version: number }
  entities: EntitiesTable
  places: PlacesTable
  companies: CompaniesTable
  company_aliases: { name_key: string; company_id: number }
  gallery_items: GalleryItemsTable
  company_ratings: CompanyRatingsTable
  jobs: JobsTable
  job_roles: { job_id: number; role_id: number }
  job_degree_areas: { job_id: number; degree_area_id: number }
  job_locations: JobLocationsTable
  reviews: ReviewsTable
  review_authors: { review_id: number; user_id: number }
  users: UsersTable
  sessions: SessionsTable
  faqs: FaqsTable
  services: ServicesTable
  top_employer_lists: TopEmployerListsTable
  top_employer_rows: TopEmployerRowsTable
  quiz_questions: { id: Generated<number>; position: number; question: string; decides: QuizDecision }
  quiz_answers: { question_id: number; position: number; answer: string; value: string }
}

export type Pattern = 'on-site' | 'hybrid' | 'remote'
export type YesNoUnknown = 'yes' | 'no' | 'unknown'
export type SalaryUnit = 'hour' | 'day' | 'week' | 'month' | 'year'
export type SizeBand = '1-49' | '50-249' | '250-999' | '1000-4999' | '5000+'
export type JobStatus = 'draft' | 'interest' | 'open' | 'closed' | 'removed'
export type ReviewState = 'pending' | 'published' | 'changes-requested' | 'rejected' | 'under-review' | 'withdrawn'
export type QuizDecision = 'area' | 'pattern' | 'job-type' | 'priority'

interface EntitiesTable {
  id: Generated<number>
  list: string
  slug: string
  name: string
  parent_id: number | null
  position: WithDefault<number>
  active: WithDefault<boolean>
  details: Json<Record<string, unknown>>
}

interface PlacesTable {
  id: Generated<number>
  slug: string
  name: string
  kind: 'town' | 'county' | 'region' | 'nation' | 'country'
  county: string | null
  region: string | null
  nation: string | null
  country: WithDefault<string>
  lat: number
  lng: number
  population: WithDefault<number>
  aliases: WithDefault<string[]>
}

interface CompaniesTable {
  id: Generated<number>
  slug: string
  name: string
  name_key: string
  logo: string | null
  cover: string | null
  industry_id: number | null
  size_band: SizeBand | null
  founded: number | null
  head_office: string | null
  offices: WithDefault<string[]>
  website: string | null
  apply_hosts: WithDefault<string[]>
  about: WithDefault<string>
  why_us: WithDefault<string[]>
  benefits: WithDefault<string[]>
  visa_licence: WithDefault<YesNoUnknown>
  opens_months: WithDefault<number[]>
  logo_consent: WithDefault<boolean>
  status: WithDefault<'draft' | 'live' | 'hidden'>
  source: string | null
  source_id: string | null
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

interface GalleryItemsTable {
  id: Generated<number>
  company_id: number
  position: number
  type: 'image' | 'video'
  src: string
  thumb: string
  width: number
  height: number
  alt: string
  title: WithDefault<string>
  description: WithDefault<string>
  poster: string | null
}

interface CompanyRatingsTable {
  company_id: number
  review_count: number
  overall: number
  role: number | null
  company: number | null
  culture: number | null
  recommend_percent: number | null
  histogram: number[]
  updated_at: DefaultTimestamp
}

interface JobsTable {
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
  updated_at: DefaultTimestamp
  integration: WithDefault<0 | 1>
  source: string | null
  source_id: string | null
}

interface JobLocationsTable {
  id: Generated<number>
  job_id: number
  position: WithDefault<number>
  name: string
  outcode: string | null
  place_id: number | null
  lat: number | null
  lng: number | null
}

interface ReviewsTable {
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
}

interface UsersTable {
  id: Generated<number>
  email: string
  first_name: string
  last_name: string
  password_hash: string
  email_verified_at: Timestamp | null
  transition_dismissed_at: Timestamp | null
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

interface SessionsTable {
  id_hash: string
  user_id: number
  flash: Json<{ kind: 'success' | 'info' | 'error'; text: string }[]>
  created_at: DefaultTimestamp
  last_seen_at: DefaultTimestamp
  expires_at: Timestamp
}

interface FaqsTable {
  id: Generated<number>
  slug: string
  topic: string
  question: string
  answer: string
  position: number
}

interface ServicesTable {
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

interface TopEmployerListsTable {
  id: Generated<number>
  year: number
  slug: string
  name: string
  position: WithDefault<number>
}

interface TopEmployerRowsTable {
  list_id: number
  rank: number
  company_id: number
  score: number
  review_count: number
  recommend_percent: number | null
  previous_rank: number | null
}

/** A row as a query returns it, as an insert takes it, and as an update takes it. */
export type Row<Table extends keyof Database> = Selectable<Database[Table]>
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>
export type RowChange<Table extends keyof Database> = Updateable<Database[Table]>
