import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Adds an employer to the shortlist or removes it. The default variant shows a bookmark with the word "Shortlist" at the
 * top of an employer's pages, from 768 px up. The `mobile` variant is a round bookmark over the cover picture and shows
 * below 768 px. A page can have both; they always show the same state. For a person who is logged in, the button becomes
 * a toggle with `aria-pressed` as soon as the page knows their saved items (topic `saved-items`). A visitor is asked to
 * log in, and the employer is saved straight after. Without script the widget is a link to the log-in page that does the
 * same.
 *
 * @example { "id": 12, "name": "Halden Rail" }
 */
export const contract = defineContract({
  name: 'shortlist',
  mount: 'visible',
  props: v.object({
    /** Id of the employer. */
    id: v.number(),
    /** Name of the employer. */
    name: v.string(),
    /** Path to return to after logging in; by default the current page. */
    returnTo: v.optional(v.string()),
    /** `word` shows the word beside the icon; `mobile` is the icon alone. */
    variant: v.optional(v.picklist(['word', 'mobile']), 'word'),
    /** The server's knowledge of the saved state, until the page knows the list of saved items. */
    saved: v.optional(v.boolean(), false),
  }),
  events: {
    /** Someone pressed the button; a visitor must log in before anything is saved. */
    'shortlist:toggled': v.object({ id: v.number(), saved: v.boolean() }),
  },
})
