import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Jobs that open later, each with its opening month and a button to be notified. For visitors, "Register interest"
 * links to the log-in page, which saves the job; with script it opens a dialog instead (topic `modal`). Signed-in users
 * get a save button. Without jobs nothing is shown.
 *
 * @example { "jobs": [{ "id": 12, "title": "Signalling placement", "url": "/jobs/12", "opens": "Opens November 2026" }] }
 */
export const contract = defineContract({
  name: 'interest-status',
  mount: 'visible',
  props: v.object({
    heading: v.optional(v.string(), 'Opening soon'),
    /** Level of the heading; job titles are one level below. */
    level: v.optional(v.picklist([2, 3]), 2),
    jobs: v.array(
      v.object({
        id: v.number(),
        title: v.string(),
        url: v.string(),
        /** Shown as it is: "Opens November 2026". */
        opens: v.string(),
      }),
    ),
    /** Path to return to after logging in. */
    returnTo: v.optional(v.string()),
    /** Whether the server knew a signed-in user; the page may find out later. */
    signedIn: v.optional(v.boolean(), false),
  }),
  events: {
    /** A visitor asked to be notified when a job opens. */
    'interest-status:asked': v.object({ id: v.number() }),
  },
})
