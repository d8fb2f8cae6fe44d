import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * A message about a change of the site, at the foot of the window until it is dismissed. Dismissing hides it at once,
 * whatever becomes of the call; a cookie remembers it for 12 months, and so does the account of whoever is signed in.
 * Without script the button is a form.
 *
 * Pages that are kept for all visitors always hold the message; the widget takes it away, before it shows, from those
 * who have dismissed it. Leave the marker out for a person whose account says so.
 *
 * @example {}
 */
export const contract = defineContract({
  name: 'transition-message',
  mount: 'load',
  props: v.object({
    /** One or two sentences. */
    message: v.optional(v.string(), 'We have a new look. Your saved jobs and reviews are all here.'),
    /** The token of a signed-in page, for the form. */
    csrfToken: v.nullish(v.string()),
  }),
  events: {
    /** The visitor has read it. */
    'transition-message:dismissed': v.object({}),
  },
})

/** The cookie that says so; the host sets it, too. */
export const COOKIE = 'transition-message'
