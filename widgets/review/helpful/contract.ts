import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Shows how many people found a review helpful, and lets a reader add or remove their vote. Without script it is a link
 * to the page with the equivalent form. With script one click is enough; a visitor is asked to log in, and the vote
 * follows.
 *
 * @example { "id": 34, "title": "Real work from week two", "count": 12 }
 */
export const contract = defineContract({
  name: 'helpful',
  mount: 'idle',
  props: v.object({
    /** The id of the review. */
    id: v.number(),
    /** Title of the review, for the name of the button. */
    title: v.string(),
    /** How many people found it helpful, including the reader. */
    count: v.optional(v.number(), 0),
    /** The signed-in reader is one of them. */
    voted: v.optional(v.boolean(), false),
  }),
  events: {
    /** The button was used; a visitor is asked to log in first. */
    'helpful:toggled': v.object({ id: v.number(), voted: v.boolean() }),
  },
})
