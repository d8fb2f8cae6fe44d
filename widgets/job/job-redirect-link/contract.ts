import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * The way to an employer's application, as a button. It is a plain link to `/go/job/{id}`, where the server counts the
 * click, so it works without script. With script the event `job_redirect` goes to `dataLayer` before the browser
 * follows; where tag manager listens a link of the same tab waits until that has sent it, never longer than 300 ms. New
 * tabs, modifier keys and the middle button stay the browser's.
 *
 * @example { "id": 12 }
 */
export const contract = defineContract({
  name: 'job-redirect-link',
  mount: 'visible',
  props: v.object({
    /** The job. */
    id: v.number(),
    text: v.optional(v.string(), 'Apply on employer site'),
    /** Host of the employer's site, said below the button. */
    site: v.optional(v.nullable(v.string())),
    kind: v.optional(v.picklist(['primary', 'secondary', 'quiet']), 'primary'),
    wide: v.optional(v.boolean(), false),
    /** Leaves the page open behind. */
    newTab: v.optional(v.boolean(), true),
  }),
})
