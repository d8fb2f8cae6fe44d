import { defineContract } from '@firstrung/mount/contract'
import { jobCard } from '@firstrung/ui/contract'
import * as v from 'valibot'

/**
 * Replaces the job list of an employer that has no open jobs. It says when the employer's roles usually open and shows open
 * jobs at similar employers. "Email me about new placements" leads to the page that saves a search for the employer's
 * jobs, for visitors after log-in. "Shortlist Halden Rail" adds the employer to the shortlist, which sends no mail; visitors
 * are asked to log in first. Without script the button is a link to the log-in page that does the same. Without similar
 * jobs only the first part shows.
 *
 * @example { "id": 12, "name": "Halden Rail", "loginUrl": "/login?return=%2Fcompanies%2Fhalden-rail&save=companies-12" }
 */
export const contract = defineContract({
  name: 'company-jobs-fallback',
  mount: 'visible',
  props: v.object({
    /** Id of the employer. */
    id: v.number(),
    /** Name of the employer. */
    name: v.string(),
    /** URL of the log-in page, with the path to return to and the item to save. */
    loginUrl: v.string(),
    /** URL that saves a search for the employer's jobs. Without it the button is omitted. */
    followUrl: v.optional(v.nullable(v.string())),
    /** The months in which its roles usually open: "September and October". */
    opens: v.optional(v.nullable(v.string())),
    /** The employer was on the user's shortlist when the page was rendered. */
    saved: v.optional(v.boolean(), false),
    /** Open jobs at similar employers. */
    jobs: v.optional(v.array(jobCard), []),
    /** Page with more open jobs. */
    moreUrl: v.optional(v.string(), '/search-jobs'),
  }),
  events: {
    /** Someone pressed the button that adds or removes the employer. */
    'company-jobs-fallback:asked': v.object({ id: v.number() }),
  },
})
