import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { AnyCard } from './cards'
import { UnfinishedReview } from './review-drafts'

const Jobs = v.object({ jobs: v.array(AnyCard), max: v.number() })

export const hubCalls = {
  'GET /ajax/user/hub': {
    answer: v.object({
      userAppTrackerStagesStatistics: v.object({
        notApplied: v.number(),
        applied: v.number(),
        closingSoon: v.number(),
      }),
      profileCompletion: v.object({
        currentStage: v.string(),
        isProfileCompleted: v.boolean(),
        hasPathway: v.boolean(),
        progression: v.number(),
        /** The user has dismissed the request to complete it in the last 30 days. */
        isDismissed: v.boolean(),
      }),
      /** The five saved jobs that close next. */
      closingSoon: v.array(
        v.object({
          id: v.number(),
          type: v.picklist(['jobs', 'external-jobs']),
          title: v.string(),
          company: v.string(),
          url: v.nullable(v.string()),
          deadlineTimestamp: v.number(),
        }),
      ),
      unfinishedReviews: v.array(UnfinishedReview),
      nextStep: v.nullable(
        v.object({
          kind: v.picklist([
            'appointment',
            'offer',
            'closing',
            'changes',
            'review',
            'profile',
            'first-job',
            'apply',
            'search',
          ]),
          title: v.string(),
          reason: v.string(),
          action: v.string(),
          url: v.string(),
        }),
      ),
      /** Stage dates and appointments of the next seven days in London. */
      thisWeek: v.array(
        v.object({
          id: v.number(),
          type: v.picklist(['jobs', 'external-jobs']),
          title: v.string(),
          company: v.string(),
          slug: v.string(),
          stage: v.string(),
          date: v.string(),
          /** The time of an appointment, as displayed; '' for a whole day. */
          time: v.string(),
          url: v.string(),
        }),
      ),
      /**
       * `off`: the user does not want suggestions or is a minor. `unknown`: nothing is known about them, so these are
       * three of the newest.
       */
      recommendations: v.object({
        state: v.picklist(['off', 'unknown', 'ready']),
        jobs: v.array(v.object({ reason: v.string(), job: AnyCard })),
      }),
    }),
  },
  /**
   * Dismisses the request to complete the profile for 30 days. A form posts it as well, and is redirected to the hub.
   */
  'POST /ajax/user/profile-prompt/dismissal': {},
  /** Newest first. */
  'GET /ajax/user/recently-viewed-jobs': { answer: Jobs },
  'DELETE /ajax/user/recently-viewed-jobs': {},
  'POST /ajax/user/recently-viewed-jobs/removal': {},
} satisfies CallContracts
