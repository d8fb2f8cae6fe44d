import { defineContract } from '@firstrung/mount/contract'
import type { Text } from '@firstrung/mount/strings'
import { jobCard, serviceItem } from '@firstrung/ui/contract'
import * as v from 'valibot'

/**
 * Up to ten jobs that are promoted or close soon, in the order given. A job is removed at its `closesAt`, also while
 * the page is open, by the clock of the visitor's device. Without jobs, or once all have closed, nothing is shown.
 *
 * The first time that half of a card is in view, the events of its `analytics` list go to `dataLayer`: event name,
 * action, id (the service type id), category and category_id. Following the card sends them again as `service_click`.
 * Items without a service type id send nothing, and `data-integration="0"` on the marker turns the events off. Each card
 * has a save button; for visitors it is a link to the log-in page. The list and all its links work without script.
 *
 * @example { "jobs": [] }
 */
export const contract = defineContract({
  name: 'hot-jobs',
  mount: 'visible',
  props: v.object({
    /** Null if the heading of the page is enough. */
    heading: v.optional(v.nullable(v.string()), 'Hot jobs' satisfies Text),
    /** Level of the heading, or of the job titles if there is no heading. */
    level: v.optional(v.picklist([2, 3]), 2),
    /** `row`: in narrow places the cards are a row that scrolls sideways. */
    layout: v.optional(v.picklist(['list', 'row']), 'list'),
    /** Link beside the heading, to all jobs. */
    more: v.optional(v.nullable(v.object({ text: v.string(), href: v.string() })), null),
    /** Path to return to after logging in to save a job. */
    returnTo: v.optional(v.string()),
    /** 0 sends no events. */
    integration: v.optional(v.number(), 1),
    /** The jobs, in the order given. */
    jobs: v.pipe(
      v.array(
        v.object({
          ...jobCard.entries,
          /** The promotions behind the card. */
          analytics: v.optional(v.array(serviceItem), []),
        }),
      ),
      v.maxLength(10),
    ),
  }),
})
