import { defineContract } from '@firstrung/mount/contract'
import type { Text } from '@firstrung/mount/strings'
import * as v from 'valibot'

const viewedJob = v.object({ id: v.number(), title: v.string(), company: v.string(), url: v.string() })

/**
 * The jobs that a visitor has viewed, newest first, stored in this browser only, with a button that clears them. The
 * page of a job passes that job, which is added but not listed. A list of saved jobs passes those, which are listed
 * first while the device is offline. Jobs stored by a signed-in user are removed after the log-out. With `worker`, the
 * address of a service worker on the site, pages of jobs and this list can be read offline as well. On the server, and
 * in a browser without script or storage, nothing is shown.
 *
 * @example { "job": { "id": 12, "title": "Signalling placement", "company": "Halden Rail", "url": "/jobs/12" } }
 */
export const contract = defineContract({
  name: 'recently-viewed',
  mount: 'idle',
  props: v.object({
    /** Text of the heading. */
    heading: v.optional(v.string(), 'Recently viewed jobs' satisfies Text),
    /** Level of the heading. */
    level: v.optional(v.picklist([2, 3]), 2),
    /** The job of the page. */
    job: v.optional(viewedJob),
    /** Saved jobs of the page. */
    saved: v.optional(v.array(viewedJob), []),
    /** The page is shown without a connection: saved jobs are listed too, and a sentence replaces an empty list. */
    offline: v.optional(v.boolean(), false),
    /** For example "/sw.js". */
    worker: v.optional(v.string()),
  }),
  events: {
    /** The visitor cleared the list. */
    'recently-viewed:cleared': v.object({}),
  },
})
