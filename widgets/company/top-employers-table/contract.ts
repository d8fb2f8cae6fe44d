import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * A list of employers by rank: change since the year before, score, reviews, who would recommend it, open jobs. On
 * phones each row is a card. It is a whole table without script; with script its columns sort, and those
 * who listen to the page are told how.
 *
 * A long list starts short with `show-more`: give the table the number of rows as `first`, and place
 * `{{ widget("show-more", { name: "top employers", list: "<id>-rows", first: 20, step: 20 }) }}` behind it.
 *
 * @example { "id": "overall", "caption": "Top employers of 2026", "rows": [{ "rank": 1, "name": "Halden Rail",
 *   "url": "/companies/halden-rail", "logo": null, "industry": "Logistics & transport", "score": 4.41, "reviews": 58,
 *   "recommend": 93, "openJobs": 4, "previousRank": 3 }] }
 */
export const contract = defineContract({
  name: 'top-employers-table',
  mount: 'visible',
  props: v.object({
    /** The body of the table carries the id `<id>-rows`. */
    id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
    /** What the table holds, for those who do not see the heading above it. */
    caption: v.string(),
    /** The year that changes are counted from; without it the list has no year before, and no row shows a change. */
    since: v.optional(v.number()),
    /** How many rows are shown before `show-more` shows the rest; 0 shows all. */
    first: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    rows: v.array(
      v.object({
        rank: v.number(),
        name: v.string(),
        url: v.string(),
        logo: v.nullable(v.string()),
        industry: v.nullable(v.string()),
        /** 1 to 5, shown with two decimals: neighbours often differ in the second. */
        score: v.number(),
        reviews: v.number(),
        /** Per cent who would recommend it; null when nobody said. */
        recommend: v.nullable(v.number()),
        openJobs: v.number(),
        /** Rank in the year before; null when the employer was not listed. */
        previousRank: v.optional(v.nullable(v.number())),
      }),
    ),
  }),
  events: {
    /** A visitor sorted the rows. */
    'top-employers-table:sorted': v.object({ by: v.string(), direction: v.picklist(['ascending', 'descending']) }),
  },
})
