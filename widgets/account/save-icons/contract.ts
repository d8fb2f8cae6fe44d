import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * The save icon in the menu of an employer or a review: in lists of reviews, on the review's page, on cards. Several
 * stand on a page, one marker each. For a person who is logged in it becomes a toggle with `aria-pressed` as soon as the
 * page knows what they have saved (topic `saved-items`); a visitor is asked to log in, and the item is saved straight
 * after. Without script it is a link to the log-in page that does so, and for a visitor its code comes only when they
 * point at it or enter it.
 *
 * @example { "type": "reviews", "id": 34, "title": "Real work from week two" }
 */
export const contract = defineContract({
  name: 'save-icons',
  mount: 'interaction',
  props: v.object({
    type: v.picklist(['companies', 'reviews']),
    /** The id of the employer or review. */
    id: v.number(),
    /** What people call it; said in the name of the button and in messages. */
    title: v.string(),
    /** Path to come back to after logging in; by default the page that the widget stands on. */
    returnTo: v.optional(v.string()),
    /** Says "Save" beside the icon. */
    word: v.optional(v.boolean(), false),
  }),
  events: {
    /** Somebody asked for it to change; a visitor is asked to log in first. */
    'save-icons:toggled': v.object({
      type: v.picklist(['companies', 'reviews']),
      id: v.number(),
      saved: v.boolean(),
    }),
  },
})
