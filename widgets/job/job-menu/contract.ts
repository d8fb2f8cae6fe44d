import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * What one can do with a job, as one primary act by its state: open leads to the employer's site (or, where the advert
 * has no link, to how to apply), opening later registers interest, closed leads to similar jobs. Beside it stands the
 * save button, and on wide screens the deadline and a print button.
 *
 * Without script everything is a link: applying counts its click on the server, saving and registering interest lead a
 * visitor to the log-in page, which comes back and saves. With script a visitor is asked on the page (topic `modal`),
 * and for somebody signed in saving is one click; a job that opens later then has saving as its primary act.
 *
 * @example { "id": 12, "title": "Signalling placement at Halden Rail", "state": "open" }
 */
export const contract = defineContract({
  name: 'job-menu',
  mount: 'load',
  props: v.object({
    id: v.number(),
    /** What people call it: "Signalling placement at Halden Rail". */
    title: v.string(),
    state: v.picklist(['open', 'opening', 'closed']),
    /** Host of the site where one applies; without it an open job leads to `howTo`. */
    site: v.optional(v.nullable(v.string())),
    /** How to apply, for an open job without a link. */
    howTo: v.optional(v.nullable(v.object({ text: v.string(), url: v.string() }))),
    /** Where similar jobs are, for a closed one. */
    similarUrl: v.optional(v.string(), '/search-jobs'),
    /** "Closes Friday 9 October, 23:59", "Opens November 2026", "Closed 3 October 2026". */
    when: v.optional(v.nullable(v.string())),
    /** The same in days, where it is near: "4 days left". */
    left: v.optional(v.nullable(v.string())),
    /** Path of the page, to come back to after logging in. */
    returnTo: v.optional(v.string()),
    /** Somebody is signed in, as the server knows; the page may learn it later. */
    signedIn: v.optional(v.boolean(), false),
  }),
  events: {
    /** A visitor asked to be told when the job opens. */
    'job-menu:interest-asked': v.object({ id: v.number() }),
  },
})
