import type { ReviewDraft, ReviewForm, UnfinishedReview } from '@firstrung/api/contracts'
import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * The host's guard validates these shapes in the calls. Their complete schemas would double the first load of this
 * widget.
 */
const described = <Described>(key: string) =>
  v.custom<Described>(value => key in Object(value), `Give it as the host describes it, with ${key}`)

/**
 * The app on every page of `/write-a-review`: the start (the purpose of reviews, the guidelines, log-in or the reviews
 * to finish), each stage with its ladder, the read-through before sending, and the page after it. The host describes
 * each stage as a form, so the app contains no questions.
 *
 * Without script every stage is a form that posts to its own page: `/write-a-review/{id}/{stage}` or, before there is a
 * draft, `/write-a-review/job-details`. It sends the answers by name, `version` and `_csrf`. Back posts `transition`
 * (`back-to-{stage}`), the last stage posts `submit`, and Delete posts to `/write-a-review/{id}/removal`. After an
 * error the same page appears with messages beside the fields.
 *
 * With script the app moves between stages without a reload and saves input after five seconds and when the user
 * leaves. Input stays on the device while the site cannot be reached or the session has ended. After a change in
 * another tab the user chooses between the two versions.
 *
 * @example { "signedIn": false }
 */
export const contract = defineContract({
  name: 'write-a-review',
  mount: 'load',
  props: v.object({
    /** Visitors are asked to log in before they write. */
    signedIn: v.optional(v.boolean(), false),
    /** Sending needs a confirmed address. */
    emailVerified: v.optional(v.boolean(), true),
    /** The stored review whose stage is shown. */
    draft: v.nullish(described<Draft>('form')),
    /** The first stage before there is a draft. */
    start: v.nullish(v.object({ form: described<Form>('fields') })),
    /** Shown at the start, to continue or delete. */
    unfinished: v.optional(v.array(described<Unfinished>('reviewId')), []),
    /** The review of this page has just been sent. */
    sent: v.optional(v.boolean(), false),
    /** Field -> messages; `form` concerns the form as a whole. */
    errors: v.nullish(v.record(v.string(), v.array(v.string()))),
    /** The token of a form without script. */
    csrf: v.nullish(v.string()),
  }),
  events: {
    /** The person has moved to this stage; `sent` after the last. */
    'write-a-review:stage': v.object({ stage: v.string() }),
  },
})

export type Draft = v.InferOutput<typeof ReviewDraft>
export type Form = v.InferOutput<typeof ReviewForm>
export type Field = Form['fields'][number]
export type Stage = Form['stage']
export type Unfinished = v.InferOutput<typeof UnfinishedReview>
/** Field -> messages. */
export type Errors = Record<string, string[]>
