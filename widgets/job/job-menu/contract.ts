import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * The actions for a job. The primary one depends on its state: an open job links to the employer's site (or, if the
 * advert has no link, to how to apply), a job that opens later registers interest, and a closed job links to similar
 * jobs. There is also a save button and, on wide screens, the deadline and a print button.
 *
 * Without script every action is a link: the server counts the click on applying; saving leads visitors to the log-in
 * page, which saves the job and returns; registering interest leads to a page with a form. With script people save and
 * register with one click, visitors after a dialog in which they log in (topic `modal`). Someone who is on the list of a job
 * sees since when, and can leave it (topic `interest`). A saved job with a deadline has a button that turns its reminders on
 * and off.
 *
 * @example { "id": 12, "title": "Signalling placement at Halden Rail", "state": "open" }
 */
export const contract = defineContract({
  name: 'job-menu',
  mount: 'load',
  props: v.object({
    /** Id of the job. */
    id: v.number(),
    /** Title with employer: "Signalling placement at Halden Rail". */
    title: v.string(),
    /** Decides on the primary action. */
    state: v.picklist(['open', 'opening', 'closed']),
    /** Hostname of the site to apply on; without it an open job links to `howTo`. */
    site: v.optional(v.nullable(v.string())),
    /** Link to how to apply, for an open job without a site. */
    howTo: v.optional(v.nullable(v.object({ text: v.string(), url: v.string() }))),
    /** Address of similar jobs, for a closed job. */
    similarUrl: v.optional(v.string(), '/search-jobs'),
    /** "Closes Friday 9 October, 23:59", "Opens November 2026", "Closed 3 October 2026". */
    when: v.optional(v.nullable(v.string())),
    /** Time left, when the deadline is near: "4 days left". */
    left: v.optional(v.nullable(v.string())),
    /** The job has a deadline to be reminded of. */
    hasDeadline: v.optional(v.boolean(), false),
    /** Path to return to after logging in. */
    returnTo: v.optional(v.string()),
    /** The server knew a signed-in user; the page may find out later. */
    signedIn: v.optional(v.boolean(), false),
    /** The server's knowledge of the saved state, until the page knows the list of saved items. */
    saved: v.optional(v.boolean(), false),
  }),
  events: {
    /** Someone asked to be notified when the job opens. */
    'job-menu:interest-asked': v.object({ id: v.number() }),
  },
})
