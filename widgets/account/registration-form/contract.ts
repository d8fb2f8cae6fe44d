import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * The first stage of registration: name (the last name is optional), email address, password, checkboxes for age and
 * terms, and one for news, which is never ticked in advance.
 *
 * Without script it is a form: after an error the host answers 422 with the same page, the errors in a summary at the
 * top and beside each field, and the entered values. Script adds a spelling check of the address ("Did you mean ...?",
 * which never blocks), a button that shows the password, a line that rates its strength, the same messages without a
 * round trip, and after the first attempt a check of each field on blur. After registration the page continues to
 * `returnTo`, unless `stay` is set.
 *
 * @example { "returnTo": "/jobs/12-signalling-placement", "save": "jobs-12" }
 * @example { "values": { "email": "maya@example.ac.uk" }, "errors": { "firstName": ["Enter your first name"] } }
 */
export const contract = defineContract({
  name: 'registration-form',
  mount: 'load',
  props: v.object({
    /** Address that the form is sent to. */
    action: v.optional(v.string(), '/register'),
    /** The previously entered values. */
    values: v.optional(
      v.object({
        firstName: v.optional(v.string(), ''),
        lastName: v.optional(v.string(), ''),
        email: v.optional(v.string(), ''),
        over13: v.optional(v.boolean(), false),
        terms: v.optional(v.boolean(), false),
        marketing: v.optional(v.boolean(), false),
      }),
      {},
    ),
    /** Field -> messages; `form` concerns the form as a whole. */
    errors: v.nullish(v.record(v.string(), v.array(v.string()))),
    /** The path to continue to. */
    returnTo: v.optional(v.string(), '/'),
    /** The item to save straight after, as `jobs-12`. */
    save: v.nullish(v.string()),
    /** Page with the terms. */
    termsUrl: v.optional(v.string(), '/terms'),
    /** Page with the privacy notice. */
    privacyUrl: v.optional(v.string(), '/privacy'),
    /** Stays on the page after registration, as in a dialog; the page then acts on the event. */
    stay: v.optional(v.boolean(), false),
  }),
  events: {
    /** The account was created and the user is logged in. */
    'registration-form:registered': v.object({
      /** Whether the item of `save` was saved. */
      saved: v.boolean(),
      error: v.optional(v.string()),
    }),
  },
})
