import type * as v from 'valibot'
import { accountCalls } from './account'
import { applicationPlanCalls } from './application-plans'
import { calendarCalls } from './calendar'
import type { CallContract } from './call-contract'
import { cardCalls } from './cards'
import { entityCalls } from './entities'
import { externalJobCalls } from './external-jobs'
import { hiddenItemCalls } from './hidden-items'
import { hubCalls } from './hub'
import { interestCalls } from './interest'
import { jobCopyCalls } from './job-copies'
import { jobNoteCalls } from './job-notes'
import { profileCalls } from './profile'
import { reviewDraftCalls } from './review-drafts'
import { reviewCalls } from './reviews'
import { savedItemCalls } from './saved-items'
import { savedSearchCalls } from './saved-searches'
import { signupCalls } from './signup'
import { suggestionCalls } from './suggestions'
import { trackerCalls } from './tracker'

export {
  CurrentPassword,
  EmailAddress,
  LoginFields,
  OneLine,
  registrationFields,
  TwoStepCode,
  TwoStepLoginFields,
} from './account'
export { APPOINTMENT_KINDS, PlanFields, TIME_ZONES } from './application-plans'
export type { CallContract, CallName } from './call-contract'
export { Checked, loginIntentFields } from './fields'
export { IdentityProof, withIdentity } from './identity'
export { INTEREST_MESSAGES } from '../interest-messages'
export { interestFields } from './interest'
export { NoteText } from './job-notes'
export { SignupStage } from './profile'
export { AddedPasskey, SignedPasskey } from './passkeys'
export { ReviewDraft, ReviewForm, ReviewStage, UnfinishedReview } from './review-drafts'
export { SavableItem } from './saved-items'
export { SavedSearch, savedSearchFields } from './saved-searches'
export { SignupForm } from './signup'
export { Day, StageSlug } from './tracker'
export { STAGES, stagesUpTo } from '../stages'

/**
 * Every call between browser and host, declared once: the host's guard validates requests and answers with it, the
 * client takes its types from it and validates answers outside production. Addresses that end in `removal` take the
 * fields of forms without script, in place of DELETE.
 */
export const contracts = {
  ...accountCalls,
  ...applicationPlanCalls,
  ...calendarCalls,
  ...cardCalls,
  ...entityCalls,
  ...externalJobCalls,
  ...hiddenItemCalls,
  ...hubCalls,
  ...interestCalls,
  ...jobCopyCalls,
  ...jobNoteCalls,
  ...profileCalls,
  ...reviewCalls,
  ...reviewDraftCalls,
  ...savedItemCalls,
  ...savedSearchCalls,
  ...signupCalls,
  ...suggestionCalls,
  ...trackerCalls,
}

export type Contracts = typeof contracts
export type Call = keyof Contracts

/** One part of a contract; undefined if it has none. */
export type PartOf<C extends Call, Name extends keyof CallContract> =
  Contracts[C] extends Record<Name, infer Schema> ? Schema : undefined
type InputOf<Schema> = Schema extends v.GenericSchema ? v.InferInput<Schema> : undefined

export type ParamsOf<C extends Call> = InputOf<PartOf<C, 'params'>>
export type QueryOf<C extends Call> = InputOf<PartOf<C, 'query'>>
export type BodyOf<C extends Call> = InputOf<PartOf<C, 'body'>>
export type AnswerOf<C extends Call> =
  PartOf<C, 'answer'> extends infer Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined
export { canonicalEmail } from './canonical-email'
