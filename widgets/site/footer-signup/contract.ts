import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/** The cookie of a visitor who does not want to be asked, and for how many seconds it says so: 30 days. */
export const COOKIE = 'footer-signup'
export const REMEMBERED = 30 * 24 * 60 * 60
/** How much of the second page of a visit has been scrolled through when the strip comes forward. */
export const SCROLLED = 0.5

/**
 * The strip above the footer that asks visitors to join: an email address, and the way to the sign-up page with it. It
 * is a plain form, and that is all it is without script.
 *
 * With script it also comes forward to the foot of the window, once a visit: after the first attempt to save something
 * (topic `modal`), or half-way down the second page. "Not now" sends it back for 30 days. It keeps its place on the
 * page meanwhile, waits while another message stands at the foot of the window, and never covers what has the focus.
 * It goes when somebody logs in on the page (topic `user`). Leave the marker out for who is signed in.
 *
 * @example { "returnTo": "/jobs/12-placement" }
 */
export const contract = defineContract({
  name: 'footer-signup',
  mount: 'interaction',
  props: v.object({
    title: v.optional(v.string(), 'Keep what you find'),
    text: v.optional(v.string(), 'Save jobs and employers, and get a reminder before they close. It is free.'),
    /** The sign-up page, which takes `email` and `return` from its address. */
    action: v.optional(v.string(), '/register'),
    /** Path to come back to. */
    returnTo: v.nullish(v.string()),
  }),
  events: {
    /** It came forward. */
    'footer-signup:shown': v.object({ because: v.picklist(['save', 'scroll']) }),
    /** The visitor said "Not now". */
    'footer-signup:dismissed': v.object({}),
  },
})
