import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * The way to an employer's own site. It is a link to `/go/company/{id}`, which counts the click and leads on, so it
 * works without script. With script a dialog first names the site that opens: "This opens haldenrail.example in a new
 * tab." Continue opens it and tells analytics; Save first puts the employer on the visitor's shortlist, for those who
 * are not logged in by way of the log-in dialog. Where the employer is saved already, Save first is left out. A click
 * that asks for a new tab or window is followed at once, and told to analytics like Continue.
 *
 * @example { "id": 12, "name": "Halden Rail", "site": "haldenrail.example" }
 */
export const contract = defineContract({
  name: 'company-redirect',
  // Not `interaction`: a link to a new tab is never held back for a widget that is still on its way.
  mount: 'visible',
  props: v.object({
    /** The employer's id. */
    id: v.number(),
    /** The employer's name. */
    name: v.string(),
    /** Where the link leads in the end, as people read it: "haldenrail.example". */
    site: v.string(),
    /** What the link says. */
    label: v.optional(v.string(), 'Visit site'),
    kind: v.optional(v.picklist(['primary', 'secondary', 'tertiary']), 'secondary'),
  }),
  events: {
    /** A visitor opened the dialog. */
    'company-redirect:opened': v.object({ id: v.number() }),
    /** A visitor went on to the employer's site from the dialog. */
    'company-redirect:followed': v.object({ id: v.number() }),
  },
})
