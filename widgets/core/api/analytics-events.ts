import type { SavedItemType } from './topics'

type Scope = 'jobs' | 'reviews' | 'companies'
type SearchChange = { key: string; value: string }
type Redirect = { id: number }
type Stage = { stage: string }
type Named = { name: string }

/** Every analytics event with its fields: ids, counts and names of content, never personal data. */
export interface AnalyticsEvents {
  page_view: { page_type: string; path: string }
  search_performed: { scope: Scope; filters_count: number; results: number; sort: string; page: number }
  suggestion_select: SearchChange
  filter_change: SearchChange
  sort_change: SearchChange
  no_results: SearchChange
  save_item: { type: SavedItemType; id: number }
  unsave_item: { type: SavedItemType; id: number }
  job_redirect: Redirect
  company_redirect: Redirect
  apply_confirmed: Redirect
  register_interest: { id: number; state: string }
  tracker_stage: { stage: string; done: boolean }
  note_add: { type: string }
  external_job_add: { type: string }
  calendar_link: { type: 'google' | 'outlook' | 'ics' | 'email' }
  saved_search_create: { frequency: string }
  saved_search_delete: { frequency: string }
  alert_unsubscribe: { frequency: string }
  login: object
  sign_up: object
  signup_stage: Stage
  review_start: { stage: string; type: string }
  review_stage: { stage: string; type: string }
  review_submit: { stage: string; type: string }
  quiz_start: object
  quiz_complete: { top_area: string }
  modal_open: Named
  gallery_open: Named
  faq_open: Named
  show_more: Named
}

/** The analytics data of a slide or a promoted item. */
export interface ServiceItem {
  serviceTypeId?: number | null
  googleTagManagerEventName: string
  googleTagManagerActionName: string
  serviceCategoryName: string
  serviceCategoryId: number | string
}
