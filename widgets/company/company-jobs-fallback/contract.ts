import { defineContract } from '@firstrung/mount/contract'
import { jobCard } from '@firstrung/ui/contract'
import * as v from 'valibot'

/**
 * Stands where an employer's jobs would stand when it has none: says so, says when its roles usually open, offers to
 * keep it in sight, and shows what is open at similar employers. "Shortlist Halden Rail" asks a visitor to log in and
 * then puts the employer on the shortlist; for a person who is logged in the same button is the shortlist itself. It
 * promises no message when roles open, because none is sent. Without script it is a link to the log-in page that does
 * the same. Without similar jobs only the first part is shown.
 *
 * @example { "id": 12, "name": "Halden Rail", "loginUrl": "/login?return=%2Fcompanies%2Fhalden-rail&save=companies-12" }
 */
export const contract = defineContract({
  name: 'company-jobs-fallback',
  mount: 'visible',
  props: v.object({
    /** The employer's id. */
    id: v.number(),
    /** The employer's name. */
    name: v.string(),
    /** The log-in page, with the way back and what to save. */
    loginUrl: v.string(),
    /** When its roles open, as people say it: "September and October". */
    opens: v.optional(v.nullable(v.string())),
    /** Open jobs at similar employers. */
    jobs: v.optional(v.array(jobCard), []),
    /** Where there are more of them. */
    moreUrl: v.optional(v.string(), '/search-jobs'),
  }),
  events: {
    /** Somebody asked to shortlist the employer, or to take it off again. */
    'company-jobs-fallback:asked': v.object({ id: v.number() }),
  },
})
