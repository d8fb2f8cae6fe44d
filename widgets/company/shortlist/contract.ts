import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Puts an employer on the shortlist or takes it off. A bookmark: beside the word "Shortlist" in the head of an
 * employer's pages, or alone and round as the `mobile` variant, which lies on the cover and is shown below 768 px only,
 * where the first is hidden. Both on one page are right: they always say the same. For a person who is logged in it
 * becomes a toggle with `aria-pressed` as soon as the page knows what they have saved (topic `saved-items`); a visitor
 * is asked to log in, and the employer is saved straight after. Without script it is a link to the log-in page that does
 * so, and for a visitor its code comes only when they point at it or enter it.
 *
 * @example { "id": 12, "name": "Halden Rail" }
 */
export const contract = defineContract({
  name: 'shortlist',
  mount: 'interaction',
  props: v.object({
    /** The employer's id. */
    id: v.number(),
    /** The employer's name. */
    name: v.string(),
    /** Path to come back to after logging in; by default the page that the widget stands on. */
    returnTo: v.optional(v.string()),
    variant: v.optional(v.picklist(['word', 'mobile']), 'word'),
  }),
  events: {
    /** Somebody asked for it to change; a visitor is asked to log in first. */
    'shortlist:toggled': v.object({ id: v.number(), saved: v.boolean() }),
  },
})
