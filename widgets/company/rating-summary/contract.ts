import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

const score = v.nullable(v.number())

/**
 * An employer's rating: the overall figure with its count, how many would recommend it, the three sections, and how
 * many reviews gave each number of stars. Below three reviews it says "Not enough reviews yet" and shows no figure.
 * "How this is worked out" is a link to the page that explains ratings; with script it opens a dialog with the method
 * and the questions behind each section.
 *
 * @example { "count": 38, "overall": 4.2, "recommend": 91, "sections": { "role": 4.3, "company": 4, "culture": 4.4 },
 *   "stars": [{ "stars": 5, "count": 20 }], "methodUrl": "/faqs#faq-how-are-ratings-worked-out" }
 */
export const contract = defineContract({
  name: 'rating-summary',
  mount: 'visible',
  props: v.object({
    heading: v.optional(v.string(), 'Ratings'),
    level: v.optional(v.picklist([2, 3]), 2),
    /** Published reviews of the last four years: those that count. */
    count: v.number(),
    /** Mean of the section means, shown with one decimal. */
    overall: score,
    /** Share of reviewers who would recommend it, in per cent. */
    recommend: score,
    sections: v.object({ role: score, company: score, culture: score }),
    /** How many reviews gave each number of stars, and where a click on the bar leads. */
    stars: v.array(
      v.object({
        stars: v.picklist([1, 2, 3, 4, 5]),
        count: v.number(),
        url: v.optional(v.string()),
        current: v.optional(v.boolean()),
      }),
    ),
    /** Reviews older than four years: shown with a notice, not counted. */
    olderCount: v.optional(v.number(), 0),
    /** Page that lists the reviews. */
    reviewsUrl: v.optional(v.string()),
    /** Page that explains ratings, followed when there is no script. */
    methodUrl: v.string(),
    /** The questions behind each section, with the mean of their answers. */
    questions: v.optional(
      v.array(v.object({ section: v.picklist(['role', 'company', 'culture']), question: v.string(), value: score })),
      [],
    ),
  }),
  events: {
    /** A visitor opened the dialog. */
    'rating-summary:opened': v.object({}),
  },
})
