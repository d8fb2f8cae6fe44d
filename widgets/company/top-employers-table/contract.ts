import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * A table of employers by rank, with the change since the year before, score, reviews, share of recommendations and open
 * jobs. On phones each row is a card. The table is complete without script; with script its columns can be sorted, and
 * the order is announced to screen readers.
 *
 * To shorten a long table with `show-more`, pass the number of rows to show as `first`, and place
 * `{{ widget("show-more", { name: "top employers", list: "<id>-rows", first: 20, step: 20 }) }}` after it.
 *
 * @example { "id": "overall", "caption": "Top employers of 2026", "rows": [{ "rank": 1, "name": "Halden Rail",
 *   "url": "/companies/halden-rail", "logo": null, "industry": "Logistics & transport", "score": 4.41, "reviews": 58,
 *   "recommend": 93, "openJobs": 4, "previousRank": 3 }] }
 */
export const contract = defineContract({
  name: 'top-employers-table',
  mount: 'visible',
  props: v.object({
    /** The table body gets the `id` `<id>-rows`. */
    id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
    /** Caption for screen readers. */
    caption: v.string(),
    /** The year that ranks are compared with; without it no row shows a change. */
    since: v.optional(v.number()),
    /** Number of rows to show before `show-more` shows the rest; 0 shows all. */
    first: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    /** Id of a `CompareForm` after the table: each row gets a checkbox for it. */
    compareForm: v.optional(v.string()),
    /** The employers by rank. */
    rows: v.array(
      v.object({
        rank: v.number(),
        name: v.string(),
        url: v.string(),
        logo: v.nullable(v.string()),
        industry: v.nullable(v.string()),
        /** From 1 to 5, shown with two decimals, because neighbouring ranks often differ only in the second. */
        score: v.number(),
        reviews: v.number(),
        /** Percentage of reviewers who would recommend the employer; null if none answered. */
        recommend: v.nullable(v.number()),
        openJobs: v.number(),
        /** Rank in the previous year; null if the employer was not listed. */
        previousRank: v.optional(v.nullable(v.number())),
      }),
    ),
  }),
  events: {
    /** A visitor sorted the rows. */
    'top-employers-table:sorted': v.object({ by: v.string(), direction: v.picklist(['ascending', 'descending']) }),
  },
})
