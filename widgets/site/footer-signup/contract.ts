import { defineContract } from '@firstrung/mount/contract'
import type { Text } from '@firstrung/mount/strings'
import * as v from 'valibot'

/** Name of the cookie that remembers "Not now". */
export const COOKIE = 'footer-signup'
/** In seconds: 30 days. */
export const COOKIE_MAX_AGE = 30 * 24 * 60 * 60
/** In milliseconds: a week. */
export const SHOWN_AGAIN_AFTER = 7 * 24 * 60 * 60 * 1000
/** The share of the page that has been scrolled when the strip becomes sticky, from the second page of a visit on. */
export const SCROLL_TRIGGER = 0.5

/**
 * A strip above the footer that invites visitors to sign up: a plain form that takes an email address to the sign-up
 * page. Without script it is only this form; with script the sign-up form opens in a dialog (topic `modal`).
 *
 * With script it also sticks to the bottom of the window, once a week at most: halfway down the second page, unless a
 * dialog (topic `modal`) has asked already. "Not now" puts it back for 30 days. While it is sticky its space on the page
 * stays reserved, it waits until other messages at the bottom of the window are closed, it leaves the window to a bar of
 * the page (`--foot-bar`) and to a form that people fill in, and it never covers the focused element. It disappears when
 * someone logs in on the page (topic `user`). Leave the marker out for people who
 * are logged in.
 *
 * @example { "returnTo": "/jobs/12-placement" }
 */
export const contract = defineContract({
  name: 'footer-signup',
  mount: 'idle',
  props: v.object({
    /** Text of the heading. */
    title: v.optional(v.string(), 'Never miss a deadline' satisfies Text),
    /** A sentence below the heading. */
    text: v.optional(
      v.string(),
      'Save jobs and employers, and get reminders before deadlines. It’s free.' satisfies Text,
    ),
    /** The sign-up page; it accepts `email` and `return` in its query string. */
    action: v.optional(v.string(), '/register'),
    /** Path to return to after signing up. */
    returnTo: v.nullish(v.string()),
  }),
  events: {
    /** The strip became sticky. */
    'footer-signup:shown': v.object({}),
    /** The visitor asked for the sign-up dialog. */
    'footer-signup:submitted': v.object({}),
    /** The visitor pressed "Not now". */
    'footer-signup:dismissed': v.object({}),
  },
})
