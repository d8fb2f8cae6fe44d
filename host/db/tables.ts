import type { Generated, Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type {
  AccountDeletionsTable,
  ConsentsTable,
  DataExportsTable,
  EmailChangesTable,
  EmailConfirmationsTable,
  PasswordResetsTable,
  PendingDeletionsTable,
  SessionsTable,
  UsersTable,
} from './tables/accounts'
import type {
  AlertDigestSearchesTable,
  AlertDigestsTable,
  AlertJobsTable,
  AlertMatchesTable,
  AlertRunsTable,
  UnsubscribeLinksTable,
} from './tables/alerts'
import type { AppointmentsTable, ContactsTable, NextActionsTable } from './tables/application-plans'
import type { CompaniesTable, CompanyRatingsTable, GalleryItemsTable } from './tables/companies'
import type { ContactMessagesTable } from './tables/contact'
import type {
  FaqsTable,
  PromotionsTable,
  QuizDecision,
  TopEmployerListsTable,
  TopEmployerRowsTable,
} from './tables/content'
import type { DemoPartsTable } from './tables/demo-parts'
import type { ExternalJobsTable } from './tables/external-jobs'
import type { FeedEntriesTable, FeedsTable } from './tables/feed-entries'
import type { InsightsTable } from './tables/insights'
import type {
  HelpfulVotesTable,
  HiddenItemsTable,
  InterestRegistrationsTable,
  RecentlyViewedJobsTable,
} from './tables/interest'
import type { JobLocationsTable, JobsTable } from './tables/jobs'
import type { PasskeyChallengesTable, PasskeysTable } from './tables/passkeys'
import type {
  ContactPreferencesTable,
  EqualityAnswersTable,
  JobPreferencePlacesTable,
  JobPreferencesTable,
  ProfilesTable,
  SignupStatesTable,
} from './tables/profiles'
import type { JobSchedulesTable, RefusedAddressesTable } from './tables/queue'
import type { RateLimitsTable } from './tables/rate-limits'
import type { RedirectsTable } from './tables/redirects'
import type { EntitiesTable, PlacesTable } from './tables/reference'
import type { ReminderMailsTable, RemindersTable } from './tables/reminders'
import type { ReportsTable } from './tables/reports'
import type {
  ModerationActsTable,
  ReviewAuthorsTable,
  ReviewDraftsTable,
  ReviewSketchesTable,
  ReviewStartsTable,
} from './tables/review-drafts'
import type { ReviewsTable } from './tables/reviews'
import type { SavedItemsTable } from './tables/saved-items'
import type { ListedJobsTable, SavedSearchesTable } from './tables/saved-searches'
import type { CompanyOffersTable, SearchCountsTable, SearchGapsTable, SearchSetsTable } from './tables/search'
import type { SuggestionStateTable, SuggestionsTable } from './tables/suggestions'
import type {
  ApplicationImportsTable,
  AppTrackerStagesTable,
  CalendarFeedsTable,
  JobCopiesTable,
  JobNotesTable,
} from './tables/tracker'
import type { RecoveryCodesTable, TwoStepLoginsTable, TwoStepTable } from './tables/two-step'

export type { AppointmentKind } from './tables/application-plans'
export type { ConsentKind, PageEvent, UserRole } from './tables/accounts'
export type { MailList } from './tables/alerts'
export type { SizeBand, YesNoUnknown } from './tables/companies'
export type { QuizDecision } from './tables/content'
export type { HiddenType, InterestState } from './tables/interest'
export type { JobStatus, Pattern, SalaryUnit } from './tables/jobs'
export type { AlertFrequency, NewsFrequency, Qualification, StudyLevel, YesNoPrefer } from './tables/profiles'
export type { RedirectKind } from './tables/redirects'
export type { ReminderKind } from './tables/reminders'
export type { ReportType } from './tables/reports'
export type { DraftAnswers, DraftState, ModerationAct, ReviewFlag } from './tables/review-drafts'
export type { GeneralisedReview, ReviewDetails, ReviewState } from './tables/reviews'
export type { SavedType } from './tables/saved-items'
export type { SuggestionKind } from './tables/suggestions'
export type { TrackedType, TrackerStage } from './tables/tracker'

export interface Database {
  data_changes: { transaction: Generated<string>; subject: string; noted_at: Generated<Date> }
  entities: EntitiesTable
  places: PlacesTable
  companies: CompaniesTable
  company_aliases: { name_key: string; company_id: number }
  gallery_items: GalleryItemsTable
  company_ratings: CompanyRatingsTable
  external_jobs: ExternalJobsTable
  feed_entries: FeedEntriesTable
  feeds: FeedsTable
  jobs: JobsTable
  job_roles: { job_id: number; role_id: number }
  job_degree_areas: { job_id: number; degree_area_id: number }
  job_locations: JobLocationsTable
  rate_limits: RateLimitsTable
  demo_parts: DemoPartsTable
  redirects: RedirectsTable
  reviews: ReviewsTable
  review_authors: ReviewAuthorsTable
  review_drafts: ReviewDraftsTable
  review_sketches: ReviewSketchesTable
  review_starts: ReviewStartsTable
  review_views: { review_id: number; views: number }
  moderation_acts: ModerationActsTable
  users: UsersTable
  account_deletions: AccountDeletionsTable
  data_exports: DataExportsTable
  sessions: SessionsTable
  consents: ConsentsTable
  email_changes: EmailChangesTable
  email_confirmations: EmailConfirmationsTable
  password_resets: PasswordResetsTable
  pending_deletions: PendingDeletionsTable
  recovery_codes: RecoveryCodesTable
  two_step: TwoStepTable
  two_step_logins: TwoStepLoginsTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  contact_messages: ContactMessagesTable
  profiles: ProfilesTable
  job_preferences: JobPreferencesTable
  job_preference_places: JobPreferencePlacesTable
  contact_preferences: ContactPreferencesTable
  equality_answers: EqualityAnswersTable
  signup_states: SignupStatesTable
  job_schedules: JobSchedulesTable
  refused_addresses: RefusedAddressesTable
  saved_items: SavedItemsTable
  saved_searches: SavedSearchesTable
  listed_jobs: ListedJobsTable
  insights: InsightsTable
  alert_digests: AlertDigestsTable
  alert_digest_searches: AlertDigestSearchesTable
  alert_jobs: AlertJobsTable
  alert_runs: AlertRunsTable
  alert_matches: AlertMatchesTable
  unsubscribe_links: UnsubscribeLinksTable
  reminder_mails: ReminderMailsTable
  reminders: RemindersTable
  app_tracker_stages: AppTrackerStagesTable
  appointments: AppointmentsTable
  next_actions: NextActionsTable
  contacts: ContactsTable
  application_imports: ApplicationImportsTable
  job_copies: JobCopiesTable
  job_notes: JobNotesTable
  calendar_feeds: CalendarFeedsTable
  interest_registrations: InterestRegistrationsTable
  recently_viewed_jobs: RecentlyViewedJobsTable
  hidden_items: HiddenItemsTable
  helpful_votes: HelpfulVotesTable
  search_sets: SearchSetsTable
  company_offers: CompanyOffersTable
  search_counts: SearchCountsTable
  search_gaps: SearchGapsTable
  reports: ReportsTable
  suggestions: SuggestionsTable
  suggestion_words: { word: string }
  suggestion_state: SuggestionStateTable
  faqs: FaqsTable
  promotions: PromotionsTable
  top_employer_lists: TopEmployerListsTable
  top_employer_rows: TopEmployerRowsTable
  quiz_questions: { id: Generated<number>; position: number; question: string; decides: QuizDecision }
  quiz_answers: { question_id: number; position: number; answer: string; value: string }
}

export type Db = Kysely<Database>

export type Row<Table extends keyof Database> = Selectable<Database[Table]>
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>
export type RowChange<Table extends keyof Database> = Updateable<Database[Table]>
