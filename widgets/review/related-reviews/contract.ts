import { defineContract } from '@firstrung/mount/contract'
import type { Text } from '@firstrung/mount/strings'
import { reviewCard, serviceItem } from '@firstrung/ui/contract'
import * as v from 'valibot'

/**
 * A carousel of reviews like the one on the page: 1.2 in view on phones, 2 from 600 px, 3 from 800 px, 4 from 1200 px,
 * 10 px apart. Slides that come into view, and those that are followed, send the events of their `analytics` list to
 * `dataLayer`, as in `related-jobs`; `data-integration="0"` turns the events off. Without reviews nothing is shown.
 *
 * @example { "reviews": [] }
 */
export const contract = defineContract({
  name: 'related-reviews',
  mount: 'visible',
  props: v.object({
    /** Text of the heading. */
    heading: v.optional(v.string(), 'Related reviews' satisfies Text),
    /** Level of the heading; review titles are one level below. */
    level: v.optional(v.picklist([2, 3]), 2),
    /** 0 sends no events. */
    integration: v.optional(v.number(), 1),
    /** `false` on the pages of a single employer. */
    showCompany: v.optional(v.boolean(), true),
    /** The reviews, in the order given. */
    reviews: v.array(
      v.object({
        ...reviewCard.entries,
        /** The promotions behind the card. */
        analytics: v.optional(v.array(serviceItem), []),
      }),
    ),
  }),
})
