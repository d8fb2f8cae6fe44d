import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { itemId } from './fields'

const StageSlug = v.picklist(
  [
    'interested',
    'applied',
    'online-test',
    'video-interview',
    'phone-interview',
    'interview',
    'assessment-centre',
    'offer',
    'accepted',
    'unsuccessful',
    'withdrawn',
  ],
  'Choose a stage of the tracker',
)

const NO_DAY = 'Give the day as YYYY-MM-DD'

/** A day of the calendar, `2026-11-03`. */
const Day = v.pipe(
  v.string(NO_DAY),
  v.regex(/^20\d\d-\d\d-\d\d$/, NO_DAY),
  v.check(text => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false, NO_DAY),
)

/** Jobs of the site unless it says `external-jobs`. */
const JobType = v.optional(v.picklist(['jobs', 'external-jobs'], 'Choose jobs or external-jobs'))

const StageChange = v.object(
  {
    slug: StageSlug,
    done: v.boolean('Tell whether the stage is done'),
    /** Without it the day stays; null removes it. */
    date: v.optional(v.nullable(Day)),
  },
  'Give each stage as { slug, done }',
)

/** The stages of a saved job (product data, 2.8). */
export const AppTrackerStages = v.array(
  v.object({
    stageId: v.number(),
    slug: StageSlug,
    name: v.string(),
    done: v.boolean(),
    /** When it was last done; it stays when the stage is cleared. */
    doneAt: v.nullable(v.string()),
    date: v.nullable(v.string()),
    order: v.number(),
  }),
)

/** Application tracker (spec section 7). */
export const trackerCalls = {
  /** Changes the stages that it names, and saves the job first if it is not saved. */
  'PUT /ajax/user/app-tracker-stage/:jobId': {
    params: v.object({ jobId: itemId('Give the id of the job') }),
    query: v.object({ jobType: JobType }),
    body: v.object({
      appTrackerStages: v.pipe(
        v.array(StageChange, 'Give the stages as a list'),
        v.minLength(1, 'Give at least one stage'),
        v.maxLength(50, 'Give each stage once'),
      ),
      jobType: JobType,
    }),
    answer: v.object({
      id: v.number(),
      type: v.picklist(['jobs', 'external-jobs']),
      reminders: v.boolean(),
      updatedAt: v.string(),
      deadlineTimestamp: v.nullable(v.number()),
      appTrackerStages: AppTrackerStages,
    }),
  },
} satisfies CallContracts
