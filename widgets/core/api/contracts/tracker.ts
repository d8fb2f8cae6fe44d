import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { itemId, returnField } from './fields'

export const StageSlug = v.picklist(
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
export const Day = v.pipe(
  v.string(NO_DAY),
  v.regex(/^20\d\d-\d\d-\d\d$/, NO_DAY),
  v.check(text => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false, NO_DAY),
)

/** Jobs of the site unless it says `external-jobs`. */
const JobType = v.optional(v.picklist(['jobs', 'external-jobs'], 'Choose jobs or external-jobs'))

const ITEMS = 'Give the jobs as items, each { id, type }, or all: true'
const JobId = itemId('Give the id of the job')

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
    params: v.object({ jobId: JobId }),
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
  /** Resets the progress with the named jobs, or with all of them; the jobs stay saved. */
  'DELETE /ajax/user/app-tracker': {
    body: v.pipe(
      v.object({
        items: v.optional(
          v.pipe(
            v.array(v.object({ id: JobId, type: JobType }, ITEMS), ITEMS),
            v.minLength(1, ITEMS),
            v.maxLength(500, 'Give 500 jobs at most'),
          ),
        ),
        all: v.optional(v.literal(true, 'Give all as true, or leave it out')),
      }),
      v.forward(
        v.partialCheck([['items'], ['all']], ({ items, all }) => items !== undefined || all === true, ITEMS),
        ['items'],
      ),
    ),
    answer: v.object({ reset: v.number() }),
  },
  /** Every saved job with its stages and their days, as a file. */
  'GET /ajax/user/app-tracker/export': {
    query: v.object({ format: v.optional(v.picklist(['csv', 'json'], 'Choose the format csv or json'), 'csv') }),
  },
  /** What the form without script sends to make a stage the current one. */
  'POST /ajax/user/app-tracker-stage/:jobId/move': {
    params: v.object({ jobId: JobId }),
    body: v.object({ stage: StageSlug, jobType: JobType, return: returnField }),
  },
} satisfies CallContracts
