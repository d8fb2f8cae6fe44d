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

/** Profile and preferences. */
export const profileCalls = {
  /**
   * Takes any fields of the profile and the preferences; those that are left out keep their values. The host checks each
   * with its section. A new `email` needs `currentPassword` and takes effect once it is confirmed.
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
  /** Deletes the answers about equality and ends the consent to keep them. */
  'DELETE /ajax/user/equality-answers': {},
} satisfies CallContracts
