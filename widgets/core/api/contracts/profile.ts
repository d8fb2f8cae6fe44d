import * as v from 'valibot'
import { SignedInUser } from './account'
import type { CallContracts } from './call-contract'

const STAGES = [
  'account',
  'pathway',
  'education',
  'interests',
  'job-preferences',
  'about-you',
  'contact-preferences',
  'complete',
] as const

export const SignupStage = v.picklist(STAGES)

const ProfileCompletion = v.object({
  currentStage: SignupStage,
  isProfileCompleted: v.boolean(),
  hasPathway: v.boolean(),
  /** 0 to 100. */
  progression: v.number(),
})

export const profileCalls = {
  /**
   * Takes any fields of the profile and the preferences; omitted ones keep their values. The host validates each with
   * its section. A new `email` needs `currentPassword` and takes effect once it is confirmed.
   */
  'PUT /user/profile-information': {
    body: v.record(v.string(), v.unknown()),
    answer: v.object({
      user: SignedInUser,
      profileCompletion: ProfileCompletion,
      pendingEmail: v.optional(v.string()),
    }),
  },
  'GET /ajax/user/profile-completion': { answer: ProfileCompletion },
  /** Deletes the equality answers and ends the consent to store them. */
  'DELETE /ajax/user/equality-answers': {},
} satisfies CallContracts
