import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * The log-in form: e-mail address, password, and whether to stay logged in.
 *
 * Without script it is a form: the host answers 422 with the same page, what is wrong in a summary at the top and beside
 * each field, and the address as it was typed. Script adds the button that shows the password, and puts the focus on the
 * summary. The form is sent by the browser in both cases, so that whoever logs in arrives on a page of their own.
 *
 * @example { "returnTo": "/jobs/12-signalling-placement", "save": "jobs-12" }
 * @example { "email": "maya@example.ac.uk", "errors": { "password": ["Enter your password"] } }
 */
export const contract = defineContract({
  name: 'login-form',
  mount: 'load',
  props: v.object({
    action: v.optional(v.string(), '/login'),
    /** The address that was typed before; a password is never sent back. */
    email: v.optional(v.string(), ''),
    /** Field -> what is wrong with it. */
    errors: v.nullish(v.record(v.string(), v.array(v.string()))),
    /** Where to go on. */
    returnTo: v.optional(v.string(), '/'),
    /** What is saved straight after, as `jobs-12`. */
    save: v.nullish(v.string()),
  }),
  events: {},
})
