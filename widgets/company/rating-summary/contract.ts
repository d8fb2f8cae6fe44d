import { defineContract } from '@firstrung/mount/contract'
import type { Text } from '@firstrung/mount/strings'
import * as v from 'valibot'

const score = v.nullable(v.number())

/**
 * An employer's rating: the overall score with the number of reviews, the share of reviewers who would recommend the
 * employer, the scores of three sections and a breakdown by stars. Each figure needs three reviews that answered. With fewer
 * than three reviews it shows "Not enough reviews yet" and no scores. "How this is worked out" links to the page that explains ratings; with script it opens a
 * dialog with the method and the questions of each section.
 *
 * @example { "count": 38, "overall": 4.2, "recommend": 91, "sections": { "role": 4.3, "company": 4, "culture": 4.4 },
 *   "stars": [{ "stars": 5, "count": 20 }], "methodUrl": "/faqs#faq-how-are-ratings-worked-out" }
 */
export const contract = defineContract({
  name: 'rating-summary',
  mount: 'visible',
  props: v.object({
    /** Text of the heading. */
    heading: v.optional(v.string(), 'Ratings' satisfies Text),
    /** Level of the heading. */
    level: v.optional(v.picklist([2, 3]), 2),
    /** Number of published reviews from the last four years; only these count. */
    count: v.number(),
    /** Average of the three section scores, shown with one decimal. */
    overall: score,
    /** Percentage of reviewers who would recommend the employer. */
    recommend: score,
    /** Average of each section, from 1 to 5; null below three answers. */
    sections: v.object({ role: score, company: score, culture: score }),
    /** Number of answers behind each figure, shown if not every review answered. */
    answered: v.optional(
      v.object({ role: v.number(), company: v.number(), culture: v.number(), recommend: v.number() }),
    ),
    /** Number of reviews per number of stars, and the URL that the bar links to. */
    stars: v.array(
      v.object({
        stars: v.picklist([1, 2, 3, 4, 5]),
        count: v.number(),
        url: v.optional(v.string()),
        current: v.optional(v.boolean()),
      }),
    ),
    /** Number of reviews older than four years: shown with a notice, not counted. */
    olderCount: v.optional(v.number(), 0),
    /** Page that lists the reviews. */
    reviewsUrl: v.optional(v.string()),
    /** Page that explains ratings. */
    methodUrl: v.string(),
    /** The questions of each section, with the average of their answers. */
    questions: v.optional(
      v.array(
        v.object({
          section: v.picklist(['role', 'company', 'culture']),
          question: v.string(),
          value: score,
          count: v.optional(v.number()),
        }),
      ),
      [],
    ),
  }),
  events: {
    /** A visitor opened the dialog. */
    'rating-summary:opened': v.object({}),
  },
})
