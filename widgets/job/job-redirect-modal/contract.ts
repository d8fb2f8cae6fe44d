import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Asks before the page is left for an employer's site whether the job should be saved first, and asks once after the
 * return whether one applied. It shows nothing by itself: links to `/go/job/{id}` anywhere on the page open it, also
 * such that come later. Clicks that ask for a new tab or window stay the browser's; the question after the return
 * follows them as well. Without script the links simply lead on.
 *
 * Saving is for people who are signed in; a visitor who wants it, or who says that they applied, is asked to log in
 * after the return (topic `modal`), never kept from leaving. A "yes" sends `apply_confirmed`.
 *
 * @example { "id": 12, "title": "Signalling placement at Halden Rail", "site": "careers.halden-rail.example" }
 */
export const contract = defineContract({
  name: 'job-redirect-modal',
  mount: 'idle',
  props: v.object({
    id: v.number(),
    /** What people call the job. */
    title: v.string(),
    /** Host of the employer's site, as it is shown. */
    site: v.string(),
  }),
  events: {
    /** The question after the return was answered. */
    'job-redirect-modal:answered': v.object({ id: v.number(), answer: v.picklist(['yes', 'not-yet', 'not-for-me']) }),
  },
})
