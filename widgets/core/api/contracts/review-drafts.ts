import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { Checked, itemId } from './fields'

const STAGES = [
  'job-details',
  'location-commute',
  'job-source',
  'the-role',
  'the-company',
  'the-culture',
  'summary',
  'confirmation',
] as const

/** The stages of a review; `the-role` to `summary` are the question stages. */
export const ReviewStage = v.picklist(STAGES, 'Choose a stage of the review')

const DraftState = v.picklist([
  'draft',
  'pending',
  'published',
  'changes-requested',
  'rejected',
  'under-review',
  'withdrawn',
])

const Option = v.object({ value: v.string(), text: v.string(), hint: v.optional(v.string()) })

/** A field of a stage. The host describes the form, so that the browser needs no rules. */
const ReviewField = v.object({
  name: v.string(),
  label: v.string(),
  /**
   * `choices`: radio buttons or, with `multiple`, checkboxes. `stars`: radio buttons 1 to 5, whose `options` are named
   * and may end with `not-relevant`. `month`: `YYYY-MM`. `long`: a multi-line text.
   */
  kind: v.picklist(['text', 'long', 'select', 'choices', 'stars', 'month', 'tick']),
  hint: v.optional(v.string()),
  optional: v.optional(v.boolean()),
  multiple: v.optional(v.boolean()),
  options: v.optional(v.array(Option)),
  /** The text, the value of the chosen option, or the values of the ticked ones. */
  value: v.union([v.string(), v.array(v.string()), v.boolean()]),
  /** The reference list for suggestions. */
  list: v.optional(v.string()),
  prefix: v.optional(v.string()),
  inputType: v.optional(v.picklist(['text', 'number'])),
  length: v.optional(v.object({ min: v.number(), max: v.number() })),
  /** Short examples of helpful answers, for a `long` text. */
  examples: v.optional(v.array(v.string())),
  /** A warning about contact data or a name in the text. It never blocks the form. */
  warning: v.optional(v.string()),
  /** Fields with the same legend are shown together. */
  legend: v.optional(v.string()),
  /** Shown if the field of this name has this value: `{ field: 'stillThere', value: '' }`. */
  shownFor: v.optional(v.object({ field: v.string(), value: v.string() })),
})

export const ReviewForm = v.object({
  stage: ReviewStage,
  title: v.string(),
  lead: v.string(),
  fields: v.array(ReviewField),
  tips: v.array(v.string()),
  previous: v.nullable(ReviewStage),
  ladder: v.array(
    v.object({ name: ReviewStage, title: v.string(), done: v.boolean(), current: v.boolean(), reached: v.boolean() }),
  ),
  /** In `confirmation`: the review as readers will see it, one block per stage. */
  blocks: v.array(
    v.object({
      stage: ReviewStage,
      title: v.string(),
      rows: v.array(
        v.object({
          label: v.string(),
          text: v.string(),
          stars: v.nullable(v.number()),
          /** The layout. The label of `prose` is for screen readers only. */
          shape: v.picklist(['score', 'text', 'prose', 'fact']),
        }),
      ),
    }),
  ),
  overallRating: v.nullable(v.number()),
  /** After a conflict: stored values that differ from the sent ones. */
  saved: v.optional(v.array(v.object({ name: v.string(), label: v.string(), text: v.string() }))),
})

const Values = v.record(v.string(), v.unknown())

export const ReviewDraft = v.object({
  reviewId: v.number(),
  /** With its author, with the moderators, or published. */
  state: DraftState,
  jobDetails: Values,
  locationCommute: Values,
  jobSource: Values,
  questionDetails: v.record(v.string(), Values),
  overallRating: v.nullable(v.number()),
  stateMachine: v.object({ machine: v.literal('review'), state: ReviewStage, transitions: v.array(v.string()) }),
  version: v.number(),
  /** ISO time of the last save. */
  savedAt: v.string(),
  decision: v.optional(v.nullable(v.object({ reason: v.nullable(v.string()), text: v.nullable(v.string()) }))),
  form: ReviewForm,
  /** After an autosave: the stage's errors, by field. */
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
})

export const UnfinishedReview = v.object({
  reviewId: v.number(),
  company: v.string(),
  jobTitle: v.string(),
  stage: ReviewStage,
  /** 0 to 100. */
  percent: v.number(),
  updatedAt: v.string(),
  state: v.picklist(['draft', 'changes-requested']),
})

const OwnReview = v.object({
  reviewId: v.number(),
  state: DraftState,
  company: v.string(),
  jobTitle: v.string(),
  overallRating: v.nullable(v.number()),
  reason: v.nullable(v.string()),
  reasonText: v.nullable(v.string()),
  url: v.nullable(v.string()),
  views: v.number(),
  helpful: v.number(),
  updatedAt: v.string(),
  actions: v.array(v.picklist(['continue', 'edit', 'withdraw', 'delete', 'appeal'])),
})

const ById = v.object({ id: itemId('Give the id of the review') })
const Version = v.optional(versionNumber())

function versionNumber() {
  const message = 'Version must be a number'
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))], message),
    v.integer(message),
    v.minValue(0, message),
  )
}

/** Writing reviews. A write with an outdated `version` answers 409 with the current state. */
export const reviewDraftCalls = {
  'GET /write-a-review/unfinished-reviews': { answer: v.array(UnfinishedReview) },
  /** Clears the details that the session holds before there is a draft. Stored drafts stay. */
  'GET /write-a-review/reset': {},
  /** The page or the data of a stage, depending on the XHR header. */
  'GET /write-a-review/:id/:stage': {
    params: v.object({ id: ById.entries.id, stage: ReviewStage }),
    answer: ReviewDraft,
  },
  /**
   * Starts a review: 201, or 409 with `unfinished` at the limit. With `autosave` the session stores the details, and
   * the answer has the resulting form.
   */
  'POST /write-a-review': {
    body: v.object({
      jobDetails: v.record(v.string(), v.unknown(), 'Give jobDetails as an object'),
      autosave: Checked,
    }),
    answer: v.union([ReviewDraft, v.object({ errors: v.record(v.string(), v.array(v.string())), form: ReviewForm })]),
  },
  'PUT /write-a-review/:id': {
    params: ById,
    body: v.object({
      stage: ReviewStage,
      data: v.optional(v.record(v.string(), v.unknown(), 'Data must be an object')),
      version: Version,
      /** Stores the input so far, valid or not, and stays at the stage. */
      autosave: Checked,
      /** Sends the review; in `confirmation` only. */
      submit: Checked,
    }),
    answer: ReviewDraft,
  },
  'DELETE /write-a-review/:id': { params: ById },
  'PUT /write-a-review/:id/back': {
    params: ById,
    /** `back-to-{stage}`. */
    body: v.object({
      transition: v.pipe(v.string('Choose a transition'), v.maxLength(50, 'Choose a transition')),
      version: Version,
    }),
    answer: ReviewDraft,
  },
  'GET /ajax/user/reviews': { answer: v.object({ reviews: v.array(OwnReview) }) },
  'POST /ajax/user/reviews/:id/withdraw': { params: ById, answer: OwnReview },
  'POST /ajax/user/reviews/:id/appeal': {
    params: ById,
    body: v.object({
      text: v.optional(
        v.pipe(
          v.string('Tell us why'),
          v.trim(),
          v.minLength(20, 'Tell us a little more (20 characters or more)'),
          v.maxLength(2000, 'Appeal must be 2,000 characters or fewer'),
        ),
        '',
      ),
    }),
    answer: OwnReview,
  },
  'DELETE /ajax/user/reviews/:id': { params: ById },
} satisfies CallContracts
