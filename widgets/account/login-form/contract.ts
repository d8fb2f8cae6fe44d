import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * The log-in form: email address, password, and whether to stay logged in.
 *
 * Without script it is a form: after an error the host answers 422 with the same page, the errors in a summary at the
 * top and beside each field, and the entered address. Script adds the button that shows the password, moves the focus
 * to the summary, and sends the form as a call: an account with two-step log-in gets the field for its code in place of
 * the form. The calls load with the first attempt; if they fail to load, the browser submits the form.
 *
 * @example { "returnTo": "/jobs/12-signalling-placement", "save": "jobs-12" }
 * @example { "email": "maya@example.ac.uk", "errors": { "password": ["Enter your password"] } }
 */
export const contract = defineContract({
  name: 'login-form',
  mount: 'load',
  props: v.object({
    /** Address that the form is sent to. */
    action: v.optional(v.string(), '/login'),
    /** The previously entered address; a password is never sent back. */
    email: v.optional(v.string(), ''),
    /** Field -> messages; `form` concerns the form as a whole. */
    errors: v.nullish(v.record(v.string(), v.array(v.string()))),
    /** The path to continue to. */
    returnTo: v.optional(v.string(), '/'),
    /** The item to save straight after, as `jobs-12`. */
    save: v.nullish(v.string()),
  }),
  events: {},
})
