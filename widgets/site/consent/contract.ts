import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/** The cookie that holds the answer, `given` or `refused`; the host writes it, too. It asks again after 180 days. */
export const COOKIE = 'consent'
export const REMEMBERED = 180 * 24 * 60 * 60

/**
 * The question whether a tag manager may run, at the foot of the window until it is answered: two buttons of the same
 * weight. Before a yes nothing of the tag manager is asked for, and events wait in the page; after a no they are
 * forgotten. The answer is kept in a cookie and can be changed any time on the page that `more` leads to.
 *
 * Pages that are kept for all visitors always hold the question; the widget takes it away, before it shows, from those
 * who have answered. Where no tag manager is configured, leave the marker out. Without script nothing is asked, because
 * nothing would run; the buttons are a form all the same.
 *
 * The page has to say that it asks: `<meta name="firstrung-consent" content="ask">`.
 *
 * @example { "script": "https://tags.example/gtm.js?id=GTM-1", "more": "/cookies" }
 */
export const contract = defineContract({
  name: 'consent',
  mount: 'load',
  props: v.object({
    /** Address of the tag manager's script. */
    script: v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'must start with http:// or https://')),
    /** Page that explains what is stored, takes the form, and lets people change their mind. */
    more: v.optional(v.string(), '/cookies'),
    /** Path to come back to, for the form. */
    returnTo: v.nullish(v.string()),
    /** The token of a signed-in page, for the form. */
    csrfToken: v.nullish(v.string()),
  }),
  events: {
    /** The visitor answered. */
    'consent:answered': v.object({ given: v.boolean() }),
  },
})
