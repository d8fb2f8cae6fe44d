import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { SignupStage } from './profile'

const Option = v.object({ value: v.string(), text: v.string(), hint: v.optional(v.string()) })

/** A field of a stage. The host describes the form, so that the browser needs no rules. */
const SignupField = v.object({
  name: v.string(),
  label: v.string(),
  /**
   * `choices`: radio buttons or, with `multiple`, checkboxes. `tags`: a text field that adds items to a list. `places`:
   * rows of a place and a radius, one of the `options`.
   */
  kind: v.picklist(['text', 'select', 'choices', 'tags', 'places', 'tick']),
  hint: v.optional(v.string()),
  optional: v.optional(v.boolean()),
  multiple: v.optional(v.boolean()),
  options: v.optional(v.array(Option)),
  /** The text, the value of the chosen option, or the values of the ticked ones. */
  value: v.union([v.string(), v.array(v.string()), v.boolean()]),
  rows: v.optional(v.array(v.object({ place: v.string(), radius: v.string() }))),
  /** The reference list for suggestions, or `places`. */
  list: v.optional(v.string()),
  prefix: v.optional(v.string()),
  inputType: v.optional(v.picklist(['text', 'date', 'number'])),
  autoComplete: v.optional(v.string()),
  /** The group that the field belongs to: folded, or closed until consent is given. */
  group: v.optional(v.picklist(['more', 'consent'])),
})

export const SignupForm = v.object({
  stage: SignupStage,
  title: v.string(),
  lead: v.string(),
  purpose: v.string(),
  fields: v.array(SignupField),
  canSkip: v.boolean(),
  previous: v.nullable(SignupStage),
  /** Answers that are stored and can be deleted on this page. */
  canDelete: v.boolean(),
  ladder: v.array(
    v.object({ name: SignupStage, title: v.string(), done: v.boolean(), current: v.boolean(), reached: v.boolean() }),
  ),
  links: v.array(v.object({ href: v.string(), text: v.string() })),
  /** The address of the form in the account settings, which have no other stages. */
  action: v.optional(v.string()),
  version: v.number(),
  /** After a conflict: stored values that differ from the sent ones. */
  saved: v.optional(v.array(v.object({ label: v.string(), text: v.string() }))),
})

const SignupState = v.object({
  machine: v.literal('signup'),
  state: SignupStage,
  stages: v.array(v.object({ name: SignupStage, done: v.boolean(), optional: v.boolean() })),
  /** The possible transitions, except jumps. */
  transitions: v.array(v.string()),
  progression: v.number(),
  /** All answers; equality answers only in their stage. */
  data: v.record(v.string(), v.unknown()),
  version: v.number(),
  form: SignupForm,
})

const Version = v.optional(v.pipe(v.number('Version must be a number'), v.integer('Version must be a number')))

/** Signup in stages. A write with an outdated `version` answers 409 with the current state. */
export const signupCalls = {
  'GET /ajax/state-machine/signup': { answer: SignupState },
  'PUT /ajax/state-machine/signup': {
    body: v.object({
      /** `next`, `back`, `skip` or `jump:{stage}`. */
      transition: v.pipe(v.string('Choose a transition'), v.maxLength(50, 'Choose a transition')),
      data: v.optional(v.record(v.string(), v.unknown(), 'Data must be an object')),
      version: Version,
      /** The stage of the data, if it is not the current one. */
      stage: v.optional(SignupStage),
    }),
    answer: SignupState,
  },
  'PUT /ajax/state-machine/signup-jump-stage': {
    /** The hub can open every stage. */
    body: v.object({
      stage: v.pipe(v.string('Choose a stage'), SignupStage),
      from: v.optional(v.literal('hub')),
      version: Version,
    }),
    answer: SignupState,
  },
} satisfies CallContracts
