import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * The save icon of an employer or a review: in lists, on the page of the review, on cards. A page may hold several, one
 * marker each. For a logged-in user it is a toggle with `aria-pressed` as soon as the saved items are known (topic
 * `saved-items`); a visitor is asked to log in, and the item is saved straight after. Without script it is a link to the
 * log-in page, which does the same.
 *
 * @example { "type": "reviews", "id": 34, "title": "Real work from week two" }
 */
export const contract = defineContract({
  name: 'save-icons',
  mount: 'visible',
  props: v.object({
    /** Kind of the item. */
    type: v.picklist(['companies', 'reviews']),
    /** The id of the employer or review. */
    id: v.number(),
    /** Title of the item, for the name of the button and for messages. */
    title: v.string(),
    /** Path to return to after log-in; by default the current page. */
    returnTo: v.optional(v.string()),
    /** Shows the word "Save" beside the icon. */
    word: v.optional(v.boolean(), false),
    /** The server's knowledge of the saved state, until the page knows the list of saved items. */
    saved: v.optional(v.boolean(), false),
  }),
  events: {
    /** The button was used; a visitor is asked to log in first. */
    'save-icons:toggled': v.object({
      type: v.picklist(['companies', 'reviews']),
      id: v.number(),
      saved: v.boolean(),
    }),
  },
})
