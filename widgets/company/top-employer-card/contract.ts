import { defineContract } from '@firstrung/mount/contract'
import { serviceItem } from '@firstrung/ui/contract'
import * as v from 'valibot'

/**
 * One employer, large: logo, score with the count it comes from, one sentence of a student, and a link to the
 * employer. With a `rank` it is a place on the podium of a list. Several stand on a page. Everything is there without
 * script. A card that an employer pays for says "Promoted" and carries its `analytics` items: each sends its event
 * once when half of the card has come into view, and a `service_click` when the link is followed. Nobody pays for a
 * rank, so a card with one sends nothing.
 *
 * @example { "name": "Halden Rail", "url": "/companies/halden-rail", "logo": null, "score": 4.41, "reviews": 58, "rank": 1 }
 */
export const contract = defineContract({
  name: 'top-employer-card',
  mount: 'visible',
  props: v.object({
    name: v.string(),
    url: v.string(),
    logo: v.nullable(v.string()),
    industry: v.optional(v.nullable(v.string()), null),
    /** 1 to 5; null where there are too few reviews for a figure. */
    score: v.nullable(v.number()),
    reviews: v.number(),
    /** What a student said, 90 characters at most, and who they are as their review says it. */
    quote: v.optional(v.nullable(v.object({ text: v.pipe(v.string(), v.maxLength(90)), author: v.string() })), null),
    /** The place on the podium. */
    rank: v.optional(v.nullable(v.picklist([1, 2, 3])), null),
    level: v.optional(v.picklist([2, 3]), 3),
    /** The commercial slots that the card fills. */
    analytics: v.optional(v.array(serviceItem), []),
  }),
  events: {
    /** A visitor followed the link to the employer. */
    'top-employer-card:followed': v.object({ url: v.string() }),
  },
})
