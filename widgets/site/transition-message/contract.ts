import { defineContract } from '@firstrung/mount/contract'
import type { Text } from '@firstrung/mount/strings'
import * as v from 'valibot'

/**
 * A message about a change to the site, in a line above the header until it is dismissed. Dismissing hides it at once,
 * even if the request fails. A cookie remembers that for 12 months; for a person who is logged in, their account does too.
 * Without script the button is a form.
 *
 * Pages are cached for all visitors, so they always contain the message; the widget removes it for visitors who have
 * dismissed it. Leave the marker out if the person's account has stored the dismissal.
 *
 * @example {}
 */
export const contract = defineContract({
  name: 'transition-message',
  mount: 'load',
  props: v.object({
    /** One or two sentences. */
    message: v.optional(v.string(), 'We have a new look. Your saved jobs and reviews are all here.' satisfies Text),
    /** The CSRF token of a page for a logged-in user. */
    csrfToken: v.nullish(v.string()),
  }),
  events: {
    /** The visitor closed the message. */
    'transition-message:dismissed': v.object({}),
  },
})

/** Name of the cookie that remembers the dismissal; the host sets it too. */
export const COOKIE = 'transition-message'
