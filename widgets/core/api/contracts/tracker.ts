import * as v from 'valibot'
import { STAGE_SLUGS } from '../stages'
import type { CallContracts } from './call-contract'
import { Checked, itemId, returnField } from './fields'

export const StageSlug = v.picklist(STAGE_SLUGS, 'Choose a stage of the tracker')

const NO_DAY = 'Give the day as YYYY-MM-DD'

/** A day of the calendar, `2026-11-03`. */
export const Day = v.pipe(
  v.string(NO_DAY),
  v.regex(/^20\d\d-\d\d-\d\d$/, NO_DAY),
  v.check(text => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false, NO_DAY),
)

/** Defaults to jobs of the site. */
const JobType = v.optional(v.picklist(['jobs', 'external-jobs'], 'Choose jobs or external-jobs'))

const ITEMS = 'Give the jobs as items, each { id, type }, or all: true'
const JobId = itemId('Give the id of the job')

const StageChange = v.object(
  {
    slug: StageSlug,
    done: v.boolean('Tell whether the stage is done'),
    /** Omitted, the date stays; null removes it. */
    date: v.optional(v.nullable(Day)),
  },
  'Give each stage as { slug, done }',
)

const TWICE = 'Give each stage once'
/** Two changes of the same stage would contradict each other. */
const areDifferent = (stages: readonly { slug: string }[]) =>
  new Set(stages.map(({ slug }) => slug)).size === stages.length

const NO_INSTANT = 'Give the time as an ISO timestamp'
const Instant = v.pipe(
  v.string(NO_INSTANT),
  v.isoTimestamp(NO_INSTANT),
  v.transform(text => new Date(text)),
)

const NO_CHANGES = 'Give the former stages of each job as JSON'

/** The stages of the jobs before a change, in one field of a form. */
const FormerStages = v.pipe(
  v.string(NO_CHANGES),
  v.parseJson(undefined, NO_CHANGES),
  v.array(
    v.object(
      {
        type: v.picklist(['jobs', 'external-jobs'], NO_CHANGES),
        id: JobId,
        updatedAt: Instant,
        stages: v.pipe(
          v.array(
            v.object(
              { slug: StageSlug, done: v.boolean(), doneAt: v.nullable(Instant), date: v.nullable(Day) },
              NO_CHANGES,
            ),
            NO_CHANGES,
          ),
          v.check(stages => areDifferent(stages), TWICE),
        ),
      },
      NO_CHANGES,
    ),
    NO_CHANGES,
  ),
  v.minLength(1, NO_CHANGES),
  v.maxLength(500, NO_CHANGES),
)

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

export const trackerCalls = {
  /** Changes the named stages, and saves the job first if necessary. */
  'PUT /ajax/user/app-tracker-stage/:jobId': {
    params: v.object({ jobId: JobId }),
    query: v.object({ jobType: JobType }),
    body: v.object({
      appTrackerStages: v.pipe(
        v.array(StageChange, 'Give the stages as a list'),
        v.minLength(1, 'Give at least one stage'),
        v.check(stages => areDifferent(stages), TWICE),
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
  /** Resets the progress of the named jobs, or of all; the jobs stay saved. */
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
  /** The fields of the form without script that makes a stage the current one. */
  'POST /ajax/user/app-tracker-stage/:jobId/move': {
    params: v.object({ jobId: JobId }),
    body: v.object({ stage: StageSlug, jobType: JobType, return: returnField }),
  },
  /** A tick on the checklist of a stage. */
  'POST /ajax/user/app-tracker-stage/:jobId/ticks': {
    params: v.object({ jobId: JobId }),
    body: v.object({
      stage: StageSlug,
      tick: v.pipe(v.string(), v.maxLength(50)),
      done: Checked,
      jobType: JobType,
      return: returnField,
    }),
  },
  /** A spreadsheet, as the body or as `file` of a form. Answers with a preview; nothing is added yet. */
  'POST /ajax/user/app-tracker/import': {
    answer: v.object({
      importId: v.string(),
      headings: v.array(v.string()),
      /** The index of the spreadsheet's column for each of ours; null if there is none. */
      columns: v.array(v.object({ name: v.string(), text: v.string(), index: v.nullable(v.number()) })),
      counts: v.object({ imported: v.number(), duplicates: v.number(), problems: v.number() }),
      rows: v.array(
        v.object({
          row: v.number(),
          title: v.string(),
          company: v.string(),
          stage: StageSlug,
          stageName: v.string(),
          /** Other stored values of the row, as displayed. */
          facts: v.array(v.object({ name: v.string(), text: v.string() })),
          outcome: v.picklist(['imported', 'duplicate', 'problem']),
          problems: v.array(v.object({ column: v.string(), text: v.string() })),
          remarks: v.array(v.string()),
        }),
      ),
    }),
  },
  /** Adds the rows of a previewed spreadsheet, once. The columns may differ from the preview's. */
  'POST /ajax/user/app-tracker/import/:importId': {
    params: v.object({ importId: v.pipe(v.string(), v.uuid('Give the id of the import')) }),
    body: v.object({
      columns: v.optional(v.record(v.string(), v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))))),
    }),
    answer: v.object({ imported: v.number(), duplicates: v.number(), problems: v.number() }),
  },
  /** The answer to "Any news?" or about an offer. `waiting` asks again after three weeks, `later` after two. */
  'POST /ajax/user/app-tracker-stage/:jobId/news': {
    params: v.object({ jobId: JobId }),
    body: v.object({
      answer: v.picklist(
        ['waiting', 'unsuccessful', 'later', 'accepted', 'declined', 'answer-by'],
        'Choose one of the answers',
      ),
      /** The day to answer an offer by; required by `answer-by`. */
      day: v.optional(v.union([v.literal(''), Day], NO_DAY)),
      jobType: JobType,
      return: returnField,
    }),
  },
  /**
   * The fields of the Undo form of a change: the previous stages, and the time of the change. After a later change it
   * is 409.
   */
  'POST /ajax/user/app-tracker/undo': { body: v.object({ changes: FormerStages, return: returnField }) },
} satisfies CallContracts
