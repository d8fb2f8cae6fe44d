import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { AnyCard } from './cards'
import { UnfinishedReview } from './review-drafts'

const Jobs = v.object({ jobs: v.array(AnyCard), max: v.number() })

/** The hub of a signed-in person, and the jobs that they looked at (spec section 7). */
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
    }),
  },
  /** Newest first. */
  'GET /ajax/user/recently-viewed-jobs': { answer: Jobs },
  'DELETE /ajax/user/recently-viewed-jobs': {},
  /** What a form without script sends in place of DELETE. */
  'POST /ajax/user/recently-viewed-jobs/removal': {},
} satisfies CallContracts
