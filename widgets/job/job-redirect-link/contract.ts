import { defineContract } from '@firstrung/mount/contract'
import type { Text } from '@firstrung/mount/strings'
import * as v from 'valibot'

/**
 * A link to an employer's application, as a button. It points to `/go/job/{id}`, where the server counts the click, so
 * it works without script. With script, `job_redirect` goes to `dataLayer` before the browser follows the link. If Tag
 * Manager is loaded, a link in the same tab waits until the event has been sent, for 300 ms at most. The browser handles
 * new tabs, modifier keys and the middle button.
 *
 * @example { "id": 12 }
 */
export const contract = defineContract({
  name: 'job-redirect-link',
  mount: 'visible',
  props: v.object({
    /** Id of the job. */
    id: v.number(),
    /** Text of the button. */
    text: v.optional(v.string(), 'Apply on employer site' satisfies Text),
    /** Hostname of the employer's site, shown below the button. */
    site: v.optional(v.nullable(v.string())),
    /** Emphasis of the button. */
    kind: v.optional(v.picklist(['primary', 'secondary', 'tertiary']), 'primary'),
    /** As wide as its surroundings. */
    wide: v.optional(v.boolean(), false),
    /** Opens in a new tab. */
    newTab: v.optional(v.boolean(), true),
  }),
})
