import { defineContract } from '@firstrung/mount/contract'
import type { Text } from '@firstrung/mount/strings'
import { jobCard, serviceItem } from '@firstrung/ui/contract'
import * as v from 'valibot'

/**
 * A carousel of jobs like the one on the page: 1.2 in view on phones, 2 from 600 px, 3 from 800 px, 4 from 1200 px, 10 px
 * apart. Each slide that comes into view, at first and after every move, sends the events of its `analytics` list to
 * `dataLayer`: event name, action, id (the service type id), category and category_id. Following the card sends them again
 * as `service_click`. Items without a service type id send nothing, and `data-integration="0"` on the marker turns the
 * events off. Each card has a save button; for visitors it is a link to the log-in page. Without jobs nothing is
 * shown.
 *
 * @example { "jobs": [] }
 */
export const contract = defineContract({
  name: 'related-jobs',
  mount: 'visible',
  props: v.object({
    /** Text of the heading. */
    heading: v.optional(v.string(), 'Related jobs' satisfies Text),
    /** Level of the heading; job titles are one level below. */
    level: v.optional(v.picklist([2, 3]), 2),
    /** 0 sends no events. */
    integration: v.optional(v.number(), 1),
    /** The jobs, in the order given. */
    jobs: v.array(
      v.object({
        ...jobCard.entries,
        /** The promotions behind the card. */
        analytics: v.optional(v.array(serviceItem), []),
      }),
    ),
  }),
})
