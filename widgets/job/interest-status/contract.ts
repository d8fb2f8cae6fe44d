import { defineContract } from '@firstrung/mount/contract'
import type { Text } from '@firstrung/mount/strings'
import * as v from 'valibot'

/**
 * Jobs that open later, each with its opening month and a button to be notified. "Register interest" links to a page with a
 * form; with script one click does it, for visitors after a dialog in which they log in (topic `modal`). Someone who is on
 * the list of a job sees since when, and can leave it (topic `interest`). Without jobs nothing is shown.
 *
 * @example { "jobs": [{ "id": 12, "title": "Signalling placement", "url": "/jobs/12", "opens": "Opens November 2026" }] }
 */
export const contract = defineContract({
  name: 'interest-status',
  mount: 'visible',
  props: v.object({
    /** Text of the heading. */
    heading: v.optional(v.string(), 'Opening soon' satisfies Text),
    /** Level of the heading; job titles are one level below. */
    level: v.optional(v.picklist([2, 3]), 2),
    /** The jobs that open later, in the order given. */
    jobs: v.array(
      v.object({
        id: v.number(),
        title: v.string(),
        url: v.string(),
        /** Shown unchanged: "Opens November 2026". */
        opens: v.string(),
      }),
    ),
  }),
  events: {
    /** Someone asked to be notified when a job opens. */
    'interest-status:asked': v.object({ id: v.number() }),
  },
})
