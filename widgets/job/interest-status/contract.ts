import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Jobs that open later, each with its month and a way to hear of it. A visitor's "Register interest" leads to the
 * log-in page, which keeps the job; with script it asks on the page (topic `modal`). Somebody who is signed in has a
 * save button there. Without jobs nothing is shown.
 *
 * @example { "jobs": [{ "id": 12, "title": "Signalling placement", "url": "/jobs/12", "opens": "Opens November 2026" }] }
 */
export const contract = defineContract({
  name: 'interest-status',
  mount: 'visible',
  props: v.object({
    heading: v.optional(v.string(), 'Opening soon'),
    /** Level of the heading; the titles of the jobs are one below. */
    level: v.optional(v.picklist([2, 3]), 2),
    jobs: v.array(
      v.object({
        id: v.number(),
        title: v.string(),
        url: v.string(),
        /** A ready sentence: "Opens November 2026". */
        opens: v.string(),
      }),
    ),
    /** Path of the page, to come back to after logging in. */
    returnTo: v.optional(v.string()),
    /** Somebody is signed in, as the server knows; the page may learn it later. */
    signedIn: v.optional(v.boolean(), false),
  }),
  events: {
    /** A visitor asked to be told when a job opens. */
    'interest-status:asked': v.object({ id: v.number() }),
  },
})
