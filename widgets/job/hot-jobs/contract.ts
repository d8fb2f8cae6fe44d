import { defineContract } from '@firstrung/mount/contract'
import { jobCard, serviceItem } from '@firstrung/ui/contract'
import * as v from 'valibot'

/**
 * At most ten jobs that are promoted or close next, in the order given: the one that closes soonest first. A job
 * leaves the list at the very moment of its `closesAt`, also while the page stands open, by the clock of the visitor's
 * device; with the last one the whole region goes, as it does without jobs.
 *
 * The first time that half of a card is in view, the events of its `analytics` list go to `dataLayer`: event name,
 * action, id (the service type id), category and category_id. Following the card sends them again as `service_click`.
 * Items without a service type id send nothing, and `data-integration="0"` on the marker silences the list. Each card
 * has a save button; a visitor's leads to the log-in page. Without script the list, its links and that way are all there.
 *
 * @example { "jobs": [] }
 */
export const contract = defineContract({
  name: 'hot-jobs',
  mount: 'visible',
  props: v.object({
    /** Null where the heading of the page says it all. */
    heading: v.optional(v.nullable(v.string()), 'Hot jobs'),
    /** Level of the heading, or of the titles of the jobs where there is none. */
    level: v.optional(v.picklist([2, 3]), 2),
    /** Where all of them are; a link beside the heading. */
    more: v.optional(v.nullable(v.object({ text: v.string(), href: v.string() })), null),
    /** Path that a visitor comes back to after logging in to save a job. */
    returnTo: v.optional(v.string()),
    /** 0 sends no events. */
    integration: v.optional(v.number(), 1),
    jobs: v.pipe(
      v.array(
        v.object({
          ...jobCard.entries,
          /** The commercial slots that the card fills. */
          analytics: v.optional(v.array(serviceItem), []),
        }),
      ),
      v.maxLength(10),
    ),
  }),
})
