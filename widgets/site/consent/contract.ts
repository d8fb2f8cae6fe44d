import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/** Name of the cookie that holds the answer, `given` or `refused`; the host sets it too. */
export const COOKIE = 'consent'
/** In seconds: the visitor is asked again after 180 days. */
export const COOKIE_MAX_AGE = 180 * 24 * 60 * 60

/**
 * Asks at the bottom of the window whether a tag manager may run, with two equally prominent buttons. Until the visitor
 * agrees, nothing is loaded from the tag manager and analytics events wait on the page; if they refuse, the events are
 * dropped. The answer is stored in a cookie and can be changed at any time on the page at `more`.
 *
 * Pages are cached for all visitors, so they always contain the question; the widget removes it before it shows for
 * visitors who have answered. Leave the marker out where no tag manager is configured. Without script the question is
 * hidden, because no tag manager would run; the buttons still form a plain HTML form.
 *
 * The page must declare that it asks: `<meta name="firstrung-consent" content="ask">`.
 *
 * @example { "script": "https://tags.example/gtm.js?id=GTM-1", "more": "/cookies" }
 */
export const contract = defineContract({
  name: 'consent',
  mount: 'load',
  props: v.object({
    /** URL of the tag manager's script. */
    script: v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'must start with http:// or https://')),
    /** Page that explains what is stored, accepts the form and lets people change their answer. */
    more: v.optional(v.string(), '/cookies'),
    /** Path to return to after the form is sent. */
    returnTo: v.nullish(v.string()),
    /** The CSRF token of a page for a logged-in user. */
    csrfToken: v.nullish(v.string()),
  }),
  events: {
    /** The visitor answered. */
    'consent:answered': v.object({ given: v.boolean() }),
  },
})
