import { defineContract } from '@firstrung/mount/contract'
import { serviceItem } from '@firstrung/ui/contract'
import * as v from 'valibot'

/**
 * A large card of one employer: logo, score with the number of reviews, a quote by a student and a link to the employer.
 * With a `rank` it is a place on the podium of a list. A page can have several. The card is complete without script.
 * A card that an employer pays for is labelled "Promoted" and has `analytics` items: each sends its event once when half
 * of the card is in view, and a `service_click` when a visitor follows the link. Ranks cannot be paid for, so a card with
 * a rank sends no analytics.
 *
 * @example { "name": "Halden Rail", "url": "/companies/halden-rail", "logo": null, "score": 4.41, "reviews": 58, "rank": 1 }
 */
export const contract = defineContract({
  name: 'top-employer-card',
  mount: 'visible',
  props: v.object({
    /** Name of the employer. */
    name: v.string(),
    /** Page of the employer. */
    url: v.string(),
    /** Address of the logo; initials without one. */
    logo: v.nullable(v.string()),
    /** Name of the industry. */
    industry: v.optional(v.nullable(v.string()), null),
    /** From 1 to 5; null if there are too few reviews for a score. */
    score: v.nullable(v.number()),
    /** Number of reviews behind the score. */
    reviews: v.number(),
    /** A quote from a review, at most 90 characters, and how the review describes its author. */
    quote: v.optional(v.nullable(v.object({ text: v.pipe(v.string(), v.maxLength(90)), author: v.string() })), null),
    /** Place on the podium. */
    rank: v.optional(v.nullable(v.picklist([1, 2, 3])), null),
    /** Level of the heading with the name. */
    level: v.optional(v.picklist([2, 3]), 3),
    /** The promotions behind the card. */
    analytics: v.optional(v.array(serviceItem), []),
  }),
  events: {
    /** A visitor followed the link to the employer. */
    'top-employer-card:followed': v.object({ url: v.string() }),
  },
})
