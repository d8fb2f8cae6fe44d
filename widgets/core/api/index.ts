export { setConsent, track, trackService } from './analytics'
export type { AnalyticsEvents, ServiceItem } from './analytics-events'
export { lastValue, publish, subscribe } from './bus'
export {
  checkEmail,
  type Credentials,
  login,
  logout,
  register,
  type Registration,
  sendLoginCode,
  sendPasskey,
  type SignedIn,
} from './calls/account'
export { ApiError } from './calls/api-error'
export { call, prepareCall } from './calls/call'
export { callOnLeave } from './calls/call-on-leave'
export type { ApiRequest } from './calls/api-request'
export { request } from './calls/request'
export { followSuggestion, suggest, type Suggestion } from './calls/suggestions'
export { dismissTransitionMessage } from './calls/transition-message'
export { emit } from './emit'
export { readToken } from './form-tokens'
export { type Helpful, voteHelpful } from './helpful'
export { type InterestControl, sendInterestDetails, useInterest } from './interest/use-interest'
export { INTEREST_MESSAGES } from './interest-messages'
export { removeLocalDraft, storeLocalDraft, readLocalDraft } from './local-drafts'
export { leavingLink } from './leaving-link'
export { startPage } from './page'
export { addRecentSearch, clearRecentSearches, readRecentSearches, type RecentSearch } from './recent-searches'
export { requestDocument } from './request-document'
export type { ReportingOptions } from './reporting/options'
export { startErrorReporting } from './reporting/start'
export type { SavableItem } from './saved-items/store'
export { STAGE_SLUGS, type StageSlug, stagesUpTo } from './stages'
export { type SavedItemControl, undoSave, useSavedItem } from './saved-items/use-saved-item'
export type {
  FlashMessage,
  InterestDetails,
  ModalRequest,
  SavedItem,
  SavedItemType,
  Topic,
  Topics,
  User,
} from './topics'
export { trackServiceClick } from './track-service-click'
export { hideJob, markApplied } from './tracker'
export { trustedPolicy } from './trusted-policy'
export { useListOptions } from './use-list-options'
export { useTopic } from './use-topic'
export { readUser } from './user'
