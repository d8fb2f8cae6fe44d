import { defineContract } from '@firstrung/mount/contract'
import type { Text } from '@firstrung/mount/strings'
import * as v from 'valibot'

/**
 * A link to an employer's own site, through `/go/company/{id}`, which counts the click and redirects, so it works without
 * script. With script a dialog first names the site: "This opens haldenrail.example in a new tab." "Continue" opens the
 * site and sends an analytics event. "Save first" adds the employer to the shortlist; visitors who are not logged in see
 * the log-in dialog first. If the employer is saved already, there is no "Save first". A click that opens a new tab or
 * window skips the dialog and sends the same analytics event as "Continue".
 *
 * @example { "id": 12, "name": "Halden Rail", "site": "haldenrail.example" }
 */
export const contract = defineContract({
  name: 'company-redirect',
  mount: 'interaction',
  props: v.object({
    /** Id of the employer. */
    id: v.number(),
    /** Name of the employer. */
    name: v.string(),
    /** Host name of the employer's site, as shown in the dialog: "haldenrail.example". */
    site: v.string(),
    /** Text of the link. */
    label: v.optional(v.string(), 'Visit site' satisfies Text),
    /** Emphasis of the link. */
    kind: v.optional(v.picklist(['primary', 'secondary', 'tertiary']), 'secondary'),
  }),
  events: {
    /** A visitor opened the dialog. */
    'company-redirect:opened': v.object({ id: v.number() }),
    /** A visitor continued from the dialog to the employer's site. */
    'company-redirect:followed': v.object({ id: v.number() }),
  },
})
