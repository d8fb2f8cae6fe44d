import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Offers to save the job before a visitor leaves for an employer's site, and asks once, when they return, whether they
 * applied. It shows nothing by itself: links to `/go/job/{id}` anywhere on the page open it, also links that are added
 * later. The browser handles clicks that open a new tab or window; the question on return is asked after those, too.
 * Without script the links simply work.
 *
 * Only signed-in users can save. Visitors who choose "Save and continue", or answer that they applied, are asked to log
 * in once they return (topic `modal`), so that nothing stops them from leaving. The answer "yes" sends `apply_confirmed`
 * and moves the job to "Applied", which saves it; "not for me" hides the job. Both can be undone in their message.
 *
 * @example { "id": 12, "title": "Signalling placement at Halden Rail", "site": "careers.halden-rail.example" }
 */
export const contract = defineContract({
  name: 'job-redirect-modal',
  mount: 'idle',
  props: v.object({
    /** Id of the job. */
    id: v.number(),
    /** Title with employer. */
    title: v.string(),
    /** Hostname of the employer's site, as shown. */
    site: v.string(),
  }),
  events: {
    /** The question "Did you apply?" was answered. */
    'job-redirect-modal:answered': v.object({ id: v.number(), answer: v.picklist(['yes', 'not-yet', 'not-for-me']) }),
  },
})
